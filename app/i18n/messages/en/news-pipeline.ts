import type { Locale } from "~/addresses/languages";
import type { CheckFailure } from "~/ai/core/model-port";
import type { DropReason } from "~/features/news/core/drop-reason";
import type { FeedProblemKind } from "~/features/news/core/feed/feed-problem";
import type { RunCounts, RunLine, RunStatus, SourceState } from "~/features/news/core/run/pipeline-report";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

type RunCountTexts = Record<RunLine["kind"], Record<keyof RunCounts, (count: number) => string>>;

const counts: RunCountTexts = {
  fetch: {
    done: (count) => `${many(count, "source", "sources")} with news`,
    unchanged: (count) => `${count} without news`,
    failed: (count) => `${count} failed`,
    pending: (count) => `${many(count, "summary", "summaries")} left for later`,
    open: (count) => `${count} still to come`,
  },
  summaries: {
    done: (count) => `${many(count, "summary", "summaries")} written`,
    unchanged: (count) => `${count} done before`,
    failed: (count) => `${count} failed`,
    pending: (count) => `${count} left for later`,
    open: (count) => `${count} still to come`,
  },
};

/** The pipeline in the open: runs, sources, models, refused summaries. */
export const newsPipeline = {
  stale: "The last run was more than 48 hours ago, so the news may be out of date.",
  neverRan: "Nothing has run yet.",
  unreadable: {
    heading: "The records cannot be read at the moment",
    text: "The site works without them. Please try again in a few minutes.",
  },
  utc: "All times are UTC.",
  steps: {
    heading: "What happens every hour",
    items: [
      "Every source is asked on its own for what is new. One that fails holds up no other, and is asked less often until it answers again.",
      "A new article gets an excerpt, its topics and two scores, and is on the site at once.",
      "A language model writes title and summary in English and Portuguese. When it does not answer, the next one is asked; after the last one, an extract from the source stands in.",
      "Numbers, dates and names of a summary must occur in the article. When one does not, the summary is refused.",
    ],
  },
  runs: {
    heading: "Last runs",
    kinds: {
      fetch: { cron: "Hourly fetch", visitor: "Fetch asked for by a visitor" },
      summaries: { cron: "Summaries", visitor: "Summaries asked for by a visitor" },
    } satisfies Record<RunLine["kind"], Record<RunLine["trigger"], string>>,
    status: {
      started: "At work",
      completed: "Complete",
      partial: "Partial",
      failed: "Failed",
      abandoned: "Broken off",
    } satisfies Record<RunStatus, string>,
    counts,
    nothing: { fetch: "no source was due", summaries: "no article was waiting" },
    took: (seconds: number) =>
      seconds < 60 ? many(seconds, "second", "seconds") : many(Math.round(seconds / 60), "minute", "minutes"),
  },
  sources: {
    heading: "Sources",
    count: (working: number, all: number) => `${working} of ${all} answer.`,
    states: {
      failing: "Failing",
      silent: "Silent",
      waiting: "Not asked yet",
      working: "Working",
    } satisfies Record<SourceState, string>,
    lastAnswer: "last answer",
    noAnswer: "no answer so far",
    lastNew: (days: number) =>
      days === 0 ? "news within a day" : `last news ${many(days, "day", "days")} ago`,
    noNew: "no news so far",
    failures: (count: number) => many(count, "failure in a row", "failures in a row"),
    restsUntil: "not asked again before",
    dropped: "not shown",
    dropReasons: {
      "not-ai": "not about AI",
      year: "of a year left out",
      source: "of a source left out",
      title: "with a broken title",
      "unreadable-date": "without a date",
      "unsafe-link": "without a safe link",
    } satisfies Record<DropReason, string>,
    problems: {
      timeout: "no answer within 10 seconds",
      "too-large": "more than 5 MB",
      "too-many-redirects": "redirected too often",
      status: "the server answered with an error",
      refused: "the address may not be asked",
      network: "no connection",
      "not-a-feed": "the answer is not a feed",
      other: "the answer could not be read",
    } satisfies Record<FeedProblemKind, string>,
    languages: { en: "in English", "pt-br": "in Portuguese" } satisfies Record<Locale, string>,
  },
  models: {
    heading: "Models",
    lead: "In the order they are asked, over the last 200 summaries.",
    none: "No model is configured, so every summary is an extract from its source.",
    name: "Model",
    written: "Written",
    refused: "Refused",
    failed: "No answer",
    extracts: (count: number) => `${many(count, "article has", "articles have")} an extract instead.`,
  },
  refused: {
    heading: "Refused summaries",
    none: "None of the last summaries was refused.",
    reasons: {
      invalid: "the answer had the wrong form",
      "wrong-language": "the answer was in the wrong language",
      ungrounded: "the summary said what the source does not",
      "prompt-leak": "the answer repeated its instructions",
      inflated: "the summary was longer than its short source",
    } satisfies Record<CheckFailure, string>,
  },
  back: "All news",
};

export type NewsPipelineMessages = typeof newsPipeline;
