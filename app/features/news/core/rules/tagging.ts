// Tags an article by the rules. This is not in tags.ts, so that the rules stay out of the browser.
import type { SourceKind } from "~/features/news/core/article";
import { foldText } from "~/lib/fold-text";
import { OTHER_MEANINGS, TAG_RULES } from "./tag-rules";
import type { Tag } from "./tags";

/** Only the beginning of a long text says what it is about. */
const TEXT_READ = 2000;

const COMPILED = TAG_RULES.map(({ tag, words, ambiguous, acronyms }) => ({
  tag,
  words: wordPattern(words),
  ambiguous: ambiguous === undefined ? null : wordPattern(ambiguous),
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

const MEANT_OTHERWISE = wordPattern(OTHER_MEANINGS);
const AI_WORDS = COMPILED.find(({ tag }) => tag === "ai");
const SCHOOL_WORDS = COMPILED.find(({ tag }) => tag === "education");
const PRODUCTS = COMPILED.filter(({ tag }) => tag === "openai" || tag === "google" || tag === "microsoft");

/** The text as the rules read it: folded, and without names that only look like those of a product. */
function withoutOtherMeanings(read: string): string {
  return foldText(read).replace(MEANT_OTHERWISE, " ");
}

/**
 * The tags an article earns by its title, its categories, the beginning of its text and the kind of its source, in the
 * order of TAGS. A word that also means something else ("Gemini", "professor") counts beside a second word of AI or
 * school.
 */
export function tagsOf({ title, text, categories }: TaggableText, kind?: SourceKind): Tag[] {
  const read = `${title}\n${categories.join("\n")}\n${text.slice(0, TEXT_READ)}`;
  const folded = withoutOtherMeanings(read);
  const isPlain = (rule: (typeof COMPILED)[number] | undefined) =>
    rule !== undefined && (folded.search(rule.words) !== -1 || (rule.acronyms?.test(read) ?? false));
  const ambiguousIn = ({ ambiguous }: (typeof COMPILED)[number]) =>
    ambiguous === null ? [] : (folded.match(ambiguous) ?? []);
  const named = new Set(COMPILED.flatMap(ambiguousIn));
  const isBeside =
    isPlain(AI_WORDS) ||
    isPlain(SCHOOL_WORDS) ||
    PRODUCTS.some(isPlain) ||
    named.size > 1 ||
    kind === "education";
  return COMPILED.filter(
    (rule) =>
      isPlain(rule) ||
      (isBeside && ambiguousIn(rule).length > 0) ||
      (rule.tag === "education" && kind === "education") ||
      (rule.tag === "ai" && kind === "lab"),
  ).map(({ tag }) => tag);
}
