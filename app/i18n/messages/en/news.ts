import type { LanguageTag } from "~/addresses/languages";
import type { TagFilter } from "~/features/news/core/rules/tags";

/** The news section; the archive and the pipeline have messages of their own. */
export const news = {
  heading: "AI news for teachers",
  lead: "What changed, in plain words, with a link to every source.",
  chipsLabel: "Topics",
  tags: {
    all: "All",
    ai: "AI",
    education: "Education",
    openai: "OpenAI",
    google: "Google",
    microsoft: "Microsoft",
    research: "Research",
    ethics: "Ethics",
    "influential-expert": "Expert voices",
    "international-event": "World events",
  } satisfies Record<TagFilter, string>,
  moreTags: (count: number) => `+${count}`,
  fetch: "Fetch Latest News",
  fetching: "Fetching News...",
  summarise: "Process AI Summaries",
  summarising: "Processing with AI...",
  refresh: "Refresh",
  badges: { "high-impact": "High Impact", "education-focus": "Education Focus" },
  sample: "Sample",
  sampleNotice:
    "These are sample articles that come with the site. They disappear as soon as a real source answers.",
  featured: "Featured",
  alsoIn: "Also in",
  sources: (count: number, first: string) => `${count} sources, first ${first}`,
  inLanguage: { en: "in English", "pt-BR": "in Portuguese" } satisfies Record<LanguageTag, string>,
  /** Beside a box that opens a text of which the card shows the beginning. */
  wholeText: "Show the whole text",
  classNote: "For your class",
  byModel: (name: string) => `Sentences of the source, chosen and shortened by ${name}`,
  byTranslator: (name: string) =>
    `Translated by ${name}; figures, dates and names compared with the original`,
  byExtract: "Extract from the source",
  bySource: "Text from the source",
  run: {
    started: "We are working on it. New articles and summaries will appear here shortly.",
    running: "We are already working on it. New articles and summaries will appear here shortly.",
    fresh: (minutes: number) =>
      minutes === 1
        ? "The news is up to date. You can fetch again in a minute."
        : `The news is up to date. You can fetch again in ${minutes} minutes.`,
    limited: "You have pressed that several times. Please wait a moment and try again.",
    failed: {
      fetch:
        "We could not fetch the news just now. The articles already here are still available. Please try again later.",
      summaries: "The summaries could not be processed. Please try again later.",
      refresh: "The news could not be refreshed. Please check your connection.",
    },
  },
  empty: {
    heading: "No news here yet",
    text: "The sources are read every hour. Try another topic, or come back a little later.",
    all: "Show all topics",
  },
  footer:
    "Summaries are written by a main AI model, with fallbacks to several others and, when none of them answers, an extract from the source. Each card says which.",
  archive: "All news",
  /** Stands before a date such as "20 Nov 2026, 10:07 UTC", which is shown where no script can count the minutes. */
  updatedOn: "Updated on",
  pipeline: "How the news gets here",
};

export type NewsMessages = typeof news;
