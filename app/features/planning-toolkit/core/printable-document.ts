// A document of the toolkit. Both the page and the file to download are made from this one structure.
import type { Locale } from "~/addresses/languages";

export type PrintableBlock =
  | { readonly kind: "paragraph"; readonly text: string }
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
    }
  | { readonly kind: "ticks"; readonly items: readonly string[] }
  /** A ready prompt, set apart so that it can be found and copied. */
  | { readonly kind: "prompt"; readonly text: string };

export interface PrintableSection {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  readonly heading: string;
  /** True where a new sheet should begin. */
  readonly startsPage: boolean;
  readonly blocks: readonly PrintableBlock[];
}

export interface PrintableDocument {
  readonly id: string;
  readonly locale: Locale;
  /** Name of the downloaded file, with its extension, ASCII only. */
  readonly fileName: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly PrintableSection[];
  /** Last line of the document: where it comes from and what may be done with it. */
  readonly footer: string;
}
