import type { Locale } from "~/addresses/languages";
import { DATA_LICENCE } from "~/content/open-data/licence";
import { DATA_QUESTIONS } from "~/content/open-data/questions.server";
import { DATA_SET_IDS } from "~/features/open-data/core/data-set";
import { listRecords } from "~/features/open-data/io/data-sets.server";

/** Data of the page of the open data: each set with its count, the licence, and the questions with their scripts. */
export function loadOpenData(origin: string, date: string, locale: Locale) {
  return {
    licence: DATA_LICENCE,
    date,
    sets: DATA_SET_IDS.map((id) => ({ id, count: listRecords(id, { origin, date }).length })),
    questions: DATA_QUESTIONS.map(({ id, ask, script }) => ({
      id,
      ask: ask[locale],
      script: script.replaceAll("{origin}", origin).replaceAll("{language}", locale),
    })),
  };
}
