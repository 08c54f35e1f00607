// For the browser alone: the Worker has no use for the library behind it.
export { docxFile } from "~/features/documents/core/docx-file";
