// An issue fits on one A4 sheet, however long it is: a usual one in a comfortable size, a long one in a small size.
import type { DigestIssue } from "./digest-issue";

/** Measured on paper: what fits on the sheet in the comfortable size, with some room left. */
const COMFORTABLE_CHARACTERS = 1700;
/** A new line of a prompt takes as much paper as this many characters. */
const LINE_CHARACTERS = 60;

/** The size in which an issue fits one A4. */
export function toPrintSize({
  news,
  items,
  prompt,
}: Pick<DigestIssue, "news" | "items" | "prompt">): "usual" | "small" {
  const texts = [
    ...news.flatMap(({ title, classNote, gist }) => [title, classNote ?? gist]),
    ...items.flatMap(({ title, description }) => [title, description]),
    prompt?.title ?? "",
    prompt?.prompt ?? "",
  ];
  const lines = prompt?.prompt.split("\n").length ?? 0;
  const characters = texts.reduce((sum, text) => sum + text.length, lines * LINE_CHARACTERS);
  return characters <= COMFORTABLE_CHARACTERS ? "usual" : "small";
}
