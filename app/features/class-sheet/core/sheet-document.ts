// The handout as a file to edit. It is loaded on the click that asks for one.
import type { Locale } from "~/addresses/languages";
import { docxFile } from "~/features/documents/core/docx-file";
import { type PrintableDocument, toParagraph, toSection } from "~/features/documents/core/printable-document";
import { toFileName } from "~/lib/file-name";

export interface HandoutItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Its kind, in a word. */
  readonly kind: string;
  /** The short link in the language of the handout. */
  readonly url: string;
  /** Text alternative of the code. */
  readonly codeAlt: string;
}

export interface Handout {
  readonly locale: Locale;
  readonly title: string;
  readonly items: readonly HandoutItem[];
  /** Where it comes from. */
  readonly footer: string;
}

/** A handout as a document: for each item its name, what it is, its code and its typed link. */
function toSheetDocument({ locale, title, items, footer }: Handout): PrintableDocument {
  return {
    id: "class-sheet",
    locale,
    fileName: toFileName(title, "class-sheet"),
    title,
    intro: "",
    sections: items.map(({ id, title: heading, description, kind, url, codeAlt }) =>
      toSection(id, heading, [toParagraph(description, kind), { kind: "code", url, alt: codeAlt }]),
    ),
    footer,
  };
}

/** The handout as a DOCX file; `address` is the page that shows it. */
export function sheetFile(handout: Handout, address: string) {
  return docxFile(toSheetDocument(handout), address);
}
