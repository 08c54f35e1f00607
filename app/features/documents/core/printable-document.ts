// A document to print or to edit: page, files and message are all made from this one structure.
import type { Locale } from "~/addresses/languages";

export type PrintableBlock =
  /** A heading below that of the section. */
  | { readonly kind: "heading"; readonly text: string }
  /** The label stands before the text, in bold. */
  | { readonly kind: "paragraph"; readonly text: string; readonly label?: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  /** Labelled writing lines, to be filled by hand. */
  | {
      readonly kind: "fields";
      readonly fields: readonly { readonly label: string; readonly lines: number }[];
    }
  /** A row may be shorter than the columns: its missing cells are left empty for writing. */
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Its first column holds a number or a word. */
      readonly first?: "narrow";
    }
  | { readonly kind: "ticks"; readonly items: readonly string[] }
  /** Cards to cut out, two to a row. */
  | { readonly kind: "cards"; readonly items: readonly string[] }
  /** A ready prompt, set apart so that it can be found and copied. */
  | { readonly kind: "prompt"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string }
  /** The QR code of an address, and below it the address as it is typed. */
  | { readonly kind: "code"; readonly url: string; readonly alt: string };

export interface PrintableSection {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  /** Empty where the blocks follow without one. */
  readonly heading: string;
  /** True where a new sheet should begin. */
  readonly startsPage: boolean;
  readonly blocks: readonly PrintableBlock[];
}

export interface PrintableDocument {
  readonly id: string;
  readonly locale: Locale;
  /** Name of the downloaded file without its ending, ASCII only. */
  readonly fileName: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly PrintableSection[];
  /** Last line of the document: where it comes from and what may be done with it. */
  readonly footer: string;
}

/** A section; its heading is empty where the blocks follow without one. */
export function toSection(
  id: string,
  heading: string,
  blocks: readonly PrintableBlock[],
  startsPage = false,
): PrintableSection {
  return { id, heading, startsPage, blocks };
}

/** A paragraph, with its label before it. */
export function toParagraph(text: string, label?: string): PrintableBlock {
  return { kind: "paragraph", text, label };
}

/** A list without numbers. */
export function toList(items: readonly string[]): PrintableBlock {
  return { kind: "list", ordered: false, items };
}
