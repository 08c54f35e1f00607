// Records in every state of their life, over every page that the route table knows and the files beside them.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { type PageId, ROUTE_TABLE } from "~/addresses/route-table";
import { STATUS_WORDS } from "~/content/record-words";
import { CODING_TOOLS } from "~/content/tools/coding-tools.server";
import type { RecordStatus } from "~/features/catalogue/core/record-status";

const advice = { en: "Use another one.", "pt-br": "Use outra." };

/** Tools with a printed code, each in one of the states: that all are walked at once keeps one graph of modules. */
interface Walked {
  readonly id: string;
  readonly code: PageId;
  readonly status?: RecordStatus;
  readonly hasEnded: boolean;
}
const WALKED: readonly Walked[] = [
  { id: "anything", code: "chapter6-create", hasEnded: false },
  {
    id: "lovable",
    code: "chapter6-lovable",
    status: { is: "moved", since: "2026-12-05", successor: { name: "lovable.example" }, advice },
    hasEnded: false,
  },
  {
    id: "manus",
    code: "chapter6-manus",
    status: { is: "renamed", since: "2026", was: "Zapotec", advice },
    hasEnded: false,
  },
  {
    id: "replit",
    code: "chapter6-replit",
    status: { is: "sold", since: null, successor: { name: "Acme" }, advice },
    hasEnded: false,
  },
  {
    id: "base44",
    code: "chapter6-base44",
    status: { is: "sold", since: null, successor: { name: "v0", id: "v0" }, advice },
    hasEnded: true,
  },
  { id: "bolt", code: "chapter6-bolt", status: { is: "gone", since: "2026-12", advice }, hasEnded: true },
];
const STATUS_OF = new Map(WALKED.map(({ id, status }) => [id, status]));

/** Duties of a page with a record that ended. */
type Conduct = "says it" | "leaves it out";
type Load = (locale: Locale) => unknown;

const query = (id: PageId, locale: Locale, search: string) =>
  new Request(`https://site.example${toPath(id, locale)}${search}`);

/** The data of every page that names tools, and what it does with one that ended. The others name no record. */
async function loadSurfaces({
  id: ID,
  code,
}: Walked): Promise<Partial<Record<PageId | "json" | "kit file" | "digest mail", readonly [Conduct, Load]>>> {
  const { findResource } = await import("~/features/catalogue/io/catalogue.server");
  const { loadResourcePage } = await import("~/features/catalogue/io/resource-page.server");
  const { loadResourceList } = await import("~/page-parts/resource-list.server");
  const { searchSite } = await import("~/features/search/io/search-index.server");
  const { loadListView } = await import("~/page-parts/chosen-list.server");
  const { loadMayWeUse } = await import("~/page-parts/may-we-use-data.server");
  const { getKit } = await import("~/features/school-kit/io/kit.server");
  const { findCodeLanding } = await import("~/page-parts/companion-data.server");
  const { listShownChanges } = await import("~/features/changes/io/shown-changes.server");
  const { listItems } = await import("../workers/jobs/digest");
  const { loadHub } = await import("~/page-parts/hub-data.server");
  const page = (id: string) => (locale: Locale) => {
    const resource = findResource(id, locale);
    return resource === null ? null : loadResourcePage(resource, locale);
  };
  const view = (search: string) => (locale: Locale) =>
    loadListView(new URLSearchParams(search), locale, "https://site.example");
  const lesson = (id: PageId): readonly [Conduct, Load] => [
    id === code ? "says it" : "leaves it out",
    (locale) => {
      const landing = findCodeLanding(id, locale);
      return landing === null ? null : [landing.tool, landing.lesson?.tools];
    },
  ];
  return {
    resource: ["says it", page(ID)],
    json: ["says it", page(ID)],
    tools: [
      "leaves it out",
      (locale) => loadResourceList({ request: query("tools", locale, "") }, "tools", ["tools"]),
    ],
    search: ["says it", (locale) => searchSite(locale, ID)],
    favourites: [
      "says it",
      (locale) =>
        [view(`view=sheet&ids=${ID}`), view(`view=compare&ids=${ID}`), view(`view=list&ids=${ID}`)].map(
          (load) => load(locale),
        ),
    ],
    "may-we-use": [
      "says it",
      (locale) => loadMayWeUse(new URLSearchParams(`tool=${ID}&age=13&place=br&account=own`), locale),
    ],
    "school-kit": ["says it", (locale) => getKit(locale).tools],
    changes: ["says it", (locale) => listShownChanges(new Date("2026-12-31"), locale)],
    hub: ["says it", loadHub],
    "digest mail": ["leaves it out", (locale) => listItems(locale)],
    ...Object.fromEntries(PRINTED_PAGES.map(({ id }) => [id, lesson(id)])),
  };
}

/** Pages whose loaders name no tool of the catalogue, or only such as the author picks by hand for them. */
const NAME_NONE: readonly PageId[] = [
  ...([
    "home",
    "learn",
    "certifications",
    "library",
    "videos",
    "about",
    "book-resources",
    "prompts",
  ] as const),
  ...([
    "news",
    "how-we-check",
    "news-article",
    "digest",
    "digest-issue",
    "contact",
    "donate",
    "bncc",
  ] as const),
  ...(["bncc-check", "rules", "school-kit-documents", "costs", "privacy", "terms", "cookies"] as const),
  ...(["newsletter", "newsletter-confirm", "newsletter-unsubscribe", "newsletter-refuse"] as const),
  ...(["newsletter-record", "platform-costs", "platform-checklist", "accessibility", "open-data"] as const),
  ...(["unplugged", "unplugged-lesson", "sheet", "staff-meeting", "report", "code-target", "desk"] as const),
];

/** The titles by which data names the record: those beside its id or its path, whatever the key. */
function titlesIn(value: unknown, ID: string, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => titlesIn(one, ID, locale));
  if (typeof value !== "object" || value === null) return [];
  const { id, path, title, name } = value as Record<string, unknown>;
  const isMeant = id === ID || path === toPath("resource", locale, { id: ID });
  const own = isMeant ? [title ?? name].filter((text) => typeof text === "string") : [];
  return [...own, ...Object.values(value).flatMap((one) => titlesIn(one, ID, locale))];
}

beforeAll(() => {
  vi.resetModules();
  vi.doMock("~/content/tools/coding-tools.server", () => ({
    CODING_TOOLS: CODING_TOOLS.map((tool) =>
      STATUS_OF.has(tool.id) ? { ...tool, status: STATUS_OF.get(tool.id) } : tool,
    ),
  }));
});
afterAll(() => {
  vi.doUnmock("~/content/tools/coding-tools.server");
  vi.resetModules();
});

function getTitle({ id, status }: Walked, locale: Locale): string {
  const plain = CODING_TOOLS.find((tool) => tool.id === id)?.title;
  return status === undefined ? `${plain}` : `${plain} (${STATUS_WORDS[locale].behindTitle(status)})`;
}

const CASES = WALKED.flatMap((walked) =>
  LOCALES.map((locale) => ({ ...walked, locale, is: walked.status?.is ?? "live" })),
);

test.each(CASES)(
  "$id, $is, is called so on every page, or left out where it ended ($locale)",
  async (walked) => {
    const { locale, id, hasEnded } = walked;
    const surfaces = await loadSurfaces(walked);
    const unknown = ROUTE_TABLE.map((row) => row.id).filter((page) => !(page in surfaces));
    expect(unknown.filter((page) => !NAME_NONE.includes(page))).toEqual([]);
    const found = new Map<string, readonly string[]>();
    for (const [name, [conduct, load]] of Object.entries(surfaces)) {
      const titles = titlesIn(await load(locale), id, locale);
      found.set(name, titles);
      for (const title of titles) expect(title, name).toBe(getTitle(walked, locale));
      if (conduct === "leaves it out" && hasEnded) expect(titles, name).toEqual([]);
    }
    for (const name of ["resource", "json", "search", "favourites", "may-we-use", "school-kit", walked.code])
      expect(found.get(name)?.length, name).toBeGreaterThan(0);
    expect(found.get("tools")?.length).toBe(hasEnded ? 0 : 1);
  },
);

test.each(CASES)(
  "$id, $is, keeps its page, short link and code, and says what to do ($locale)",
  async (walked) => {
    const { id, locale, status, hasEnded } = walked;
    const { findResource } = await import("~/features/catalogue/io/catalogue.server");
    const { findShortLink } = await import("~/features/short-links/io/built-in-links.server");
    const { resourceJsonLd } = await import("~/features/catalogue/core/resource-json-ld");
    const { listPageAddresses } = await import("../workers/pages/prerendered-addresses");
    const { searchSite } = await import("~/features/search/io/search-index.server");
    const { loadMayWeUse } = await import("~/page-parts/may-we-use-data.server");
    const { findCodeLanding } = await import("~/page-parts/companion-data.server");
    const path = toPath("resource", locale, { id });
    const resource = findResource(id, locale);
    if (resource === null) throw new Error("no page");
    expect(findShortLink(id)?.[locale]).toBe(path);
    expect(listPageAddresses()).toContain(path);
    expect(resource.status?.advice).toBe(status?.advice[locale]);
    expect(resource.leads.length > 0).toBe(!hasEnded);
    if (hasEnded) expect(resource.freeTier).toBe(null);
    expect(findCodeLanding(walked.code, locale)?.tool?.status?.advice).toBe(status?.advice[locale]);
    expect("isAccessibleForFree" in resourceJsonLd({ ...resource, freeTier: true })).toBe(!hasEnded);
    if (status?.was !== undefined)
      expect(JSON.stringify(searchSite(locale, status.was))).toContain(`"${id}"`);
    const offered = loadMayWeUse(new URLSearchParams(), locale).tools.map((tool) => tool.id);
    expect(offered.includes(id)).toBe(!hasEnded);
  },
);
