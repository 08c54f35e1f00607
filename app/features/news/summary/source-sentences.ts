// An article as the rules read it: its headline and the sentences of its text, with what each may do without.
import type { WrittenLanguage } from "~/addresses/languages";
import { splitSentences } from "~/lib/split-sentences";
import { listParts } from "./list-parts";
import { type ReadSentence, readSentence } from "./sentence-tokens";

export interface SourceArticle {
  readonly title: string;
  readonly text: string;
  readonly language: WrittenLanguage;
}

export interface SourceSentence extends ReadSentence {
  /** For each token the ends of the parts that begin with it and may be left out; read at the first question. */
  readonly listEnds: () => readonly (readonly number[])[];
}

/** The headline, then the sentences of the text: their places are the numbers that a prompt gives them. */
export function listSourceSentences({ title, text }: SourceArticle): readonly string[] {
  return [title, ...splitSentences(text)];
}

const READ = new WeakMap<SourceArticle, readonly SourceSentence[]>();

/** The same sentences read; an article is read once. */
export function readSource(article: SourceArticle): readonly SourceSentence[] {
  const known = READ.get(article) ?? listSourceSentences(article).map((text) => toSource(text, article));
  READ.set(article, known);
  return known;
}

function toSource(text: string, { language }: SourceArticle): SourceSentence {
  const sentence = readSentence(text);
  let ends: ReturnType<typeof listParts> | null = null;
  return {
    ...sentence,
    listEnds: () => {
      ends ??= listParts(sentence, language);
      return ends;
    },
  };
}
