// A legal page, as it is written for each language and shown.

export type LegalBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalSection {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly intro: string;
  /** YYYY-MM; change it together with the text. */
  readonly lastChangedMonth: string;
  readonly sections: readonly LegalSection[];
}
