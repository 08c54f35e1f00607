// Product decisions, "Languages and addresses": the one table of pages. Router, links, language switcher,
// canonical and hreflang links, sitemap, 404 hints and QR targets derive from it. It is pure data and must
// not import the route-config package: that would drag build code into the browser bundle.
import type { Locale } from "./languages";

/** Kinds of data that live pages show: articles, when they last came in, what is said of runs, the weekly digest. */
export type LiveData = "news" | "updates" | "runs" | "digest";

export interface PageRow {
  readonly id: string;
  /** Route module below app/routes, one for both locales or one for each. */
  readonly module: string | Readonly<Record<Locale, string>>;
  /** Paths per locale: the first is canonical, the rest are aliases that redirect to it. */
  readonly paths: Readonly<Record<Locale, readonly [string, ...string[]]>>;
  /** Query parameters the page understands; all others are dropped before it is rendered. */
  readonly query?: readonly string[];
  /** False for answers to one visitor and for payment data: never kept as a finished page. */
  readonly kept?: false;
  /** What of the database the page shows; the others change with a build, the configuration and the calendar. */
  readonly live?: readonly LiveData[];
  /** True for pages a visited device keeps for the time without a network: the book's pages and the handout. */
  readonly offline?: true;
  /** True for pages whose client is islands without router, data or static parts (app/islands): documents. */
  readonly islands?: true;
  /** True for pages a mail links to: their address holds a key, so they tell it to nobody and load nothing foreign. */
  readonly holdsToken?: true;
  /** False for pages about one visitor's own state or answer: kept out of the sitemap and of search engines. */
  readonly indexed?: false;
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
    paths: { en: [path], "pt-br": [`/pt-br${path}`] },
    ...traits,
  } as const satisfies PageRow;
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
 * A page printed in the book. Spec §2: chapters 3 and 5 are canonical with an underscore in English and with a
 * hyphen in Portuguese; the others are spelt alike. Any other spelling answers 301.
 */
function companion<const Id extends string>(
  id: Id,
  {
    en = id,
    module = "book-resources.tsx",
    query = [],
  }: { en?: string; module?: PageRow["module"]; query?: readonly string[] } = {},
) {
  const path = (prefix: string, slug: string) => `${prefix}/${slug}`;
  return {
    id,
    module,
    query: [...COMPANION_QUERY, ...query],
    offline: true,
    paths: {
      en: [path("", en), ...otherSpellings(en).map((slug) => path("", slug))],
      "pt-br": [path("/pt-br", id), ...otherSpellings(id).map((slug) => path("/pt-br", slug))],
    },
  } as const satisfies PageRow;
}

const RESOURCE_QUERY = ["q", "group", "category", "tag", "free", "pt", "pupils", "offer", "view"] as const;
const COMPANION_QUERY = ["q", "chapter", "category"] as const;
/** Pages about one visitor's own choice or answer. */
const PERSONAL = { indexed: false, kept: false } as const;
const LINKED_BY_MAIL = { ...PERSONAL, holdsToken: true, query: ["token"] } as const;

export const ROUTE_TABLE = [
  {
    id: "home",
    module: "home.tsx",
    // The aliases are what people type, or add, when they look for a front page.
    paths: { en: ["/", "/home", "/index.html"], "pt-br": ["/pt-br", "/pt-br/home", "/pt-br/index.html"] },
    live: ["news", "updates"],
    islands: true,
    query: ["tag", "run", "next"],
  },
  samePath("tools", "/tools", "tools.tsx", { query: RESOURCE_QUERY }),
  samePath("learn", "/learn", { en: "learn.en.tsx", "pt-br": "learn.pt-br.tsx" }, { query: ["q", "level"] }),
  samePath("certifications", "/certifications", "certifications.tsx", { query: RESOURCE_QUERY }),
  samePath("library", "/library", "library.tsx", { query: RESOURCE_QUERY }),
  samePath("videos", "/videos", "videos.tsx", { query: RESOURCE_QUERY }),
  samePath("about", "/about", "about.tsx"),
  samePath("book-resources", "/book-resources", "book-resources.tsx", {
    query: COMPANION_QUERY,
    offline: true,
  }),
  samePath("hub", "/hub", "hub.tsx"),
  samePath("news", "/news", "news.tsx", { live: ["news"], query: ["tag", "source", "q", "before", "after"] }),
  samePath("news-pipeline", "/news/pipeline", "news-pipeline.tsx", { live: ["news", "runs"] }),
  samePath("digest", "/digest", "digest.tsx", { live: ["digest"] }),
  samePath("digest-issue", "/digest/:issue", "digest-issue.tsx", { live: ["digest"] }),
  samePath("search", "/search", "search.tsx", { indexed: false, query: ["q", "page"] }),
  samePath("favourites", "/favourites", "favourites.tsx", {
    indexed: false,
    query: ["ids"],
    offline: true,
  }),
  samePath("kit", "/kit", "kit.tsx", { indexed: false, query: ["ids", "title"], offline: true }),
  samePath("resource", "/resources/:id", "resource.tsx"),
  samePath("contact", "/contact", "contact.tsx"),
  samePath("donate", "/donate", "donate.tsx", { kept: false, query: ["amount"] }),
  samePath("costs", "/costs", "costs.tsx"),
  samePath("privacy", "/privacy", "legal.tsx"),
  samePath("terms", "/terms", "legal.tsx"),
  samePath("cookies", "/cookies", "legal.tsx"),
  samePath("newsletter", "/newsletter", "newsletter.tsx", {
    ...PERSONAL,
    query: ["state", "reason"],
  }),
  samePath("newsletter-confirm", "/newsletter/confirm", "newsletter-confirm.tsx", LINKED_BY_MAIL),
  samePath("newsletter-unsubscribe", "/newsletter/unsubscribe", "newsletter-unsubscribe.tsx", LINKED_BY_MAIL),
  samePath("newsletter-refuse", "/newsletter/refuse", "newsletter-refuse.tsx", LINKED_BY_MAIL),
  samePath("newsletter-record", "/newsletter/record", "newsletter-record.tsx", LINKED_BY_MAIL),
  companion("platforms", {
    module: { en: "platforms.en.tsx", "pt-br": "platforms.pt-br.tsx" },
    query: ["platform", "seats", "months", "rate"],
  }),
  companion("chapter3-ex1", { en: "chapter3_ex1" }),
  companion("chapter3-ex2", { en: "chapter3_ex2" }),
  companion("chapter3-ex3", { en: "chapter3_ex3" }),
  companion("chapter3-ex4", { en: "chapter3_ex4" }),
  companion("chapter3-ex5", { en: "chapter3_ex5" }),
  companion("chapter3-ex6", { en: "chapter3_ex6" }),
  companion("chapter3-ex7", { en: "chapter3_ex7" }),
  companion("planning-toolkit", {
    module: { en: "planning-toolkit.en.tsx", "pt-br": "planning-toolkit.pt-br.tsx" },
  }),
  companion("chapter5-ex1", { en: "chapter5_ex1" }),
  companion("education-discounts"),
  companion("chapter6-ess-prompt"),
  companion("chapter6-bolt"),
  companion("chapter6-lovable"),
  companion("chapter6-base44"),
  companion("chapter6-create"),
  companion("chapter6-replit"),
  companion("chapter6-manus"),
  companion("chapter6-resources"),
  companion("ethics-resources"),
  companion("future-ready"),
] as const satisfies readonly PageRow[];

export type PageId = (typeof ROUTE_TABLE)[number]["id"];
