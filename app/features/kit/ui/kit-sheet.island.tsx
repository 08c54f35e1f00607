import { Printer } from "lucide-react";
import { pathOf } from "~/addresses/addresses";
import { parseKitTitle, toKitSearch } from "~/features/favourites/core/kit-link";
import { toKitMessage } from "~/features/kit/core/kit-message";
import { controlsMessages } from "~/i18n/messages/controls";
import { documentMessages } from "~/i18n/messages/documents";
import { kitMessages } from "~/i18n/messages/kit";
import { shareMessages } from "~/i18n/messages/share";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FileButton } from "~/ui/file-button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { usePageQuery } from "~/ui/page-query";
import { ShareActions } from "~/ui/share-actions";
import { AddByCode } from "./add-by-code";
import styles from "./kit.module.css";
import { KitHeading } from "./kit-heading";
import { KitItem, type KitItemData } from "./kit-item";
import { useKitFile } from "./use-kit-file";

export interface KitSheetProps {
  /** What a handout without a title is called. */
  readonly pageTitle: string;
  readonly items: readonly KitItemData[];
  /** What the link holds and the handout does not show, in words. */
  readonly notices: readonly string[];
  readonly unknownIds: readonly string[];
  /** Configured origin of the site. */
  readonly origin: string;
}

/** A handout for paper and screen: a title, and for each item its code, its typed link and what it is. */
export default function KitSheet({ pageTitle, items, notices, unknownIds, origin }: KitSheetProps) {
  const title = parseKitTitle(new URLSearchParams(usePageQuery()));
  const kitPath = pathOf("kit", useLocale());
  // What is not known today stays in the link: it may come back.
  const ids = [...items.map(({ id }) => id), ...unknownIds];
  const hrefWith = (kept: readonly string[]) => `${kitPath}?${toKitSearch(kept, title)}`;

  return (
    <div className="page section stack">
      <KitHeading pageTitle={pageTitle} title={title} ids={ids.join(",")} />
      {notices.map((notice) => (
        <p key={notice} role="status" data-print="hide">
          {notice}
        </p>
      ))}
      {items.length === 0 ? (
        <EmptyKit />
      ) : (
        <KitActions
          name={title || pageTitle}
          url={origin + hrefWith(ids)}
          bareUrl={`${origin}${kitPath}?${toKitSearch(ids, "")}`}
          items={items}
          origin={origin}
        />
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <KitItem key={item.id} item={item} withoutHref={hrefWith(ids.filter((id) => id !== item.id))} />
        ))}
      </ul>
      <AddByCode title={title} ids={ids.join(",")} />
    </div>
  );
}

interface KitActionsProps {
  readonly name: string;
  readonly url: string;
  /** The address without a typed title. */
  readonly bareUrl: string;
  readonly items: readonly KitItemData[];
  readonly origin: string;
}

function KitActions({ name, url, bareUrl, items, origin }: KitActionsProps) {
  const text = useMessages(kitMessages);
  const documents = useMessages(documentMessages);
  const makeFile = useKitFile(items, origin);
  const share = useMessages(shareMessages);
  const common = useMessages(controlsMessages);
  const message = toKitMessage({
    title: name,
    items: items.map((item) => item.title),
    links: [url, bareUrl],
    more: text.moreItems,
  });
  return (
    <div className="cluster" data-print="hide">
      <Button variant="action" data-client="" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {text.print}
      </Button>
      <FileButton label={documents.word} failedLabel={documents.failed} make={() => makeFile(name, url)} />
      <noscript>
        <p>{text.printWithoutScript}</p>
      </noscript>
      <ShareActions
        title={name}
        url={url}
        message={message ?? undefined}
        labels={{ ...share, copyRefused: common.copyRefused, newTab: common.newTab }}
      />
      {message === null ? <p>{text.tooLongForWhatsApp}</p> : null}
    </div>
  );
}

function EmptyKit() {
  const text = useMessages(kitMessages);
  const locale = useLocale();
  return (
    <EmptyState
      level={2}
      heading={text.empty}
      actions={
        <>
          <Link to={pathOf("favourites", locale)} className={buttonClass({ variant: "brand" })}>
            {text.favourites}
          </Link>
          <Link to={pathOf("tools", locale)} className={buttonClass()}>
            {text.browse}
          </Link>
        </>
      }
    >
      {text.emptyHint}
    </EmptyState>
  );
}
