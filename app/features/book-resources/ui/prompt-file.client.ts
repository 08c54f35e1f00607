// For the browser alone: the Worker has no use for the library behind it.
export { promptFile } from "~/features/book-resources/core/prompt-document";
