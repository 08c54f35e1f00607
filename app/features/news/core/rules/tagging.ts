// Tags an article by the rules. This is not in tags.ts, so that the rules stay out of the browser.
import type { SourceKind } from "~/features/news/core/article";
import { foldText } from "~/lib/fold-text";
import { listWords, type WordsByLanguage } from "~/lib/words-by-language";
import type { Tag } from "./tags";

/** Words and phrases, lower case without accents, matched as whole words; "*" stands for any ending. */
interface Phrases {
  readonly words?: WordsByLanguage;
  /** Products, people and events, written alike in every language. */
  readonly names?: readonly string[];
}

interface EarningWords extends Phrases {
  readonly tag: Tag;
  /** Words that also mean something else: they count beside a second word of AI or school alone. */
  readonly ambiguous?: readonly string[];
  /** Short forms that mean something else in small letters ("ia" is a verb in Portuguese). */
  readonly acronyms?: readonly string[];
}

export interface TagWords {
  readonly tags: readonly EarningWords[];
  /** Phrases in which such words mean something else; removed before matching. */
  readonly otherMeanings: Phrases;
}

/** Only the beginning of a long text says what it is about. */
const TEXT_READ = 2000;

interface TagRule {
  readonly tag: Tag;
  readonly words: RegExp;
  readonly ambiguous: RegExp | null;
  readonly acronyms: RegExp | null;
}

export interface TagRules {
  readonly rules: readonly TagRule[];
  readonly otherMeanings: RegExp;
}

/** The patterns of the word lists, made once for many articles. */
export function toTagRules({ tags, otherMeanings }: TagWords): TagRules {
  const rules = tags.map(({ tag, ambiguous, acronyms, ...phrases }) => ({
    tag,
    words: phrasePattern(phrases),
    ambiguous: ambiguous === undefined ? null : wordPattern(ambiguous),
    acronyms: acronyms === undefined ? null : new RegExp(`(?<![\\w.-])(?:${acronyms.join("|")})(?![\\w-])`),
  }));
  return { rules, otherMeanings: phrasePattern(otherMeanings) };
}

function phrasePattern({ words, names = [] }: Phrases): RegExp {
  return wordPattern([...(words === undefined ? [] : listWords(words)), ...names]);
}

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

/** Tags whose plain words show that an ambiguous word beside them is meant as one of AI or school. */
const SETTLING_TAGS: ReadonlySet<Tag> = new Set(["ai", "education", "openai", "google", "microsoft"]);

/**
 * The tags an article earns by its title, its categories, the beginning of its text and the kind of its source, in the
 * order of TAGS. A word that also means something else ("Gemini", "professor") counts beside a second word of AI or
 * school.
 */
export function listTags(
  { title, text, categories }: TaggableText,
  { rules, otherMeanings }: TagRules,
  kind?: SourceKind,
): Tag[] {
  const read = `${title}\n${categories.join("\n")}\n${text.slice(0, TEXT_READ)}`;
  const folded = foldText(read).replace(otherMeanings, " ");
  const isPlain = ({ words, acronyms }: TagRule) =>
    folded.search(words) !== -1 || (acronyms?.test(read) ?? false);
  const ambiguousIn = ({ ambiguous }: TagRule) => (ambiguous === null ? [] : (folded.match(ambiguous) ?? []));
  const named = new Set(rules.flatMap(ambiguousIn));
  const isBeside =
    rules.some((rule) => SETTLING_TAGS.has(rule.tag) && isPlain(rule)) ||
    named.size > 1 ||
    kind === "education";
  return rules
    .filter(
      (rule) =>
        isPlain(rule) ||
        (isBeside && ambiguousIn(rule).length > 0) ||
        (rule.tag === "education" && kind === "education") ||
        (rule.tag === "ai" && kind === "lab"),
    )
    .map(({ tag }) => tag);
}
