import type { SearchKind } from "~/features/search/core/search-index";

/** What stands on the search page and not in the overlay. */
export const searchPage = {
  narrow: "Show only",
  everything: "Everything",
  kinds: {
    ai_tool: "AI tools",
    course: "Courses",
    certification: "Certifications",
    book: "Books",
    site: "Websites",
    youtube: "Videos",
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
