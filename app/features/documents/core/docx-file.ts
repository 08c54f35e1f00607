// A document as a file that a browser can save. Import it on the click that asks for the file: the library behind it
// weighs more than a page.
import type { Paper } from "./document-path";
import type { PrintableDocument } from "./printable-document";
import { writeDocx } from "./write-docx";

/** The type by which systems know such a file. */
export const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The document as a DOCX file with its name; `address` is the page it came from. */
export async function docxFile(document: PrintableDocument, address: string, paper?: Paper) {
  const file = new Blob([await writeDocx(document, address, null, paper)], { type: DOCX_TYPE });
  return { file, name: `${document.fileName}.docx` };
}
