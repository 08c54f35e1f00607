import type { SearchKind } from "~/features/search/core/search-index";
import { categoryFilters } from "~/i18n/messages/en/catalogue";

/** What stands on the search page and not in the overlay. */
export const searchPage = {
  narrow: "Show only",
  everything: "Everything",
  kinds: {
    ...categoryFilters,
    companion: "Book and prompts",
    task: "Tasks",
    page: "Pages of this site",
    rule: "Rules",
  } satisfies Record<SearchKind, string>,
  examples: "For example:",
  /** Each of them finds something (tests/search-quality.test.ts). */
  exampleTexts: ["rubric", "lesson plan", "feedback", "free images", "dyslexia", "chapter 3"],
};

export type SearchPageMessages = typeof searchPage;
