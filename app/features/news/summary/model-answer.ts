// What a model may fill in, and nothing else. Its answer is untrusted: it is parsed, cleaned, cut and clamped.

import * as z from "zod/mini";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import { advertises } from "~/features/news/core/rules/advertising";
import { clampScore } from "~/features/news/core/rules/score";
import { TAGS, type Tag } from "~/features/news/core/rules/tags";
import { cleanHtml } from "~/lib/clean-html";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { htmlToText } from "~/lib/html-to-text";
import { oneLine } from "~/lib/one-line";
import { parseJson } from "~/lib/parse-json";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { shortenSummaries, withoutMarkdown } from "./tidy-answer";

const ANSWER_TITLE_LIMIT = 160;
const ANSWER_NOTE_LIMIT = 240;

/** An answer with more characters cannot be right, so nothing of it is read. */
const ANSWER_LIMIT = 20_000;

export interface AnswerText {
  /** Plain text on one line. */
  readonly title: string;
  /** Clean HTML without links. */
  readonly summaryHtml: string;
  /** Plain text; null where the model had nothing to say. */
  readonly classNote: string | null;
}

export interface ModelAnswer {
  /** A language is missing when its title or summary is. */
  readonly texts: Partial<Record<WrittenLanguage, AnswerText>>;
  readonly tags: readonly Tag[];
  /** 0 to 100; null for what is no number. */
  readonly influenceScore: number | null;
  readonly educationRelevance: number | null;
}

const TEXT_JSON_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["title", "summary", "classNote"],
  properties: {
    title: { type: "string", description: "Headline in this language, sentence case, one line, no markup." },
    summary: { type: "string", description: "Two or three plain sentences in this language." },
    classNote: { type: "string", description: "One sentence: what this means for a teacher's class." },
  },
} as const;

/** The JSON schema that goes with the request. */
export const ANSWER_JSON_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: [...WRITTEN_LANGUAGES, "tags", "influence", "education"],
  properties: {
    ...Object.fromEntries(WRITTEN_LANGUAGES.map((language) => [language, TEXT_JSON_SCHEMA])),
    tags: { type: "array", items: { type: "string", enum: TAGS } },
    influence: { type: "integer", description: "0 to 100: how much this changes for people who use AI." },
    education: { type: "integer", description: "0 to 100: how much this matters to a school teacher." },
  },
} as const;

const text = z.pipe(
  z.string(),
  z.transform((value) => oneLine(withoutMarkdown(stripInvisibleCharacters(htmlToText(value))))),
);

/** A list of sentences stands for their text. */
const summary = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => withoutMarkdown(typeof value === "string" ? value : value.join(" "))),
);

const answerTextSchema = z.pipe(
  z.object({
    title: z.pipe(text, z.string().check(z.minLength(1))),
    summary: z.pipe(summary, z.string().check(z.refine((value) => htmlToText(value) !== ""))),
    classNote: z.nullish(text),
  }),
  // A model gives words, not addresses. Its links are removed and their text stays, because an article may have asked
  // the model for a link.
  z.transform(
    ({ title, summary, classNote }): AnswerText => ({
      title: truncateAtWord(title, ANSWER_TITLE_LIMIT),
      summaryHtml: stripInvisibleCharacters(cleanHtml(summary, { links: "none" })),
      classNote: noteOf(classNote ?? ""),
    }),
  ),
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

const answerSchema = z.looseObject({
  tags: z.optional(tags),
  influence: z.optional(score),
  education: z.optional(score),
});

export type ParsedAnswer =
  | { readonly ok: true; readonly answer: ModelAnswer }
  | { readonly ok: false; readonly detail: string };

/** The answer in a model's text. A fence or words around the JSON object are passed over. */
export function parseModelAnswer(reply: string): ParsedAnswer {
  if (reply.length > ANSWER_LIMIT) return { ok: false, detail: "the answer is too long" };
  const json = parseJsonObject(reply);
  if (json === undefined) return { ok: false, detail: "the answer is not a JSON object" };
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return { ok: false, detail: "the answer is not a JSON object" };
  const texts: ModelAnswer["texts"] = {};
  for (const language of WRITTEN_LANGUAGES) {
    const text = answerTextSchema.safeParse(parsed.data[language]);
    if (text.success) texts[language] = text.data;
  }
  if (Object.keys(texts).length === 0) return { ok: false, detail: "no language has a title and a summary" };
  return {
    ok: true,
    answer: {
      texts: shortenSummaries(texts),
      tags: parsed.data.tags ?? [],
      influenceScore: parsed.data.influence ?? null,
      educationRelevance: parsed.data.education ?? null,
    },
  };
}

function parseJsonObject(reply: string): unknown {
  const start = reply.indexOf("{");
  const end = reply.lastIndexOf("}");
  if (start === -1 || end < start) return undefined;
  const json = reply.slice(start, end + 1);
  // One absurd score, a line break within a text or a comma too many is no reason to lose the texts.
  const mended = json
    .replace(/[\r\n\t]+/g, " ")
    .replace(/:\s*-?(?:NaN|Infinity)\s*(?=[,}])/g, ": null")
    .replace(/,\s*(?=[}\]])/g, "");
  return parseJson(json) ?? parseJson(mended);
}

/** A note that sells something is left out: nothing in the article could be held against it. */
function noteOf(note: string): string | null {
  return note === "" || advertises(note) ? null : truncateAtWord(note, ANSWER_NOTE_LIMIT);
}
