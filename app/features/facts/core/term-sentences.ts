// The sentences of a long text that facts about tools rest on, so that a person reads ten instead of four hundred.
import type { WrittenLanguage } from "~/addresses/languages";
import { splitSentences } from "~/lib/split-sentences";
import { truncateAtWord } from "~/lib/truncate-at-word";

export const TERM_TOPICS = ["date", "age", "guardians", "training", "retention", "price"] as const;
export type TermTopic = (typeof TERM_TOPICS)[number];
export type TermWords = Readonly<Record<WrittenLanguage, Readonly<Record<TermTopic, RegExp>>>>;

const LONGEST_SENTENCE = 400;

/** By topic, the sentences of a text that its words stand in, each once, in the order of the text. */
export function listTermSentences(text: string, words: TermWords[WrittenLanguage]) {
  const sentences = [...new Set(splitSentences(text))];
  return TERM_TOPICS.map((topic) => ({
    topic,
    sentences: sentences
      .filter((sentence) => words[topic].test(sentence))
      .map((sentence) => truncateAtWord(sentence, LONGEST_SENTENCE)),
  }));
}
