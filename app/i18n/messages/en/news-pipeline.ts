import type { Locale } from "~/addresses/languages";
import type { CallFailure, CheckFailure } from "~/ai/core/model-port";
import type { DropReason } from "~/features/news/core/drop-reason";
import type { FeedProblemKind } from "~/features/news/core/feed/feed-problem";
import type { MeasuredKind } from "~/features/news/core/run/check-figures";
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
    unchanged: (count) => `${count} done already`,
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
      "Every source is asked on its own for what is new. If one fails it does not hold up the others, and we ask it less often until it answers again.",
      "A new article gets an extract, its topics and two scores, and is on the site at once.",
      "A language model chooses a few of the article’s sentences and shortens them; then one translates what is shown. If it does not answer, the next model is asked, and the silent one is left alone for up to an hour; if none answers, an extract from the source takes the place of a summary.",
      "Each sentence is compared with the article’s, or a translation with what it translates. What does not pass is replaced by the article’s own words.",
    ],
  },
  runs: {
    heading: "Latest runs",
    kinds: {
      fetch: { cron: "Hourly fetch", visitor: "Fetch requested by a visitor" },
      summaries: { cron: "Summaries", visitor: "Summaries requested by a visitor" },
    } satisfies Record<RunLine["kind"], Record<RunLine["trigger"], string>>,
    status: {
      started: "Running",
      completed: "Complete",
      partial: "Partial",
      failed: "Failed",
      abandoned: "Interrupted",
    } satisfies Record<RunStatus, string>,
    counts,
    nothing: { fetch: "no source was due", summaries: "no article was waiting" },
    took: (seconds: number) =>
      seconds < 60 ? many(seconds, "second", "seconds") : many(Math.round(seconds / 60), "minute", "minutes"),
  },
  sources: {
    heading: "Sources",
    count: (working: number, all: number) => `${working} of ${all} are answering.`,
    states: {
      failing: "Failing",
      silent: "Silent",
      waiting: "Not asked yet",
      working: "Working",
    } satisfies Record<SourceState, string>,
    lastAnswer: "last answer",
    noAnswer: "no answer so far",
    lastNew: (days: number) =>
      days === 0 ? "last news less than a day ago" : `last news ${many(days, "day", "days")} ago`,
    noNew: "no news so far",
    failures: (count: number) => many(count, "failure in a row", "failures in a row"),
    restsUntil: "not asked again before",
    dropped: "not shown",
    dropReasons: {
      "not-ai": "not about AI",
      year: "from an excluded year",
      source: "from an excluded source",
      title: "with a broken title",
      "unreadable-date": "without a date",
      "unsafe-link": "without a safe link",
    } satisfies Record<DropReason, string>,
    problems: {
      timeout: "no answer within 10 seconds",
      "too-large": "more than 5 MB",
      "too-many-redirects": "redirected too often",
      status: "the server answered with an error",
      refused: "the address is not allowed",
      network: "no connection",
      "not-a-feed": "the answer is not a feed",
      other: "the answer could not be read",
    } satisfies Record<FeedProblemKind, string>,
    languages: { en: "in English", "pt-br": "in Portuguese" } satisfies Record<Locale, string>,
  },
  check: {
    heading: "What this check catches, and what it does not",
    own: "In the article’s own language a sentence is shown only if it is a cut of one or two of the article’s sentences: its words, in their order, less parts that stand between punctuation marks, a named day, or an “and ...” at the end. A condition, an exception, a limit or who says it may not be left out. What is anything else is replaced by the article’s own sentence, and marked.",
    translated:
      "A translation is compared with the sentence that it translates: figures, units, currencies, dates, names, denials, words such as “only”, “may” or “before”, and whether somebody says it. What differs is asked for once more, then shown in the original language.",
    blind:
      "What such a comparison cannot see: a wrong ordinary word, or two ordinary people or things exchanged. “The grandparents teach the pupils” for “the pupils teach the grandparents” passes. So does a choice of true sentences that is one-sided. That is why every page of an article also has the source’s own sentences, one tap away.",
    none: "There are no figures yet: these rules are new, and nobody has measured them on articles that were written without knowing them.",
    lead: (articles: number) =>
      `Measured once, on ${articles} invented articles in both languages. Nobody who wrote them had seen the rules: one wrote the articles, a model that had nothing but this site’s request wrote the true sentences, and another wrote the false ones. Nothing is changed because of them; a later measurement needs new ones.`,
    written: "Written on",
    measured: "measured on",
    kind: "Sentences",
    falseOnes: "False, refused",
    trueOnes: "True, fell back",
    rows: {
      "en-en": "English, own language",
      "pt-pt": "Portuguese, own language",
      "en-pt": "English into Portuguese",
      "pt-en": "Portuguese into English",
    } satisfies Record<MeasuredKind, string>,
    share: (refused: number, sentences: number, percent: string) =>
      `${refused}\u00a0of\u00a0${sentences} (${percent})`,
    fellBack:
      "A true sentence that falls back is not lost: the article’s own sentence stands in for it, or the original for its translation.",
  },
  models: {
    heading: "Models",
    lead: "In the order they are asked, over the latest 50 summaries.",
    none: "No model is configured, so every summary is an extract from its source.",
    name: "Model",
    written: "Written",
    refused: "Refused",
    failed: "No answer",
    restsUntil: "Not asked again before",
    restReasons: {
      rejected: "it refused the request (key, model name or size)",
      timeout: "it did not answer in time",
      "rate-limited": "it has had too many requests",
      "server-error": "its server failed",
      network: "it could not be reached",
      budget: "the day's calls are used up",
    } satisfies Record<CallFailure, string>,
    extracts: (count: number) => `${many(count, "article has", "articles have")} an extract instead.`,
  },
  refused: {
    heading: "Refused summaries",
    none: "None of the latest summaries was refused.",
    reasons: {
      invalid: "the answer was in the wrong format",
      "wrong-language": "the answer was in the wrong language",
      ungrounded: "no sentence of the answer was like one of the article",
      changed: "a translation said something else than its original",
      "prompt-leak": "the answer repeated its instructions",
    } satisfies Record<CheckFailure, string>,
  },
  back: "All news",
};

export type NewsPipelineMessages = typeof newsPipeline;
