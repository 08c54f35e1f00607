import { FavouritesLink } from "~/features/favourites/ui/favourites-link";
import { SearchButton } from "~/features/search/ui/search-button";
import { SharePageButton } from "~/features/share/ui/share-page-button";
import { PageServices } from "~/islands/page-services";

/** The islands of every page, by the name that stands in the page: they come with the client itself. */
export const SHELL_ISLANDS = {
  "favourites-link": FavouritesLink,
  "page-services": PageServices,
  "search-button": SearchButton,
  "share-page-button": SharePageButton,
} as const;

/**
 * The others, each loaded by a page that has it. The build reads the file of each here (scripts/vite/islands-entry.ts).
 */
export const ISLANDS = {
  "archive-filters": () =>
    import("~/features/news/ui/archive-filters").then(({ ArchiveFilters }) => ArchiveFilters),
  "book-resource-list": () =>
    import("~/features/book-resources/ui/book-resource-list").then(
      ({ BookResourceList }) => BookResourceList,
    ),
  "card-controls": () => import("~/islands/card-controls").then(({ CardControls }) => CardControls),
  checklist: () => import("~/features/checklists/ui/checklist").then(({ Checklist }) => Checklist),
  "code-checker": () => import("~/features/bncc/ui/code-checker").then(({ CodeChecker }) => CodeChecker),
  "code-lookup": () => import("~/features/bncc/ui/code-lookup").then(({ CodeLookup }) => CodeLookup),
  "cost-calculator": () =>
    import("~/features/platforms/ui/cost-calculator").then(({ CostCalculator }) => CostCalculator),
  "course-list": () => import("~/features/courses/ui/course-search").then(({ CourseSearch }) => CourseSearch),
  "erase-kept": () => import("~/islands/erase-kept").then(({ EraseKept }) => EraseKept),
  "error-card": () => import("~/features/shell/ui/error-card").then(({ ErrorCard }) => ErrorCard),
  "favourites-page": () => import("~/islands/favourites-page").then(({ FavouritesPage }) => FavouritesPage),
  "footer-newsletter-form": () =>
    import("~/features/newsletter/ui/footer-newsletter-form").then(
      ({ FooterNewsletterForm }) => FooterNewsletterForm,
    ),
  "guarded-print": () => import("~/islands/guarded-print").then(({ GuardedPrint }) => GuardedPrint),
  "inline-newsletter-form": () =>
    import("~/features/newsletter/ui/inline-newsletter-form").then(
      ({ InlineNewsletterForm }) => InlineNewsletterForm,
    ),
  "kit-sheet": () => import("~/features/kit/ui/kit-sheet").then(({ KitSheet }) => KitSheet),
  "last-updated": () => import("~/features/news/ui/last-updated").then(({ LastUpdated }) => LastUpdated),
  "news-actions": () => import("~/features/news/ui/news-actions").then(({ NewsActions }) => NewsActions),
  "news-views": () => import("~/features/news/ui/news-views").then(({ NewsViews }) => NewsViews),
  "newsletter-dialog-button": () =>
    import("~/features/newsletter/ui/newsletter-dialog-button").then(
      ({ NewsletterDialogButton }) => NewsletterDialogButton,
    ),
  "offered-favourites": () =>
    import("~/features/favourites/ui/offered-favourites").then(({ OfferedFavourites }) => OfferedFavourites),
  "open-in": () => import("~/islands/guarded-open-in").then(({ GuardedOpenIn }) => GuardedOpenIn),
  "particle-background": () =>
    import("~/features/home/ui/particle-background").then(({ ParticleBackground }) => ParticleBackground),
  "payment-status": () =>
    import("~/features/donations/ui/payment-status").then(({ PaymentStatus }) => PaymentStatus),
  "pix-dialog-opener": () =>
    import("~/features/donations/ui/pix-dialog-opener").then(({ PixDialogOpener }) => PixDialogOpener),
  "pix-panel": () => import("~/features/donations/ui/pix-panel").then(({ PixPanel }) => PixPanel),
  "print-button": () => import("~/ui/print-button").then(({ PrintButton }) => PrintButton),
  "prompt-list": () =>
    import("~/islands/guarded-prompt-list").then(({ GuardedPromptList }) => GuardedPromptList),
  "prompt-workbench": () =>
    import("~/islands/prompt-workbench").then(({ PromptWorkbench }) => PromptWorkbench),
  "resource-list": () =>
    import("~/features/catalogue/ui/resource-list").then(({ ResourceList }) => ResourceList),
  "rule-filters": () => import("~/features/rules/ui/rule-filters").then(({ RuleFilters }) => RuleFilters),
  "school-kit": () => import("~/islands/school-kit").then(({ SchoolKit }) => SchoolKit),
  "search-report": () =>
    import("~/features/search/ui/search-report").then(({ SearchReport }) => SearchReport),
  "share-ways": () => import("~/features/share/ui/share-ways").then(({ ShareWays }) => ShareWays),
} as const;
