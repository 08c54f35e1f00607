// The site as it is deployed: the built Worker, with its database planted or taken away. Every test uses pages of its
// own, because an isolate keeps what it has rendered.
import { env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { listCourses } from "~/features/catalogue/io/catalogue.server";
import { changesMessages } from "~/i18n/messages/changes";
import { donationsMessages } from "~/i18n/messages/donations";
import { learnMessages } from "~/i18n/messages/learn";
import { newsMessages } from "~/i18n/messages/news";
import { platformsMessages } from "~/i18n/messages/platforms";
import { searchPageMessages } from "~/i18n/messages/search-page";
import { shellMessages } from "~/i18n/messages/shell";
import type { Env } from "../../workers/env";
import { ask, readPage } from "./built-worker";
import { disturbD1, isDown, type Step } from "./disturbed-bindings";

async function get(path: string, step: Step, variables: Partial<Env> = {}) {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await ask(path, {}, { ...env, ...variables, DB: disturbD1(env.DB, step) });
  const text = await answer.text();
  return { answer, text, errors: errors.mock.calls.map(String) };
}

const neverAnswers: Step = () => new Promise(() => {});

test.each(LOCALES.map((locale) => [locale, toPath("home", locale)] as const))(
  "without the database the home page (%s) shows the rest and is not kept",
  async (locale, path) => {
    const { answer, text, errors } = await get(path, isDown);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    for (const part of [newsMessages[locale].empty.heading, `href="${toPath("tools", locale)}"`, "<footer"]) {
      expect(text.includes(part), part).toBe(true);
    }
    expect(errors.join()).toContain(answer.headers.get("X-Request-Id"));
  },
);

test.each(LOCALES)("the page of a record says what changed of it (%s)", async (locale) => {
  const page = await readPage(toPath("resource", locale, { id: "anything" }));
  const [, section = ""] = page.split('id="what-changed"');
  expect(section).toContain(changesMessages[locale].ofRecord);
  expect(section).toContain(": Create. ");
});

test("what an older cleaner let into the database does no harm on a page", async () => {
  const now = new Date(Date.now() - 3_600_000).toISOString();
  const article = (id: string, changes: Partial<typeof aiNews.$inferInsert>) => ({
    ...{
      id,
      title: id,
      excerptHtml: "",
      tags: ["research"],
      sourceName: "S",
      publishedAt: now,
      fetchedAt: now,
    },
    ...{ sourceUrl: `https://example.org/${id}`, influenceScore: 0, educationRelevance: 0, feedId: "s" },
    ...{ dateEstimated: false, isSample: false, searchText: "", summaryDueAt: now },
    ...({ status: "published", language: "en", summaryState: "done" } as const),
    ...changes,
  });
  const db = createDb(env.DB);
  await db.insert(aiNews).values([
    article("planted", {
      title: "Planted </script><script>alert(1)</script>\u2028 title",
      excerptHtml: "<p>Kept</p><img src=x onerror=alert(2)><script>alert(3)</script>",
      summarisedBy: "extract",
    }),
    article("scheme", { sourceUrl: "javascript:alert(6)" }),
  ]);
  await db.insert(articleTexts).values({
    articleId: "planted",
    locale: "en",
    title: "Planted </script><script>alert(1)</script>\u2028 title",
    summaryHtml: '<p>Kept</p><svg onload=alert(4)></svg><a href="javascript:alert(5)">link</a>',
  });
  const scriptsOfPages = [];
  for (const path of ["/?tag=research", "/news?tag=research"]) {
    const { answer, text } = await get(path, (work) => work());
    expect(answer.status).toBe(200);
    expect(text.includes("Planted &lt;/script&gt;&lt;script&gt;alert(1)")).toBe(true);
    const harm = /<script>alert|<[^>]*(?:onerror|onload)=|href="javascript:/.exec(text);
    expect(harm?.[0]).toBeUndefined();
    scriptsOfPages.push([...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script));
  }
  // The home page has no data in its scripts; the archive has.
  const [home = [], archive = []] = scriptsOfPages;
  expect(home.some((script) => script?.includes("Planted"))).toBe(false);
  expect(archive.some((script) => script?.includes("Planted"))).toBe(true);
  expect(archive.some((script) => script?.includes("\u2028"))).toBe(false);
});

test("with a database that never answers a page comes all the same, without news", async () => {
  const { answer, text } = await get("/?tag=education", neverAnswers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(text.includes(newsMessages.en.empty.heading)).toBe(true);
});

test.each([
  ["en", "/resources/cs50-ai", "a component"],
  ["pt-br", "/pt-br/resources/cs50-ai", "a component"],
  ["en", "/donate", "a component"],
  ["pt-br", "/pt-br/donate", "a component"],
  ["en", "/costs", "a loader"],
  ["pt-br", "/pt-br/costs", "a loader"],
] as const)(
  "an exception on the server (%s, %s, in %s) is the error page, without a stack, and not kept",
  async (locale, path, where) => {
    const working: Step = (work) => work();
    // Each of these pages formats a month or an amount with one of them, in its loader or in a component.
    const broken = (["DateTimeFormat", "NumberFormat"] as const).map((formatter) =>
      vi.spyOn(Intl, formatter).mockImplementation(function fail() {
        throw new Error("at-the-very-core");
      }),
    );
    const { answer, text, errors } = await get(path, working);
    for (const spy of broken) spy.mockRestore();
    const { error } = shellMessages[locale];
    expect(answer.status, where).toBe(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-");
    expect(text).toContain(`<html lang="${LANGUAGES[locale].tag}"`);
    expect(text).toContain(`<title>${error.title} · AI Teacher Pro</title>`);
    for (const part of [`<h1>${error.title}`, error.refresh, "<footer"])
      expect(text.includes(part), part).toBe(true);
    expect(/at-the-very-core|\.js:\d+|\n\s+at |"stack"/.exec(text)?.[0]).toBeUndefined();
    expect(errors.join()).toContain("at-the-very-core");
    const mended = await get(path, working);
    expect([mended.answer.status, mended.text.includes(error.title)]).toEqual([200, false]);
  },
);

test("an item or issue that does not exist gets the whole 404 page, as any unknown address does", async () => {
  for (const [locale, path, nearest] of [
    ["en", "/tols", "/tools"],
    ["en", "/resources/chatgtp", "/resources/chatgpt"],
    ["pt-br", "/pt-br/resources/chatgtp", "/pt-br/resources/chatgpt"],
    ["en", "/r/chatgtp", "/resources/chatgpt"],
    ["pt-br", "/pt-br/r/canva-magic", "/pt-br/resources/canva"],
    ["en", "/digest/2020-w01", "/digest"],
    ["pt-br", "/pt-br/digest/nope", "/pt-br/digest"],
  ] as const) {
    const { answer, text } = await get(path, (work) => work());
    const { notFound } = shellMessages[locale];
    expect([answer.status, answer.headers.get("Cache-Control")], path).toEqual([404, "no-store"]);
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? [];
    for (const part of [notFound.nearest, `href="${nearest}"`, "<search", `<h1>${notFound.heading}`]) {
      expect(main.includes(part), `${path} ${part}`).toBe(true);
    }
    expect(text).toContain(`<title>${notFound.title} · AI Teacher Pro</title>`);
  }
});

test("the search shows what was found by kind, and one kind alone where it is asked for", async () => {
  for (const [locale, path] of [
    ["en", "/search?q=quiz"],
    ["pt-br", "/pt-br/search?q=quiz"],
  ] as const) {
    const { narrow, kinds } = searchPageMessages[locale];
    const getMain = async (address: string) => {
      const { text } = await get(address, (work) => work());
      // React parts neighbouring texts by an empty comment.
      return /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1]?.replaceAll("<!-- -->", "") ?? "";
    };
    const toKind = (main: string) => /<a [^>]*aria-current="true"[^>]*>([^<]+) </.exec(main)?.[1];
    const all = await getMain(path);
    expect(all).toContain(narrow);
    const [, count = ""] = new RegExp(`>${kinds.course} <span[^>]*>(\\d+)<`).exec(all) ?? [];
    const courses = await getMain(`${path}&kind=course`);
    expect([toKind(all), toKind(courses)]).toEqual([searchPageMessages[locale].everything, kinds.course]);
    expect(courses.match(/<article/g)?.length).toBe(Number(count));
    expect(await getMain(`${path}&kind=cheese`)).toBe(all);
    const nothing = await getMain(`${path}xqzvw`);
    expect(nothing).not.toContain(narrow);
    expect(nothing).toContain(shellMessages[locale].notFound.areas);
  }
});

test("an address that resembles no page gets the main areas of the site", async () => {
  for (const [locale, path] of [
    ["en", "/nope"],
    ["pt-br", "/pt-br/nope"],
  ] as const) {
    const { answer, text } = await get(path, (work) => work());
    expect(answer.status).toBe(404);
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? [];
    expect(main).toContain(shellMessages[locale].notFound.areas);
    for (const pageId of ["tools", "learn", "library", "videos", "about", "book-resources"] as const)
      expect(main).toContain(`href="${toPath(pageId, locale)}"`);
  }
});

test("the donation card that asks to be written to says where, with an address and without", async () => {
  const pix = { PIX_KEY: "author@example.com", PIX_NAME: "Fulano", PIX_CITY: "BRASILIA" };
  for (const [locale, path, variables, target] of [
    ["en", "/donate", { ...pix, CONTACT_EMAIL: "author@example.com" }, "mailto:author@example.com?subject="],
    ["pt-br", "/pt-br/donate", { ...pix, CONTACT_EMAIL: "" }, toPath("contact", "pt-br")],
  ] as const) {
    // The query is only this test's; the page without one may be kept from another test.
    const { text } = await get(`${path}?amount=7`, (work) => work(), variables);
    const [, card = ""] = /<li data-category="brand">(.*?)<\/li>/s.exec(text) ?? [];
    const { writeInstead } = donationsMessages[locale];
    expect(card).toMatch(new RegExp(`<a [^>]*href="${target.replace("?", "\\?")}[^>]*>${writeInstead}</a>`));
  }
});

test("about, privacy and home name who speaks when that is configured, and say so or keep quiet when not", async () => {
  const names = { AUTHOR_NAME: "Ana Souza", CONTROLLER_NAME: "Editora Exemplo Ltda." };
  const unset: Readonly<Record<Locale, RegExp>> = {
    en: /name has not been set up on this site yet/,
    "pt-br": /nome (?:de quem escreveu o livro|dessa pessoa) ainda não foi configurado aqui/,
  };
  for (const locale of LOCALES) {
    const read = async (page: "about" | "privacy" | "home", variables: Partial<Env>) =>
      (await get(`${toPath(page, locale)}?names=1`, (work) => work(), variables)).text;
    const [about, privacy, home] = [
      await read("about", names),
      await read("privacy", names),
      await read("home", names),
    ];
    for (const name of Object.values(names)) expect(about, locale).toContain(name);
    expect(privacy, locale).toContain(names.CONTROLLER_NAME);
    const author = '"author":{"@type":"Person","name":"Ana Souza"}';
    const onCover = /<text [^>]*>Ana Souza<\/text>/;
    for (const page of [about, home]) {
      expect(page, locale).toContain(author);
      expect(page, locale).toMatch(onCover);
    }
    for (const page of [about, privacy]) expect(page, locale).not.toMatch(unset[locale]);

    for (const page of ["about", "privacy"] as const)
      expect(await read(page, { AUTHOR_NAME: "", CONTROLLER_NAME: "none" }), locale).toMatch(unset[locale]);
    const unnamed = await read("home", { AUTHOR_NAME: "" });
    expect(unnamed, locale).not.toContain('"author"');
    expect(unnamed.match(/<text /g), locale).toHaveLength(1);
  }
});

test("the calculator says that it does not know a platform, and computes what it knows", async () => {
  for (const locale of LOCALES) {
    const { calculator } = platformsMessages[locale];
    const read = async (platform: string) => {
      const path = `${toPath("platform-costs", locale)}?platform=${platform}&seats=30&months=10`;
      const { answer, text } = await get(path, (work) => work());
      expect(answer.status, platform).toBe(200);
      return /<section id="calculator".*?<\/section>/s.exec(text)?.[0] ?? "";
    };
    for (const unknown of ["chatgpt", "%3Cb%3E"]) {
      const page = await read(unknown);
      expect(page, unknown).toContain(calculator.errors.platform.unknown);
      expect(page, unknown).toContain(calculator.cannot);
      expect(page, unknown).not.toMatch(/<table|<b>/);
    }
    const known = await read("openai");
    expect(known).toContain("</table>");
    expect(known).not.toContain("aria-invalid");
  }
});

test("the learn pages say how many of their courses are made for teachers, and these come first", async () => {
  for (const locale of LOCALES) {
    const { text } = await get(toPath("learn", locale), (work) => work());
    const courses = listCourses(locale);
    const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers);
    expect(text, locale).toContain(learnMessages[locale].forTeachers(forTeachers.length));
    const [first] = courses;
    const second = courses.find(({ isForTeachers }) => !isForTeachers);
    const toPlace = (id = "") => text.indexOf(`href="${toPath("resource", locale, { id })}"`);
    expect(toPlace(first?.id), locale).toBeGreaterThan(0);
    expect(toPlace(first?.id), locale).toBeLessThan(toPlace(second?.id));
  }
});
