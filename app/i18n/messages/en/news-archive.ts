/** The archive of the news. */
export const newsArchive = {
  search: "Search the news by title or text",
  find: "Search",
  source: "Source",
  allSources: "All sources",
  apply: "Show",
  shown: {
    all: "All articles, newest first",
    tag: (tag: string) => `Topic: ${tag}, newest first`,
    source: (name: string) => `Articles from ${name}, newest first`,
    text: (text: string) => `Articles containing “${text}”, newest first`,
  },
  clear: "Clear All Filters",
  empty: {
    heading: "No articles found",
    text: "Try another word, source or topic.",
  },
  pages: {
    label: "Archive pages",
    newer: "Newer articles",
    older: "Older articles",
  },
  feed: "RSS feed",
  originals: "We keep no copies: every title leads to the source.",
};

export type NewsArchiveMessages = typeof newsArchive;
