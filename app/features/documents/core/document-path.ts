// Where the files of the site's own documents are.
import { completeLocale, type PageLanguage } from "~/addresses/languages";

/** Papers that a file can be laid out for: most of the world prints on A4, North America on Letter. */
export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * The address of a document as a DOCX file. It exists in the built site alone: the build writes it, in complete languages;
 * an incomplete one has that of its source.
 */
export function documentPath(id: string, language: PageLanguage, paper: Paper = "a4"): string {
  return `/downloads/${id}.${completeLocale(language)}${paper === "a4" ? "" : `-${paper}`}.docx`;
}
