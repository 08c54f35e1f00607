// Which tags an article earns. This is not in tags.ts, so that the rules stay out of the browser.
import { foldText } from "~/lib/fold-text";
import { TAG_RULES } from "./tag-rules";
import type { Tag } from "./tags";

/** Only the beginning of a long text says what it is about. */
const TEXT_READ = 2000;

const COMPILED = TAG_RULES.map(({ tag, words, acronyms }) => ({
  tag,
  words: wordPattern(words),
  acronyms: acronyms.length === 0 ? null : new RegExp(`(?<![\\w.-])(?:${acronyms.join("|")})(?![\\w-])`),
}));

/** A pattern that finds any of the words as whole words in folded text. */
export function wordPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replace(/\*/g, "\\w*"));
  return new RegExp(`(?<!\\w)(?:${alternatives.join("|")})(?!\\w)`, "g");
}

export interface TaggableText {
  readonly title: string;
  readonly text: string;
  readonly categories: readonly string[];
}

/** The tags an article earns by its title, its categories and the beginning of its text, in the order of TAGS. */
export function tagsOf({ title, text, categories }: TaggableText): Tag[] {
  const read = `${title}\n${categories.join("\n")}\n${text.slice(0, TEXT_READ)}`;
  const folded = foldText(read);
  return COMPILED.filter(
    ({ words, acronyms }) => folded.search(words) !== -1 || (acronyms?.test(read) ?? false),
  ).map(({ tag }) => tag);
}
