// Where the files of the site's own documents are.
import type { Locale } from "~/addresses/languages";

/** The address of a document as a DOCX file. It exists in the built site alone: the build writes it. */
export function documentPath(id: string, locale: Locale): string {
  return `/downloads/${id}.${locale}.docx`;
}
