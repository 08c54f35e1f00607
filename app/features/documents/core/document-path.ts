// Where the files of the site's own documents are.
import type { Locale } from "~/addresses/languages";

/** Papers that a file can be laid out for: most of the world prints on A4, North America on Letter. */
export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** The address of a document as a DOCX file. It exists in the built site alone: the build writes it. */
export function documentPath(id: string, locale: Locale, paper: Paper = "a4"): string {
  return `/downloads/${id}.${locale}${paper === "a4" ? "" : `-${paper}`}.docx`;
}
