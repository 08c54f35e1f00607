/** The archive of the news: product decisions, "News". */
export const newsArchive = {
  search: "Search the news",
  placeholder: "A word of the title or the text",
  source: "Source",
  allSources: "All sources",
  apply: "Show",
  count: (total: number) => (total === 1 ? "1 article" : `${total} articles`),
  clear: "Clear All Filters",
  empty: {
    heading: "No articles found",
    text: "Try another word, source or topic.",
  },
  pages: {
    label: "Pages of the archive",
    page: (page: number) => `Page ${page}`,
    previous: "Newer",
    next: "Older",
  },
  feed: "RSS feed",
  originals: "We keep no copies: every title leads to the source.",
};

export type NewsArchiveMessages = typeof newsArchive;
