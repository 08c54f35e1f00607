// How many articles of a day are sent to models, and how many of one source. Each is a message, three operations of the
// queue, and the free plan has 10,000 a day.

/** Calls of models that an article takes: its sentences, and their translation. */
export const CALLS_PER_ARTICLE = 2;

/** Messages beyond the calls of the day: articles that are tried again because no model answered them. */
const SPARE_MESSAGES = 100;

/** No source takes more of the day than one part in this many, whatever it publishes. */
const PARTS_OF_A_DAY = 4;

/** Messages that ask for summaries in a UTC day, with this many calls of models in it. */
export function messagesPerDay(callsPerDay: number): number {
  return callsPerDay <= 0 ? 0 : Math.ceil(callsPerDay / CALLS_PER_ARTICLE) + SPARE_MESSAGES;
}

/** Those of them that one of so many sources may have. */
export function messagesOfSource(callsPerDay: number, sources: number): number {
  if (sources <= 1) return messagesPerDay(callsPerDay);
  return Math.ceil(callsPerDay / CALLS_PER_ARTICLE / Math.min(sources, PARTS_OF_A_DAY));
}
