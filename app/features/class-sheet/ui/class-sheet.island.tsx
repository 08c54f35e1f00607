import { Printer } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";
import { toPath } from "~/addresses/addresses";
import { listViewPath } from "~/addresses/list-views";
import { toSheetMessage } from "~/features/class-sheet/core/sheet-message";
import { parseSheetTitle, SHEET_TITLE_MAX } from "~/features/favourites/core/chosen-list";
import { classSheetMessages } from "~/i18n/messages/class-sheet";
import { controlsMessages } from "~/i18n/messages/controls";
import { documentMessages } from "~/i18n/messages/documents";
import { shareMessages } from "~/i18n/messages/share";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, useEarlyInput } from "~/ui/field";
import { FileButton } from "~/ui/file-button";
import { Icon } from "~/ui/icon";
import { changeQuery, usePageQuery } from "~/ui/page-query";
import { ShareActions } from "~/ui/share-actions";
import styles from "./class-sheet.module.css";
import { SheetItem, type SheetItemData } from "./sheet-item";

interface SheetHeadingProps {
  /** Stands where there is no title. */
  readonly pageTitle: string;
  /** As the address has it; "" when there is none. */
  readonly title: string;
  /** Every id of the address that is to be kept. */
  readonly ids: string;
}

/**
 * The title of the handout, typed in place. It shows at once, and goes into the address when the field loses the
 * focus.
 */
function SheetHeading({ pageTitle, title, ids }: SheetHeadingProps) {
  const text = useMessages(classSheetMessages);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(title);
  const [known, setKnown] = useState(title);
  // The address has changed: a link was followed, or the typed title has arrived in it.
  if (known !== title) {
    setKnown(title);
    setTyped(title);
  }

  // The browser may have restored a title after a reload, too.
  useEarlyInput(form, (input) => setTyped(String(input.get("title") ?? "")));

  function keepForm(filled: HTMLFormElement) {
    const entries = [...new FormData(filled)].map(([name, value]) => [name, String(value)]);
    changeQuery(new URLSearchParams(entries).toString(), "replace");
  }

  function keepTitle({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (currentTarget.value !== title && currentTarget.form !== null) keepForm(currentTarget.form);
  }

  return (
    <>
      <h1>{typed.trim() || pageTitle}</h1>
      <form
        ref={form}
        action={toPath("favourites", useLocale())}
        className={styles.form}
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          keepForm(event.currentTarget);
        }}
      >
        <input type="hidden" name="ids" value={ids} />
        <input type="hidden" name="view" value="sheet" />
        <Field
          name="title"
          label={text.title}
          hint={text.titleHint}
          maxLength={SHEET_TITLE_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keepTitle}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit" className={styles.withoutScript}>
          {text.setTitle}
        </Button>
      </form>
    </>
  );
}

interface AddByCodeProps {
  readonly title: string;
  readonly ids: string;
}

/** Adds an item to the sheet by the code under its QR code: the way that needs neither favourites nor script. */
function AddByCode({ title, ids }: AddByCodeProps) {
  const text = useMessages(classSheetMessages);
  return (
    <form action={toPath("favourites", useLocale())} className={styles.form} data-print="hide">
      {ids === "" ? null : <input type="hidden" name="ids" value={ids} />}
      <input type="hidden" name="view" value="sheet" />
      {title === "" ? null : <input type="hidden" name="title" value={title} />}
      <Field
        name="ids"
        label={text.addCode}
        hint={text.addCodeHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={styles.field}
      />
      <Button type="submit">{text.add}</Button>
    </form>
  );
}

export interface ClassSheetProps {
  /** The heading of a handout without a title. */
  readonly pageTitle: string;
  readonly items: readonly SheetItemData[];
  /** Notices about items of the link that the handout does not show. */
  readonly notices: readonly string[];
  readonly unknownIds: readonly string[];
  /** Configured origin of the site. */
  readonly origin: string;
}

/** A handout for paper and screen: a title, and for each item its code, its typed link and what it is. */
export default function ClassSheet({ pageTitle, items, notices, unknownIds, origin }: ClassSheetProps) {
  const text = useMessages(classSheetMessages);
  const title = parseSheetTitle(new URLSearchParams(usePageQuery()));
  const locale = useLocale();
  // Unknown ids stay in the link: they may come back.
  const ids = [...items.map(({ id }) => id), ...unknownIds];
  const hrefWith = (kept: readonly string[]) => listViewPath("sheet", locale, { ids: kept, title });

  return (
    <>
      <SheetHeading pageTitle={pageTitle} title={title} ids={ids.join(",")} />
      {notices.map((notice) => (
        <p key={notice} role="status" data-print="hide">
          {notice}
        </p>
      ))}
      {items.length === 0 ? (
        <p className="reading">{text.empty}</p>
      ) : (
        <SheetActions
          name={title || pageTitle}
          url={origin + hrefWith(ids)}
          bareUrl={origin + listViewPath("sheet", locale, { ids })}
          items={items}
          origin={origin}
        />
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <SheetItem key={item.id} item={item} withoutHref={hrefWith(ids.filter((id) => id !== item.id))} />
        ))}
      </ul>
      <AddByCode title={title} ids={ids.join(",")} />
    </>
  );
}

interface SheetActionsProps {
  readonly name: string;
  readonly url: string;
  /** The address without a typed title. */
  readonly bareUrl: string;
  readonly items: readonly SheetItemData[];
  readonly origin: string;
}

function SheetActions({ name, url, bareUrl, items, origin }: SheetActionsProps) {
  const text = useMessages(classSheetMessages);
  const documents = useMessages(documentMessages);
  const locale = useLocale();
  const share = useMessages(shareMessages);
  const common = useMessages(controlsMessages);
  const message = toSheetMessage({
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
      <FileButton
        label={documents.word}
        failedLabel={documents.failed}
        make={async () =>
          (await import("./sheet-file.client")).fileOfSheet({ locale, title: name, items }, origin, url)
        }
      />
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
