// The print contract: every code that stands in the book, one row each. The book cannot be recalled, so a row may
// be added, and what it leads to may change, but none may go and no spelling may change. Pages, addresses, short
// links, search entries and sitemap rows follow from these rows; tests/printed-addresses.txt remembers them all.

interface PrintedPage {
  /** Short code, id of the page and its slug. */
  readonly id: string;
  /** The slug at the plain path, where the book has another one. */
  readonly plainSlug?: string;
  /** True where the page has a module of its own. */
  readonly hasOwnModule?: true;
}

interface PrintedEntrance {
  readonly id: string;
  /** The page of the route table that the code opens. */
  readonly page: string;
}

/** Codes that open a page of their own, in the order of the book. */
export const PRINTED_PAGES = [
  { id: "platforms", hasOwnModule: true },
  { id: "chapter3-ex1", plainSlug: "chapter3_ex1" },
  { id: "chapter3-ex2", plainSlug: "chapter3_ex2" },
  { id: "chapter3-ex3", plainSlug: "chapter3_ex3" },
  { id: "chapter3-ex4", plainSlug: "chapter3_ex4" },
  { id: "chapter3-ex5", plainSlug: "chapter3_ex5" },
  { id: "chapter3-ex6", plainSlug: "chapter3_ex6" },
  { id: "chapter3-ex7", plainSlug: "chapter3_ex7" },
  { id: "planning-toolkit", hasOwnModule: true },
  { id: "chapter5-ex1", plainSlug: "chapter5_ex1" },
  { id: "education-discounts" },
  { id: "chapter6-ess-prompt" },
  { id: "chapter6-bolt" },
  { id: "chapter6-lovable" },
  { id: "chapter6-base44" },
  { id: "chapter6-create" },
  { id: "chapter6-replit" },
  { id: "chapter6-manus" },
  { id: "chapter6-resources" },
  { id: "ethics-resources" },
  { id: "future-ready" },
] as const satisfies readonly PrintedPage[];

/** Codes that open a page which exists for other reasons, too. */
export const PRINTED_ENTRANCES = [
  { id: "hub", page: "hub" },
  { id: "hub-tools", page: "tools" },
  { id: "hub-learn", page: "learn" },
  { id: "hub-library", page: "library" },
  { id: "companion", page: "book-resources" },
  { id: "about-book", page: "about" },
] as const satisfies readonly PrintedEntrance[];

type PrintedPageRow = (typeof PRINTED_PAGES)[number];
export type PrintedCodeId = PrintedPageRow["id"] | (typeof PRINTED_ENTRANCES)[number]["id"];

/** One row of the pages above, with every field that such a row may have. */
export type AnyPrintedPage<Id extends string = PrintedPageRow["id"]> = PrintedPage & { readonly id: Id };
