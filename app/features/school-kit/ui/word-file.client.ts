// For the browser alone: the Worker has no use for the library behind it.
export { wordFile } from "~/features/school-kit/core/word-file";
