// Types of the measurement of the summary check, as the pipeline's page shows it.
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";

/** Language of the article, and of the sentence. */
export type MeasuredKind = `${WrittenLanguage}-${WrittenLanguage}`;

/** Sentences in an article's own language first, then translations. */
export const MEASURED_KINDS: readonly MeasuredKind[] = [
  ...WRITTEN_LANGUAGES.map((language): MeasuredKind => `${language}-${language}`),
  ...WRITTEN_LANGUAGES.flatMap((language) =>
    WRITTEN_LANGUAGES.filter((other) => other !== language).map(
      (other): MeasuredKind => `${language}-${other}`,
    ),
  ),
];

/** Sentences, and how many of them the check refused. */
export interface KindCount {
  readonly sentences: number;
  readonly refused: number;
}

export interface CheckFigures {
  /** Days, ISO: of the latest article, and of the measurement. */
  readonly writtenOn: string;
  readonly measuredOn: string;
  /** Writers of the articles and of their true and false sentences, with the material they had seen. */
  readonly writers: readonly Readonly<Record<"articles" | "true" | "false", string>>[];
  readonly articles: number;
  /** True sentences that are refused fall back to the source's own, or to the original. */
  readonly counts: Readonly<Record<MeasuredKind, Readonly<Record<"true" | "false", KindCount>>>>;
}

/** The share that was refused, 0 to 1. */
export function toShare({ sentences, refused }: KindCount): number {
  return sentences === 0 ? 0 : refused / sentences;
}
