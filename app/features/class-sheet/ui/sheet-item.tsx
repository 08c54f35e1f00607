import { KIND_HUE, resultFace } from "~/features/search/core/result-face";

import type { SearchResult } from "~/features/search/core/search-index";
import { classSheetMessages } from "~/i18n/messages/class-sheet";
import { kindsMessages } from "~/i18n/messages/kinds";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Face } from "~/ui/face";
import { Link } from "~/ui/navigation";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import styles from "./class-sheet.module.css";

export interface SheetItemData
  extends Pick<SearchResult, "id" | "kind" | "title" | "titleLang" | "face" | "description" | "path"> {
  /** The short link as it is typed. */
  readonly typedLink: string;
  /** The code of the short link, drawn into the page: an image might not be there yet when it is printed. */
  readonly code: { readonly size: number; readonly path: string };
}

interface SheetItemProps {
  readonly item: SheetItemData;
  /** Address of the sheet without this item. */
  readonly withoutHref: string;
}

/** One item of a handout: its code and link, what it is, and how to leave it out. */
export function SheetItem({ item, withoutHref }: SheetItemProps) {
  const text = useMessages(classSheetMessages);
  const kinds = useMessages(kindsMessages);
  const { kind, title, titleLang, description, path, typedLink, code } = item;
  const face = resultFace(item);
  return (
    <li className={styles.item}>
      <QrLabel typedLink={typedLink} className={styles.label}>
        <QrCode {...code} label={text.code(title)} />
      </QrLabel>
      <div className={styles.words} data-category={KIND_HUE[kind]}>
        {face === undefined ? null : <Face face={face} />}
        <Badge tone="category" category={KIND_HUE[kind]}>
          {kinds[kind]}
        </Badge>
        <h2 className={styles.title}>
          <Link to={path} lang={titleLang ?? undefined}>
            {title}
          </Link>
        </h2>
        <p>{description}</p>
        <p data-print="hide">
          <Link to={withoutHref} aria-label={text.removeItem(title)}>
            {text.remove}
          </Link>
        </p>
      </div>
    </li>
  );
}
