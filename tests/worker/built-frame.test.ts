// The frame of every page, and the parts of a list that are there without a script, on the site as it is deployed.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { type PageId, type PageRow, ROUTE_TABLE, toModule } from "~/addresses/route-table";
import { listBookResources } from "~/content/book-resources/book-resources.server";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { companionMessages } from "~/i18n/messages/companion";
import { platformsMessages } from "~/i18n/messages/platforms";
import { qrMessages } from "~/i18n/messages/qr";
import { shellMessages } from "~/i18n/messages/shell";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { readPage } from "./built-worker";

const SOCIAL = ["Twitter", "LinkedIn", "YouTube", "GitHub"];
const variables = {
  EXTERNAL_TOOLS_URL: "https://tools.example/all",
  SOCIAL_LINKS: JSON.stringify(
    SOCIAL.map((name) => ({ name, url: `https://${name.toLowerCase()}.example/me` })),
  ),
};

const read = (path: string) => readPage(path, { ...env, ...variables });

function part(html: string, name: string): string {
  return new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? "";
}

const NAVIGATION = ["home", "tools", "learn", "library", "videos", "about", "book-resources"] as const;

function currentLinks(html: string): string[] {
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? "",
  );
}

test.each(LOCALES)(
  "the header (%s) leads to every area, marks the one that is open and offers its controls",
  async (locale: Locale) => {
    const text = shellMessages[locale];
    for (const open of ["tools", "about"] as const satisfies readonly PageId[]) {
      const header = part(await read(toPath(open, locale)), "header");
      for (const pageId of NAVIGATION) expect(header).toContain(`href="${toPath(pageId, locale)}"`);
      expect(new Set(currentLinks(header))).toEqual(new Set([toPath(open, locale)]));
      expect(header).toContain(variables.EXTERNAL_TOOLS_URL);
      for (const control of [text.theme.toLight, text.theme.toDark, text.language.label, text.menu.open])
        expect(header).toContain(control);
      for (const pageId of ["search", "favourites"] as const)
        expect(header).toContain(`href="${toPath(pageId, locale)}"`);
    }
  },
);

test.each(LOCALES)(
  "the footer (%s) has links, the four social ones, the newsletter box and the years since 2025",
  async (locale: Locale) => {
    const footer = part(await read(toPath("about", locale)), "footer");
    for (const pageId of ["tools", "learn", "contact", "donate", "privacy", "terms", "cookies"] as const)
      expect(footer).toContain(`href="${toPath(pageId, locale)}"`);
    for (const name of SOCIAL) expect(footer).toContain(`https://${name.toLowerCase()}.example/me`);
    expect(footer).toMatch(/<input[^>]*type="email"/);
    expect(footer).toMatch(/© 2025–20\d\d AI Teacher Pro/);
  },
);

const ROWS: readonly PageRow[] = ROUTE_TABLE;
/** A page of each route module that has an address of its own. */
const KINDS = [
  ...new Map(
    ROWS.filter(
      ({ paths, holdsToken, guarded }) => !paths.en[0].includes(":") && !holdsToken && !guarded,
    ).map((row) => [toModule(row, "en"), row]),
  ).values(),
];

/** Names of the links, buttons and fields of a part, in their order. */
function listNames(html: string): string[] {
  return [...html.matchAll(/<(a|button|label)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , words = ""]) =>
    words.replace(/<[^>]*>/g, "").trim(),
  );
}

test.each(LOCALES)(
  "every kind of page (%s) has the same links and controls in its header and footer, in one order and by one name",
  async (locale: Locale) => {
    const [first = "", ...others] = await Promise.all(KINDS.map(({ paths }) => read(paths[locale][0])));
    expect(others.length).toBeGreaterThan(20);
    for (const name of ["header", "footer"]) {
      const names = listNames(part(first, name));
      expect(names.length).toBeGreaterThan(15);
      for (const html of others) expect(listNames(part(html, name))).toEqual(names);
    }
  },
);

test.each(LOCALES)(
  "a list (%s) shows twelve tags before the rest, three on a card, and stands in a grid or a stack",
  async (locale: Locale) => {
    const { list } = catalogueMessages[locale];
    const path = toPath("tools", locale);
    const grid = await read(path);
    const [before = "", rest = ""] = grid.slice(grid.indexOf(`>${list.tags}<`)).split("<details");
    const tagsIn = (html: string) => html.match(/href="[^"]*[?&;]tag=/g)?.length ?? 0;
    expect(tagsIn(before)).toBe(12);
    expect(tagsIn(part(`<details${rest}`, "details"))).toBeGreaterThan(0);
    expect(rest).toContain(list.showAllTags);
    expect(rest).toContain(list.showLessTags);
    const card = [...grid.matchAll(/<article[\s\S]*?<\/article>/g)].find(([html]) => / \+\d+</.test(html));
    expect(card?.[0]).toMatch(/>[^<·]+\s· [^<·]+\s· [^<·]+/);
    expect(card?.[0]).toContain(qrMessages[locale].button);
    expect(grid).toContain('class="card-grid"');
    const stack = await read(`${path}?view=list`);
    expect(stack).not.toContain('class="card-grid"');
    expect(stack).toMatch(
      new RegExp(
        `aria-label="${list.list}"[^>]*aria-current="true"|aria-current="true"[^>]*aria-label="${list.list}"`,
      ),
    );
  },
);

test.each(LOCALES)(
  "the links to codes in a list (%s) are each named after their item",
  async (locale: Locale) => {
    for (const pageId of ["tools", "library", "learn", "videos"] as const) {
      const html = await read(toPath(pageId, locale));
      const links = (html.match(/<a [^>]*>/g) ?? []).filter((link) => link.includes(" data-qr="));
      expect(links.length, pageId).toBeGreaterThan(5);
      // The page of courses has some of them in two of its parts.
      const [places, names] = [/ href="([^"]*)"/, / aria-label="([^"]*)"/].map(
        (attribute) => new Set(links.map((link) => attribute.exec(link)?.[1])).size,
      );
      expect(names, pageId).toBe(places);
    }
    expect(await read(toPath("tools", locale))).toContain(`"${qrMessages[locale].buttonFor("ChatGPT")}"`);
  },
);

test.each(LOCALES)(
  "a list (%s) without a match says so and offers to clear the filters",
  async (locale: Locale) => {
    const { list } = catalogueMessages[locale];
    const path = toPath("videos", locale);
    const empty = await read(`${path}?q=zzzxq`);
    for (const words of [list.emptyTitle, list.clear, list.filtered]) expect(empty).toContain(words);
    expect(await read(path)).not.toContain(list.emptyTitle);
  },
);

test.each(LOCALES)(
  "the platforms and the toolkit (%s) have a page of their own, with their item opened and the way to the resources of the book",
  async (locale: Locale) => {
    for (const [pageId, text] of [
      ["platforms", platformsMessages[locale]],
      ["planning-toolkit", toolkitMessages[locale]],
    ] as const) {
      const html = await read(toPath(pageId, locale));
      expect(html, pageId).toContain(`<h1>${text.title}</h1>`);
      expect(html, pageId).toContain('id="landing"');
      const resources = html.slice(html.indexOf('id="resources"'));
      expect(resources, pageId).toContain(`href="${toPath("book-resources", locale)}"`);
    }
  },
);

test.each(LOCALES)(
  "the resources of the book (%s) say how many they are, and explain how a code becomes a lesson",
  async (locale: Locale) => {
    const { hero, explainer } = companionMessages[locale];
    const html = await read(toPath("book-resources", locale));
    expect(html).toContain(hero.total(listBookResources(locale).length));
    expect(html).toContain(explainer.heading);
  },
);
