// An article as the rules read it: its headline and the sentences of its text, with what each may do without.
import type { WrittenLanguage } from "~/addresses/languages";
import { splitSentences } from "~/lib/split-sentences";
import { listSpans, type Span } from "./list-spans";
import { type ReadSentence, readSentence } from "./sentence-tokens";

export interface SourceArticle {
  readonly title: string;
  readonly text: string;
  readonly language: WrittenLanguage;
}

export interface SourceSentence extends ReadSentence {
  /** The words it has. */
  readonly keys: ReadonlySet<string>;
  /** What may be left out, by the first token of it. */
  readonly listSpans: () => readonly (readonly Span[])[];
}

/** The headline, then the sentences of the text: their places are the numbers that a prompt gives them. */
export function listSourceSentences({ title, text }: SourceArticle): readonly string[] {
  return [title, ...splitSentences(text)];
}

const READ = new WeakMap<SourceArticle, readonly SourceSentence[]>();

/** The same sentences read; an article is read once. */
export function readSource(article: SourceArticle): readonly SourceSentence[] {
  const known = READ.get(article);
  if (known !== undefined) return known;
  const sentences = listSourceSentences(article).map((text) => {
    const sentence = readSentence(text);
    let spans: ReturnType<typeof listSpans> | null = null;
    return {
      ...sentence,
      keys: new Set(sentence.tokens.map(({ key }) => key)),
      listSpans: () => {
        spans ??= listSpans(sentence, article.language);
        return spans;
      },
    };
  });
  READ.set(article, sentences);
  return sentences;
}
