// For the browser alone: the Worker has no use for the library behind it.
export { kitFile } from "~/features/kit/core/kit-document";
