// For the browser alone: the Worker has no use for the library behind it.
import type { Locale } from "~/addresses/languages";
import { sheetFile } from "~/features/class-sheet/core/sheet-document";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { classSheetMessages } from "~/i18n/messages/class-sheet";
import { documentMessages } from "~/i18n/messages/documents";
import { kindsMessages } from "~/i18n/messages/kinds";
import type { SheetItemData } from "./sheet-item";

interface ShownSheet {
  readonly locale: Locale;
  readonly title: string;
  readonly items: readonly SheetItemData[];
}

/** The handout as a page shows it, as a file to edit; `origin` is that of its short links. */
export function fileOfSheet({ locale, title, items }: ShownSheet, origin: string, address: string) {
  const kinds = kindsMessages[locale];
  const handout = items.map(({ id, kind, title: name, description }) => ({
    id,
    title: name,
    description,
    kind: kinds[kind],
    url: shortLinkUrl(origin, id, locale),
    codeAlt: classSheetMessages[locale].code(name),
  }));
  return sheetFile({ locale, title, items: handout, footer: documentMessages[locale].origin }, address);
}
