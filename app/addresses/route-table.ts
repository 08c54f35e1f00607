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
  /** Route module below app/routes, one for all languages or one for each; that of its id unless told otherwise. */
  readonly module?: string | Readonly<Record<Locale, string>>;
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

type Traits = Omit<PageRow, "id" | "paths">;

function samePath<const Id extends string>(id: Id, path: string, traits: Traits = {}) {
  return {
    id,
    paths: forEachPageLanguage((language) => [pathInLanguage(path, language)] as const),
    ...traits,
  } as const satisfies PageRow;
}

/** A page whose path is a word of each language. In another's words, and under former paths, it leads there too. */
function speltPath<const Id extends string>(
  id: Id,
  spelt: Texts<string>,
  traits: Traits,
  former: readonly string[] = [],
) {
  const listPaths = (language: PageLanguage): readonly [string, ...string[]] => {
    const own = textIn(spelt, language);
    const others = [...new Set([...Object.values(spelt), ...former])].filter((path) => path !== own);
    return [pathInLanguage(own, language), ...others.map((path) => pathInLanguage(path, language))];
  };
  return { id, paths: forEachPageLanguage(listPaths), ...traits } as const satisfies PageRow;
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
    ...(hasOwnModule === true ? {} : { module: "book-resources.tsx" }),
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
  samePath("tools", "/tools", { ...MAIN, query: RESOURCE_QUERY }),
  samePath("learn", "/learn", { module: perLanguage("learn"), ...MAIN, query: ["q", "level"] }),
  samePath("certifications", "/certifications", {
    module: "resource-list.tsx",
    ...MAIN,
    query: RESOURCE_QUERY,
  }),
  samePath("library", "/library", { module: "resource-list.tsx", ...MAIN, query: RESOURCE_QUERY }),
  samePath("videos", "/videos", { module: "resource-list.tsx", ...MAIN, query: RESOURCE_QUERY }),
  samePath("about", "/about", MAIN),
  samePath("book-resources", "/book-resources", {
    ...MAIN,
    query: COMPANION_QUERY,
    offline: true,
  }),
  samePath("prompts", "/prompts", { ...MAIN, query: PROMPT_QUERY, offline: true }),
  samePath("hub", "/hub", MAIN),
  samePath("news", "/news", {
    ...MAIN,
    live: ["news"],
    query: ["tag", "source", "q", "before", "after"],
  }),
  speltPath("how-we-check", HOW_WE_CHECK_PATH, { found: true, live: ["news", "runs"] }, [
    "/news/pipeline",
    "/news/corrections",
  ]),
  samePath("news-article", "/news/:article", { indexed: false, live: ["news"] }),
  samePath("digest", "/digest", { ...MAIN, live: ["digest"] }),
  samePath("digest-issue", "/digest/:issue", { live: ["digest"] }),
  samePath("search", SEARCH_PATH, { indexed: false, query: ["q", "page", "kind"] }),
  samePath("favourites", FAVOURITES_PATH, {
    found: true,
    indexed: false,
    query: LIST_QUERY,
    offline: true,
    former: { "/compare": "view=compare", "/kit": "view=sheet" },
  }),
  samePath("resource", "/resources/:id"),
  samePath("contact", "/contact", { found: true }),
  samePath("donate", "/donate", { found: true, kept: false, query: ["amount"] }),
  samePath("bncc", "/bncc", { ...MAIN, offline: true }),
  // Target of the form of the page above without script: a prerendered file takes no post.
  samePath("bncc-check", "/bncc/check", { ...PERSONAL, query: ["problem"] }),
  speltPath("rules", RULES_PATH, { ...MAIN, query: RULES_QUERY }),
  speltPath("changes", CHANGES_PATH, { found: true }),
  speltPath("may-we-use", MAY_WE_USE_PATH, {
    ...MAIN,
    query: ["tool", "age", "place", "account"],
  }),
  speltPath("school-kit", SCHOOL_KIT_PATH, { ...MAIN, offline: true }),
  // Target of the form of the page above without script.
  speltPath("school-kit-documents", SCHOOL_KIT_DOCUMENTS_PATH, PERSONAL),
  speltPath("unplugged", UNPLUGGED_PATH, { ...MAIN, offline: true }),
  speltPath("unplugged-lesson", UNPLUGGED_LESSON_PATH, { offline: true }),
  // Sheets of the lessons, to print: for pupils, and answers in which they find the flaw.
  speltPath("sheet", SHEET_PATH, { indexed: false, offline: true }),
  speltPath("staff-meeting", STAFF_MEETING_PATH, {
    ...MAIN,
    query: ["lesson", "rule", "sheet"],
  }),
  samePath("costs", "/costs", { found: true }),
  samePath("privacy", "/privacy", { module: "legal.tsx", found: true }),
  samePath("terms", "/terms", { module: "legal.tsx", found: true }),
  samePath("cookies", "/cookies", { module: "legal.tsx", found: true }),
  // Neither is found by the search: who asks it about dyslexia or data wants a lesson, and the footer leads to both.
  speltPath("accessibility", ACCESSIBILITY_PATH, { module: "legal.tsx" }),
  speltPath("open-data", DATA_PATH, {}),
  samePath("newsletter", "/newsletter", {
    ...PERSONAL,
    found: true,
    query: ["state", "reason"],
  }),
  samePath("newsletter-confirm", "/newsletter/confirm", LINKED_BY_MAIL),
  samePath("newsletter-unsubscribe", "/newsletter/unsubscribe", LINKED_BY_MAIL),
  samePath("newsletter-refuse", "/newsletter/refuse", LINKED_BY_MAIL),
  samePath("newsletter-record", "/newsletter/record", LINKED_BY_MAIL),
  samePath("report", "/report", { ...PERSONAL, query: ["about"] }),
  // Shown at `/r/{id}+` (workers/http/short-link.ts).
  samePath("code-target", "/leads-to/:code", PERSONAL),
  samePath("desk", "/desk", {
    ...PERSONAL,
    guarded: true,
    query: ["part", "key", "id", "to", "said"],
  }),
  ...PRINTED_PAGES.map((row) => printedPage(row)),
  // Apart from the page of the platforms, which a printed code opens on a phone and which would weigh too much with it.
  samePath("platform-costs", "/platforms/costs", {
    found: true,
    query: ["platform", "seats", "months", "rate"],
    offline: true,
  }),
  samePath("platform-checklist", "/platforms/checklist", {
    found: true,
    offline: true,
  }),
] as const satisfies readonly PageRow[];

export type PageId = (typeof ROUTE_TABLE)[number]["id"];

/** The route module of a page in a language, below app/routes. */
export function toModule({ id, module = `${id}.tsx` }: PageRow, locale: Locale): string {
  return typeof module === "string" ? module : module[locale];
}
