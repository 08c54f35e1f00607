import type { PrintableBlock, PrintableDocument } from "../app/features/documents/core/printable-document";

/** A document of one section with these blocks, for tests of what writes documents. */
export function sheet(
  blocks: readonly PrintableBlock[],
  overrides: Partial<PrintableDocument> = {},
): PrintableDocument {
  return {
    id: "sheet",
    locale: "en",
    fileName: "sheet",
    title: "Sheet",
    intro: "Print me.",
    sections: [{ id: "one", heading: "One", startsPage: false, blocks }],
    footer: "From a site.",
    ...overrides,
  };
}
