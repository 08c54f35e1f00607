// The one table of pages. Router, links, language switcher,
// canonical and hreflang links, sitemap, 404 hints and QR targets derive from it. It is pure data and must
// not import the route-config package: that would drag build code into the browser bundle.

import { FAVOURITES_PATH, SEARCH_PATH } from "./header-paths";
import {
  DEFAULT_LOCALE,
  forEachLocale,
  forEachPageLanguage,
  type Locale,
  type PageLanguage,
  pathInLanguage,
  type Texts,
  textIn,
} from "./languages";
import { LIST_QUERY } from "./list-views";
import { type AnyPrintedPage, PRINTED_PAGES } from "./printed-codes";
import {
  ACCESSIBILITY_PATH,
  CHANGES_PATH,
  DATA_PATH,
  FORMER_LANGUAGE_PARAMETER,
  HOW_WE_CHECK_PATH,
  MAY_WE_USE_PATH,
  RULES_PATH,
  SCHOOL_KIT_DOCUMENTS_PATH,
  SCHOOL_KIT_PATH,
  SHEET_PATH,
  STAFF_MEETING_PATH,
  UNPLUGGED_LESSON_PATH,
  UNPLUGGED_PATH,
} from "./translated-slugs";

/**
 * Kinds of data that live pages show: articles, the time of the last update, the log of the runs, and the weekly
 * digest.
 */
export type LiveData = "news" | "updates" | "runs" | "digest";

export interface PageRow {
  readonly id: string;
  /** Route module below app/routes, one for all languages or one for each. */
  readonly module: string | Readonly<Record<Locale, string>>;
  /** Paths per language: the first is canonical, the rest are aliases that redirect to it. */
  readonly paths: Readonly<Record<PageLanguage, readonly [string, ...string[]]>>;
  /** Query parameters the page understands; all others are dropped before it is rendered. */
  readonly query?: readonly string[];
  /** Addresses of pages that are views of this one now, in no language, each with the parameter that opens its view. */
  readonly former?: Readonly<Record<string, string>>;
  /** False for answers to one visitor and for payment data: never cached nor prerendered. */
  readonly kept?: false;
  /**
   * The kinds of data the page reads from the database. All other pages change only with a build, the configuration
   * and the calendar.
   */
  readonly live?: readonly LiveData[];
  /**
   * True for pages that a device keeps once they were visited, to be read without a network: the book's pages, the
   * prompts, the handout, the curriculum codes and the questions of the school kit.
   */
  readonly offline?: true;
  /** True for pages a mail links to: their address holds a key, so they tell it to nobody and load nothing foreign. */
  readonly holdsToken?: true;
  /** True for the author's own page: it exists for whom the guard lets in, and nothing public leads to it. */
  readonly guarded?: true;
  /** False for pages about one visitor's own state or answer: kept out of the sitemap and of search engines. */
  readonly indexed?: false;
  /** True for pages that the search finds by name; printed codes are found anyway. */
  readonly found?: true;
  /** True for pages with a preview picture of their own; printed codes have one anyway. */
  readonly picture?: true;
}

type Traits = Omit<PageRow, "id" | "module" | "paths">;

function samePath<const Id extends string>(
  id: Id,
  path: string,
  module: PageRow["module"],
  traits: Traits = {},
) {
  return {
    id,
    module,
    paths: forEachPageLanguage((language) => [pathInLanguage(path, language)] as const),
    ...traits,
  } as const satisfies PageRow;
}

/** A page whose path is a word of each language. In another's words, and under former paths, it leads there too. */
function speltPath<const Id extends string>(
  id: Id,
  spelt: Texts<string>,
  module: PageRow["module"],
  traits: Traits,
  former: readonly string[] = [],
) {
  const listPaths = (language: PageLanguage): readonly [string, ...string[]] => {
    const own = textIn(spelt, language);
    const others = [...new Set([...Object.values(spelt), ...former])].filter((path) => path !== own);
    return [pathInLanguage(own, language), ...others.map((path) => pathInLanguage(path, language))];
  };
  return { id, module, paths: forEachPageLanguage(listPaths), ...traits } as const satisfies PageRow;
}

/** A route module for each language. */
function perLanguage(name: string): PageRow["module"] {
  return forEachLocale((locale) => `${name}.${locale}.tsx`);
}

/** Every other way to write a companion code: each of its separators may be printed as hyphen or underscore. */
function otherSpellings(slug: string): string[] {
  const [head = "", ...rest] = slug.split(/[-_]/);
  if (rest.length === 0) return [];
  const tail = rest.join("-");
  const spellings = [`${head}-${tail}`, `${head}_${tail}`, `${head}_${rest.join("_")}`];
  return [...new Set(spellings)].filter((spelling) => spelling !== slug);
}

/**
 * The page of a printed code, open to every spelling of its slug: all but the canonical one answer 301. It must open
 * even while the Worker fails, so it is a file and understands no query.
 */
function printedPage<const Id extends string>({ id, plainSlug = id, hasOwnModule }: AnyPrintedPage<Id>) {
  const listPaths = (language: PageLanguage): readonly [string, ...string[]] => {
    const slug = language === DEFAULT_LOCALE ? plainSlug : id;
    const path = (spelling: string) => pathInLanguage(`/${spelling}`, language);
    return [path(slug), ...otherSpellings(slug).map(path)];
  };
  return {
    id,
    module: hasOwnModule === true ? `${id}.tsx` : "book-resources.tsx",
    offline: true,
    paths: forEachPageLanguage(listPaths),
  } as const satisfies PageRow;
}

const RESOURCE_QUERY = [
  "q",
  "group",
  "category",
  "tag",
  "free",
  "lang",
  "pupils",
  "offer",
  "noaccount",
  "notraining",
  "age",
  "view",
  FORMER_LANGUAGE_PARAMETER,
] as const;
const COMPANION_QUERY = [
  "q",
  "chapter",
  "category",
  "stage",
  "subject",
  "minutes",
  "equipment",
  "internet",
  "code",
] as const;
const RULES_QUERY = ["q", "country", "network", "uf", "stage", "kind"] as const;
const PROMPT_QUERY = ["q", "task", "stage", "subject", "minutes"] as const;
/** Pages that people look for and share by name. */
const MAIN = { found: true, picture: true } as const;
/** Pages about one visitor's own choice or answer. */
const PERSONAL = { indexed: false, kept: false } as const;
const LINKED_BY_MAIL = { ...PERSONAL, holdsToken: true, query: ["token"] } as const;

export const ROUTE_TABLE = [
  {
    id: "home",
    module: "home.tsx",
    // The aliases are what people type, or add, when they look for a front page.
    paths: forEachPageLanguage((language): readonly [string, ...string[]] => [
      pathInLanguage("/", language),
      pathInLanguage("/home", language),
      pathInLanguage("/index.html", language),
    ]),
    ...MAIN,
    live: ["news", "updates"],
    query: ["tag", "run", "next"],
  },
  samePath("tools", "/tools", "tools.tsx", { ...MAIN, query: RESOURCE_QUERY }),
  samePath("learn", "/learn", perLanguage("learn"), { ...MAIN, query: ["q", "level"] }),
  samePath("certifications", "/certifications", "resource-list.tsx", { ...MAIN, query: RESOURCE_QUERY }),
  samePath("library", "/library", "resource-list.tsx", { ...MAIN, query: RESOURCE_QUERY }),
  samePath("videos", "/videos", "resource-list.tsx", { ...MAIN, query: RESOURCE_QUERY }),
  samePath("about", "/about", "about.tsx", MAIN),
  samePath("book-resources", "/book-resources", "book-resources.tsx", {
    ...MAIN,
    query: COMPANION_QUERY,
    offline: true,
  }),
  samePath("prompts", "/prompts", "prompts.tsx", { ...MAIN, query: PROMPT_QUERY, offline: true }),
  samePath("hub", "/hub", "hub.tsx", MAIN),
  samePath("news", "/news", "news.tsx", {
    ...MAIN,
    live: ["news"],
    query: ["tag", "source", "q", "before", "after"],
  }),
  speltPath("how-we-check", HOW_WE_CHECK_PATH, "how-we-check.tsx", { found: true, live: ["news", "runs"] }, [
    "/news/pipeline",
    "/news/corrections",
  ]),
  samePath("news-article", "/news/:article", "news-article.tsx", { indexed: false, live: ["news"] }),
  samePath("digest", "/digest", "digest.tsx", { ...MAIN, live: ["digest"] }),
  samePath("digest-issue", "/digest/:issue", "digest-issue.tsx", { live: ["digest"] }),
  samePath("search", SEARCH_PATH, "search.tsx", { indexed: false, query: ["q", "page", "kind"] }),
  samePath("favourites", FAVOURITES_PATH, "favourites.tsx", {
    found: true,
    indexed: false,
    query: LIST_QUERY,
    offline: true,
    former: { "/compare": "view=compare", "/kit": "view=sheet" },
  }),
  samePath("resource", "/resources/:id", "resource.tsx"),
  samePath("contact", "/contact", "contact.tsx", { found: true }),
  samePath("donate", "/donate", "donate.tsx", { found: true, kept: false, query: ["amount"] }),
  samePath("bncc", "/bncc", "bncc.tsx", { ...MAIN, offline: true }),
  // Target of the form of the page above without script: a prerendered file takes no post.
  samePath("bncc-check", "/bncc/check", "bncc-check.tsx", { ...PERSONAL, query: ["problem"] }),
  speltPath("rules", RULES_PATH, "rules.tsx", { ...MAIN, query: RULES_QUERY }),
  speltPath("changes", CHANGES_PATH, "changes.tsx", { found: true }),
  speltPath("may-we-use", MAY_WE_USE_PATH, "may-we-use.tsx", {
    ...MAIN,
    query: ["tool", "age", "place", "account"],
  }),
  speltPath("school-kit", SCHOOL_KIT_PATH, "school-kit.tsx", { ...MAIN, offline: true }),
  // Target of the form of the page above without script.
  speltPath("school-kit-documents", SCHOOL_KIT_DOCUMENTS_PATH, "school-kit-documents.tsx", PERSONAL),
  speltPath("unplugged", UNPLUGGED_PATH, "unplugged.tsx", { ...MAIN, offline: true }),
  speltPath("unplugged-lesson", UNPLUGGED_LESSON_PATH, "handout.tsx", { offline: true }),
  // Sheets of the lessons, to print: for pupils, and answers in which they find the flaw.
  speltPath("sheet", SHEET_PATH, "handout.tsx", { indexed: false, offline: true }),
  speltPath("staff-meeting", STAFF_MEETING_PATH, "staff-meeting.tsx", {
    ...MAIN,
    query: ["lesson", "rule", "sheet"],
  }),
  samePath("costs", "/costs", "costs.tsx", { found: true }),
  samePath("privacy", "/privacy", "legal.tsx", { found: true }),
  samePath("terms", "/terms", "legal.tsx", { found: true }),
  samePath("cookies", "/cookies", "legal.tsx", { found: true }),
  // Neither is found by the search: who asks it about dyslexia or data wants a lesson, and the footer leads to both.
  speltPath("accessibility", ACCESSIBILITY_PATH, "legal.tsx", {}),
  speltPath("open-data", DATA_PATH, "open-data.tsx", {}),
  samePath("newsletter", "/newsletter", "newsletter.tsx", {
    ...PERSONAL,
    found: true,
    query: ["state", "reason"],
  }),
  samePath("newsletter-confirm", "/newsletter/confirm", "newsletter-confirm.tsx", LINKED_BY_MAIL),
  samePath("newsletter-unsubscribe", "/newsletter/unsubscribe", "newsletter-unsubscribe.tsx", LINKED_BY_MAIL),
  samePath("newsletter-refuse", "/newsletter/refuse", "newsletter-refuse.tsx", LINKED_BY_MAIL),
  samePath("newsletter-record", "/newsletter/record", "newsletter-record.tsx", LINKED_BY_MAIL),
  samePath("report", "/report", "report.tsx", { ...PERSONAL, query: ["about"] }),
  // Shown at `/r/{id}+` (workers/http/short-link.ts).
  samePath("code-target", "/leads-to/:code", "code-target.tsx", PERSONAL),
  samePath("desk", "/desk", "desk.tsx", {
    ...PERSONAL,
    guarded: true,
    query: ["part", "key", "id", "to", "said"],
  }),
  ...PRINTED_PAGES.map((row) => printedPage(row)),
  // Apart from the page of the platforms, which a printed code opens on a phone and which would weigh too much with it.
  samePath("platform-costs", "/platforms/costs", "platform-costs.tsx", {
    found: true,
    query: ["platform", "seats", "months", "rate"],
    offline: true,
  }),
  samePath("platform-checklist", "/platforms/checklist", "platform-checklist.tsx", {
    found: true,
    offline: true,
  }),
] as const satisfies readonly PageRow[];

export type PageId = (typeof ROUTE_TABLE)[number]["id"];
