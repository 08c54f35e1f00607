// For the browser alone: the Worker has no use for the library behind it.
export { sheetFile } from "~/features/may-we-use/core/sheet-document";
