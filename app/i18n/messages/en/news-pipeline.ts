import type { Locale } from "~/addresses/languages";
import type { CallFailure, CheckFailure } from "~/ai/core/model-port";
import type { DropReason } from "~/features/news/core/drop-reason";
import type { FeedProblemKind } from "~/features/news/core/feed/feed-problem";
import type { BrokenKind } from "~/features/news/core/run/check-figures";
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
      "A language model shortens the article to a title and a few sentences, in English and Portuguese, and is asked to keep the article’s own words. If it does not answer, the next model is asked, and the silent one is left alone for up to an hour; if none answers, an extract from the source takes the place of a summary.",
      "Each sentence of a summary must rest on a sentence or two of the article, nearly in the article’s words; they are kept beside it. Its names, numbers, dates and quotations must be found there, it may not reverse what they say, and a translation must agree with the sentence it translates. Otherwise the summary is refused, or loses the sentence.",
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
    lead: (known: number, fresh: number) =>
      `Measured on invented articles, in both languages: ${known} were known while the rules of the check were made, ${fresh} were written afterwards. The true sentences are what a language model answered to the request that this site sends, read against the article by another; the false ones are theirs with something wrong. Only the second column tells how the check does on news it has never seen. Last measured on`,
    kind: "What is wrong with the sentence",
    before: "Refused, known articles",
    after: "Refused, new articles",
    share: (refused: number, sentences: number, percent: string) =>
      `${refused}\u00a0of\u00a0${sentences} (${percent})`,
    kinds: {
      name: "A name that is not in the article",
      place: "Another place",
      number: "Another number",
      scale: "Thousand for million, million for billion",
      unit: "Another unit",
      currency: "Another currency",
      date: "Another date",
      quotation: "An invented quotation",
      address: "An address or an account name",
      instruction: "A request to the reader or to a model",
      invented: "A plain statement that the article does not make",
      negation: "A “not” dropped or added",
      hedge: "“May” turned into “will”",
      numbers: "Two numbers swapped",
      roles: "Who did it to whom, swapped",
      subject: "True, but of something else",
      direction: "Up for down, more for less",
    } satisfies Record<BrokenKind, string>,
    turned: "All reversals (the last six)",
    broken: "All false sentences",
    wronglyRefused: "True sentences, refused by mistake",
    missed: "misses the target",
    limits:
      "We want to refuse nine in ten false sentences, overall and of each simple kind, and six in ten reversals, and to stop no more than one true sentence in twenty. An invented fact costs the whole summary; a reversed sentence is only left out of it. What is not refused is published: the check sees words, not meaning, and overlooks some reversals and some plain statements that sound like the article. That is why the article’s own sentences are kept beside ours.",
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
      ungrounded: "the summary said something the source does not",
      "prompt-leak": "the answer repeated its instructions",
      inflated: "the summary was longer than its short source",
    } satisfies Record<CheckFailure, string>,
  },
  back: "All news",
};

export type NewsPipelineMessages = typeof newsPipeline;
