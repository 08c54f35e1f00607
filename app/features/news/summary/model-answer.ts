// Fields that a model may fill, and no others. Its answer is untrusted: it is parsed, made plain text, cut and clamped.
import * as z from "zod/mini";
import type { AnswerCheck, CheckResult, ModelPrompt } from "~/ai/core/model-port";
import { leaksInstructions } from "~/ai/core/prompt-leak";
import { clampScore } from "~/features/news/core/rules/score";
import { TAGS, type Tag } from "~/features/news/core/rules/tags";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { htmlToText } from "~/lib/html-to-text";
import { parseJson } from "~/lib/parse-json";
import { splitSentences } from "~/lib/split-sentences";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { oneLine } from "~/lib/typed-line";

/** An answer with more characters cannot be right, so nothing of it is read. */
const ANSWER_LIMIT = 20_000;

/** One sentence more than the prompt asks for: where a sentence ends is a guess. */
const MOST_SENTENCES = 4;
const NOTE_LIMIT = 240;

const EMPHASIS = /(\*\*|__)(?=\S)([^*_\n]+)\1/g;
const HEADING_OR_ITEM = /^[ \t]*(?:#{1,6}|[-*•]|\[?\d{1,2}[.)\]])[ \t]+/gm;

/** Without markup, and without the marks of Markdown that models put around what they were asked for. */
const text = z.pipe(
  z.string(),
  z.transform((value) => {
    const plain = htmlToText(value).replace(HEADING_OR_ITEM, "").replace(EMPHASIS, "$2");
    return oneLine(stripInvisibleCharacters(plain));
  }),
);

const wholeNumber = z.number().check(z.int());

/** An object, or the text alone. */
const sentence = z.pipe(
  z.transform((given) => (typeof given === "string" ? { text: given } : given)),
  z.object({ text, from: z.optional(z.catch(z.array(wholeNumber), [])) }),
);

/** A number, or digits in a string; anything else is not a score. */
const score = z.transform((value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? clampScore(number) : null;
});

const tags = z.transform((value: unknown): Tag[] => {
  const given = Array.isArray(value) ? value.slice(0, 50) : [];
  return TAGS.filter((tag) => given.includes(tag));
});

const summarySchema = z.pipe(
  z.object({
    sentences: z.array(sentence).check(z.minLength(1)),
    classNote: z.optional(z.catch(z.nullable(text), null)),
    tags: z.optional(tags),
    influence: z.optional(score),
    education: z.optional(score),
  }),
  z.transform(({ sentences, classNote, tags = [], influence = null, education = null }) => ({
    sentences: sentences
      .flatMap(({ text: given, from = [] }) => splitSentences(given).map((part) => ({ text: part, from })))
      .slice(0, MOST_SENTENCES),
    /** Plain text; null where the model had nothing to say. */
    classNote: classNote ? truncateAtWord(classNote, NOTE_LIMIT) : null,
    tags,
    /** 0 to 100; null for what is no number. */
    influenceScore: influence,
    educationRelevance: education,
  })),
);

/** The first of a number counts. */
const translationSchema = z.pipe(
  z.object({ translations: z.array(z.object({ number: wholeNumber, text })).check(z.minLength(1)) }),
  z.transform(({ translations }) => new Map(translations.reverse().map((one) => [one.number, one.text]))),
);

export type SummaryAnswer = z.output<typeof summarySchema>;
/** A sentence that a model gave, with the numbers of the sentences that it names for it. */
export type GivenSentence = Readonly<SummaryAnswer["sentences"][number]>;

/** The sentences of an answer, one by one; null without the JSON object that was asked for, fenced or among words. */
export function parseSummaryAnswer(reply: string): SummaryAnswer | null {
  return summarySchema.safeParse(parseJsonObject(reply)).data ?? null;
}

/** The translations of an answer by the numbers of their lines; null likewise. */
export function parseTranslationAnswer(reply: string): ReadonlyMap<number, string> | null {
  return translationSchema.safeParse(parseJsonObject(reply)).data ?? null;
}

function parseJsonObject(reply: string): unknown {
  const start = reply.indexOf("{");
  const end = reply.lastIndexOf("}");
  if (start === -1 || end < start || reply.length > ANSWER_LIMIT) return undefined;
  const json = reply.slice(start, end + 1);
  // One absurd score, a line break within a text or a comma too many is no reason to lose the texts.
  const mended = json
    .replace(/[\r\n\t]+/g, " ")
    .replace(/:\s*-?(?:NaN|Infinity)\s*(?=[,}])/g, ": null")
    .replace(/,\s*(?=[}\]])/g, "");
  return parseJson(json) ?? parseJson(mended);
}

/** The check of answers to a prompt: one that can be read and does not repeat the prompt is judged. */
export function createAnswerCheck<Answer, Value>(
  { system }: ModelPrompt,
  parse: (reply: string) => Answer | null,
  toWords: (answer: Answer) => string,
  judge: (answer: Answer) => CheckResult<Value>,
): AnswerCheck<Value> {
  return (reply) => {
    const answer = parse(reply);
    if (answer === null)
      return { ok: false, reason: "invalid", detail: "no JSON object as asked", partial: null };
    if (!leaksInstructions(toWords(answer), system)) return judge(answer);
    return { ok: false, reason: "prompt-leak", detail: "repeats the instructions", partial: null };
  };
}
