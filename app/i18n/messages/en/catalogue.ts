import type { LanguageTag } from "~/addresses/languages";
import type { ProviderMetaKey, ResourceCategory } from "~/features/catalogue/core/resource";
import { categories } from "~/i18n/messages/en/kinds";

export const categoryFilters = {
  ai_tool: "AI Tools",
  course: "Courses",
  certification: "Certifications",
  book: "Books",
  site: "Websites",
  youtube: "Videos",
} satisfies Record<ResourceCategory, string>;

const meta = {
  type: "Type",
  maker: "Maker",
  provider: "Provider",
  provider_kind: "Type of provider",
  platform: "Platform",
  author: "Author",
  publisher: "Publisher",
  year: "Year",
  isbn: "ISBN",
  organisation: "Organisation",
  form: "Format",
  channel: "Channel",
  duration: "Duration",
  pricing: "Price",
  key_features: "Main features",
  classroom_use: "In the classroom",
  care: "Take care",
  ai_relevance: "Why it matters (our opinion)",
  future_potential: "What may come (our opinion)",
} satisfies Record<ProviderMetaKey, string>;

/** Resource lists, cards, the detail drawer and the resource page. */
export const catalogue = {
  categories,
  categoryFilters,
  meta,
  list: {
    filters: "Filters",
    searchLabel: "Search resources",
    searchPlaceholder: "Search resources...",
    category: "Category",
    all: "All",
    needs: "What you need",
    tags: "Tags",
    showAllTags: "Show all tags",
    showLessTags: "Show less",
    view: "View",
    grid: "Grid",
    list: "List",
    results: "Results",
    count: (shown: number, total: number) => `Showing ${shown} of ${total} resources`,
    filtered: "Filtered",
    clear: "Clear All Filters",
    emptyTitle: "No resources found",
    emptyText: "Try fewer words, another tag, or start over with the whole list.",
  },
  /** The teacher's filters. Each keeps only what is known to meet it. */
  needs: {
    free: "Free",
    portuguese: "In Portuguese",
    pupils: "Pupils may use it",
    offer: "Education offer",
    noAccount: "No account needed",
    noTraining: "Does not train on what you type",
  },
  facts: {
    freePlan: "Free plan",
    free: "Free",
    portuguese: "In Portuguese",
  },
  details: {
    description: "Description",
    tags: "Tags",
    details: "Details",
    level: "Level",
    certificate: "Certificate",
    withCertificate: "Yes",
    withoutCertificate: "None found",
    language: "Language",
    languages: { en: "English", "pt-BR": "Portuguese" } satisfies Record<LanguageTag, string>,
    source: "Source",
    recheck:
      "These facts are more than 180 days old: confirm them on the maker's site before you rely on them.",
    paidPlans: "Its paid plans beside others, and a cost calculator:",
    platforms: "AI platforms side by side",
    visit: "Visit Resource",
    fullPage: "Open the full page",
    loadFailed:
      "The details could not be loaded. Open the full page, or check your connection and try again.",
    moreTags: (count: number) => `+${count}`,
    moreTagsSpoken: (count: number) => (count === 1 ? "and 1 more tag" : `and ${count} more tags`),
  },
  page: {
    breadcrumb: "You are here",
    qrTitle: "Hand it out",
    qrText: "Point a camera at the code, or type the link.",
    related: "Related",
  },
  tools: {
    counts: (tools: number, groups: number) => `${tools} tools in ${groups} categories`,
    groups: "Tool categories",
    allTools: "All Tools",
    liveDirectory: "See the live directory",
  },
};

export type CatalogueMessages = typeof catalogue;
