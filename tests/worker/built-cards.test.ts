// Essentials of a tool on the built site, on its page and on cards: headlines, and no badge that every card has.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { listViewPath } from "~/addresses/list-views";
import { findResource, listCourses } from "~/features/catalogue/io/catalogue.server";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { readPage } from "./built-worker";

test.each(LOCALES)(
  "a tool's page (%s) leads with what it is, its use in class and its address, then its headlines, then the table, which a phone has closed",
  async (locale) => {
    const { lead, table } = toolFactsMessages[locale];
    const { details, meta } = catalogueMessages[locale];
    const tool = findResource("chatgpt", locale);
    const page = await readPage(toPath("resource", locale, { id: "chatgpt" }));
    const main = page.slice(page.indexOf("<h1"));
    const topics = tool?.leads.map(({ topic }) => topic) ?? [];
    expect(topics).toEqual(expect.arrayContaining(["who", "cost", "data"]));
    const places = [
      main.indexOf(tool?.description ?? "none"),
      main.indexOf(`>${meta.classroom_use}`),
      main.indexOf(`>${details.visit}`),
      ...topics.map((topic) => main.indexOf(`>${lead.topics[topic]}<`)),
      main.indexOf(`>${details.details}<`),
      main.indexOf(`>${table.title}<`),
      main.indexOf("<table"),
    ];
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const who = main.slice(main.indexOf('data-lead="who"'), main.indexOf('data-lead="cost"'));
    expect(who).toContain(lead.fromAgeWithGuardian(13));
    expect(who).toMatch(/href="https:\/\/openai\.com\//);
    const opener = main.slice(main.indexOf(`>${table.title}<`), main.indexOf("<table"));
    expect(opener).toMatch(/<details(?![^>]*\bopen\b)[^>]*><summary>[^<]+<\/summary><\/details>/);
  },
);

test.each(LOCALES)("the pages of other things (%s) have no facts of tools", async (locale) => {
  expect(await readPage(toPath("resource", locale, { id: "cert-gemini-educator" }))).not.toContain(
    "data-lead=",
  );
});

test.each(LOCALES)(
  "the cards of a page with one kind of thing (%s) do not name the kind, those of the library do",
  async (locale) => {
    const { categories, facts } = catalogueMessages[locale];
    const cards = async (pageId: "tools" | "videos" | "library") => {
      const html = await readPage(toPath(pageId, locale));
      return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
    };
    const withBadge = (list: readonly string[], words: string) =>
      list.filter((card) => card.includes(`>${words}</span>`)).length;
    const tools = await cards("tools");
    expect(tools.length).toBeGreaterThanOrEqual(54);
    expect(withBadge(tools, categories.ai_tool)).toBe(0);
    expect(withBadge(tools, facts.freePlan)).toBeGreaterThan(0);
    const videos = await cards("videos");
    expect(withBadge(videos, categories.youtube)).toBe(0);
    expect(withBadge(videos, facts.free)).toBe(0);
    const library = await cards("library");
    expect(withBadge(library, categories.book) + withBadge(library, categories.site)).toBe(library.length);
  },
);

test.each(LOCALES)(
  "a link that opens no page of its own (%s) says so on the card and on the page",
  async (locale) => {
    const seen = async (path: string) => (await readPage(path)).replaceAll("&#x27;", "'");
    for (const [pageId, id] of [
      ["library", "book-atlas-of-ai"],
      ["certifications", "cert-google-educator"],
      ["learn", listCourses(locale).find(({ url }) => new URL(url).pathname === "/")?.id ?? ""],
    ] as const) {
      const note = findResource(id, locale)?.linkNote ?? "no note";
      const path = toPath("resource", locale, { id });
      const cards = (await seen(toPath(pageId, locale))).match(/<article[\s\S]*?<\/article>/g) ?? [];
      const own = cards.filter((card) => card.includes(`href="${path}"`));
      expect(own.length, id).toBeGreaterThan(0);
      for (const card of own) expect(card, id).toContain(note);
      expect(await seen(path), id).toContain(note);
    }
  },
);

interface SeenFace {
  /** The classes of every face and of its kind. */
  readonly drawing: string;
  readonly words: string;
}

/** The first face of a piece of a page, which nobody reads aloud. */
function faceIn(html: string): SeenFace {
  const [, classes = "", words = ""] =
    /<span class="([^"]*)" data-face(?:="([^"]*)")?(?: data-category="\w+")? aria-hidden="true"><\/span>/.exec(
      html,
    ) ?? [];
  return { drawing: classes.split(" ").slice(0, 2).join(" "), words };
}

const THINGS = [
  { id: "chatgpt", list: "tools", words: "Ch" },
  { id: "book-atlas-of-ai", list: "library", words: "Crawford" },
  { id: "cert-gemini-educator", list: "certifications", words: "GE" },
  { id: "video-dfe-understanding-ai", list: "videos", words: "12 min" },
  { id: "video-wharton", list: "videos", words: "" },
  { id: "chapter3-ex1", list: "book-resources", words: "chapter3-ex1" },
] as const;

test.each(LOCALES)(
  "a thing has the same face on its card, its page, on a class sheet and for the drawer (%s)",
  async (locale) => {
    const drawings = new Set<string>();
    for (const { id, list, words } of THINGS) {
      const cards = await readPage(toPath(list, locale));
      const [, card = ""] = new RegExp(`data-item="${id}"([\\s\\S]*?)</article>`).exec(cards) ?? [];
      const face = faceIn(card);
      expect(face.words, id).toBe(words);
      drawings.add(face.drawing);
      const own = id === "chapter3-ex1" ? toPath(id, locale) : toPath("resource", locale, { id });
      const page = await readPage(own);
      expect(faceIn(page.slice(page.indexOf("<main"))), id).toEqual(face);
      const sheet = await readPage(listViewPath("sheet", locale, { ids: [id] }));
      expect(faceIn(sheet.slice(sheet.indexOf("<main"))), id).toEqual(face);
      if (id !== "chapter3-ex1")
        expect(JSON.parse(await readPage(`${own}.json`)).resource.face, id).toBe(words);
    }
    expect(drawings.size, "a drawing for each kind of thing").toBe(THINGS.length);
  },
);
