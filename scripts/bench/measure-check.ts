// Measures what the check of summaries refuses of sentences that were written without knowing its rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import type { CheckFigures, KindCount, MeasuredKind } from "~/features/news/core/run/check-figures";
import { findSentenceRefusal } from "~/features/news/summary/find-sentence-refusal";
import { findTranslationRefusal } from "~/features/news/summary/find-translation-refusal";

const text = z.string().check(z.minLength(1));
const day = z.iso.date();
const sentence = z.object({ text, kind: z.optional(text) });
const translation = z.object({ text, original: text, kind: z.optional(text) });

const fileSchema = z.object({
  writtenOn: day,
  writers: z.object({ articles: text, true: text, false: text }),
  articles: z.array(
    z.object({
      id: text,
      language: z.enum(WRITTEN_LANGUAGES),
      title: text,
      text,
      true: z.array(sentence),
      false: z.array(sentence),
      translations: z.object({
        true: z.array(translation),
        false: z.array(translation),
      }),
    }),
  ),
});

export type SampleFile = z.output<typeof fileSchema>;
type SampleArticle = SampleFile["articles"][number];

/** One judged sentence: what it is in truth, and the reason it was refused for. */
export interface JudgedSample {
  readonly article: string;
  /** Language of the article, and of the sentence. */
  readonly kind: `${WrittenLanguage}-${WrittenLanguage}`;
  readonly truth: "true" | "false";
  /** Kind of mistake in it; null where it is true. */
  readonly fault: string | null;
  readonly text: string;
  readonly refusal: string | null;
}

/** The files of articles in a folder. */
export function readSamples(folder: string): SampleFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => fileSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

/** Every sentence about an article with what the check says of it. */
export function judgeSamples(article: SampleArticle): JudgedSample[] {
  const { id, language, translations } = article;
  const others = WRITTEN_LANGUAGES.filter((other) => other !== language);
  const judge = (truth: "true" | "false"): JudgedSample[] => [
    ...article[truth].map(({ text, kind = null }) => {
      const refusal = findSentenceRefusal({ sentence: text, article });
      return { article: id, kind: `${language}-${language}` as const, truth, fault: kind, text, refusal };
    }),
    ...others.flatMap((other) =>
      translations[truth].map(({ text, original, kind = null }) => {
        const given = { translation: text, language: other, original, article };
        const refusal = findTranslationRefusal(given);
        return { article: id, kind: `${language}-${other}` as const, truth, fault: kind, text, refusal };
      }),
    ),
  ];
  return [...judge("true"), ...judge("false")];
}

/** The figures of some files, measured on a day; null without any article. */
export function measureCheck(files: readonly SampleFile[], measuredOn: string): CheckFigures | null {
  const articles = files.flatMap((file) => file.articles);
  const judged = articles.flatMap(judgeSamples);
  const count = (kind: string, truth: string): KindCount => {
    const some = judged.filter((one) => one.kind === kind && one.truth === truth);
    return { sentences: some.length, refused: some.filter(({ refusal }) => refusal !== null).length };
  };
  const both = (kind: MeasuredKind) => ({ true: count(kind, "true"), false: count(kind, "false") });
  const counts = {
    "en-en": both("en-en"),
    "pt-pt": both("pt-pt"),
    "en-pt": both("en-pt"),
    "pt-en": both("pt-en"),
  };
  const writtenOn = files
    .map((file) => file.writtenOn)
    .sort()
    .at(-1);
  if (writtenOn === undefined || articles.length === 0) return null;
  const writers = new Map(files.map(({ writers: some }) => [JSON.stringify(some), some]));
  return { writtenOn, measuredOn, writers: [...writers.values()], articles: articles.length, counts };
}
