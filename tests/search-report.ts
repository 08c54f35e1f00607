// Report of `npm run bench:search` (scripts/bench-search.mjs).
import { brotliCompressSync } from "node:zlib";
import { LOCALES, type Locale } from "~/addresses/languages";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import { listSearchEntries, searchSite } from "~/features/search/io/search-index.server";
import { type JudgedQuestion, measure, readQuestions } from "./search-judgements";

/** The lines of the report: for each language the index, then each part of the questions and all of them together. */
export function reportOn({ withWorst }: { readonly withWorst: boolean }): string[] {
  return LOCALES.flatMap((locale) => {
    const parts = readQuestions(locale);
    const entries = listSearchEntries(locale);
    const bytes = brotliCompressSync(Buffer.from(toSearchIndexFile(entries))).length;
    return [
      `${locale}: ${entries.length} entries, ${bytes} bytes compressed`,
      ...parts.flatMap((part, at) => describePart(locale, `part ${at + 1}`, part, withWorst)),
      ...describePart(locale, "together", parts.flat(), false),
    ];
  });
}

function describePart(
  locale: Locale,
  name: string,
  questions: readonly JudgedQuestion[],
  withWorst: boolean,
): string[] {
  const found = measure(questions, (text) => searchSite(locale, text).results.map(({ id }) => id));
  const share = (value: number) => value.toFixed(3);
  const figures = `success at 3: ${share(found.successAt3)}, nDCG at 8: ${share(found.ndcgAt8)}, empty: ${share(found.empty)}`;
  return [`  ${name}, ${questions.length} questions: ${figures}`, ...(withWorst ? found.worst : [])];
}
