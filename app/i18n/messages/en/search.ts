import type { ListPageId, SearchFilter } from "~/features/search/core/filters";

/** The search overlay and the search page. */
export const search = {
  heading: "Search",
  field: "Search tools, courses, books, videos, prompts and pages",
  placeholder: "Tool, subject or task",
  submit: "Search",
  quickActions: "Quick Actions",
  actions: {
    tools: "View All AI Tools",
    learn: "Browse Courses",
    library: "Check Library",
    videos: "Watch Videos",
  },
  results: "Results",
  didYouMean: "Did you mean",
  filters: {
    label: "Filtered lists",
    lists: {
      tools: "AI tools",
      library: "Library",
      videos: "Videos",
      certifications: "Certifications",
      "book-resources": "Book",
    } satisfies Record<ListPageId, string>,
    names: {
      free: "free",
      portuguese: "in Portuguese",
      pupils: "pupils may use it",
      offer: "education offer",
      noAccount: "no account needed",
    } satisfies Record<SearchFilter, string>,
  },
  last: {
    heading: "Your last searches",
    /** The searches are on this device and nowhere else. */
    clear: "Delete the last searches from this device",
  },
  noResults: "No results found",
  noResultsHint: "Try searching for different keywords or browse our categories.",
  /** Read aloud and shown; `shown` is less than `total` where a list is cut. */
  count: (shown: number, total: number) => {
    if (total === 1) return "1 result";
    return shown < total ? `${shown} of ${total} results` : `${total} results`;
  },
  allResults: (total: number) => `See all ${total} results`,
  loading: "Loading the search...",
  failed: "The search could not be loaded.",
  failedLink: "Use the search page instead",
  keys: "Arrow keys choose, Enter opens in a new tab, Esc closes.",
  slashKey: "Open the search with the / key",
  visit: "Visit",
  titleFor: (query: string) => `Search: ${query}`,
  startHint: "Type a word: a tool, a subject, a task. You can search in English or Portuguese.",
  pages: {
    label: "Pages of results",
    page: (page: number) => `Page ${page}`,
    previous: "Previous",
    next: "Next",
  },
};

export type SearchMessages = typeof search;
