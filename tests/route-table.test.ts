import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findCanonical, findPage, switchLanguage, toPath } from "~/addresses/addresses";
import { LOCALES, localeOfPath, otherLocales, pathInLocale } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { type PageRow, ROUTE_TABLE, toModule } from "~/addresses/route-table";
import { isTitledPage } from "~/i18n/messages/pages";

const ROWS: readonly PageRow[] = ROUTE_TABLE;

test("no two pages share an id or an address", () => {
  const ids = ROWS.map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  const paths = ROWS.flatMap((row) => LOCALES.flatMap((locale) => row.paths[locale]));
  expect(new Set(paths).size).toBe(paths.length);
});

test("every row has its module and lies under the prefix of its locale", () => {
  for (const row of ROWS) {
    for (const locale of LOCALES) {
      const module = toModule(row, locale);
      expect(existsSync(new URL(`../app/routes/${module}`, import.meta.url)), module).toBe(true);
      for (const path of row.paths[locale]) expect(localeOfPath(path), path).toBe(locale);
    }
  }
});

test("a page without content of its own has a title and a description", () => {
  const printed: readonly string[] = PRINTED_PAGES.map(({ id }) => id);
  const untitled = ROWS.filter(
    ({ id, paths }) => !isTitledPage(id) && !printed.includes(id) && !paths.en[0].includes(":"),
  );
  expect(untitled.map(({ id }) => id)).toEqual([]);
});

test("a page that the search finds or that has a picture has the words for it", () => {
  const wordless = ROWS.filter((row) => row.found === true || row.picture === true).filter(
    ({ id }) => !isTitledPage(id),
  );
  expect(wordless.map(({ id }) => id)).toEqual([]);
});

test("every switch to another language and back returns to the page, the query kept", () => {
  for (const row of ROWS) {
    for (const locale of LOCALES) {
      const path = row.paths[locale][0].replace(/:\w+/, "some-id");
      for (const other of otherLocales(locale)) {
        const there = switchLanguage(path, "?q=a%20b", other);
        const [twin = ""] = there.split("?");
        expect(there.endsWith("?q=a%20b")).toBe(true);
        expect(localeOfPath(twin)).toBe(other);
        expect(switchLanguage(twin, "", locale)).toBe(path);
      }
    }
  }
});

test("the switcher never leads to an address that no page answers to", () => {
  for (const locale of LOCALES) {
    expect(switchLanguage("/nope", "?q=a", locale)).toBe(toPath("home", locale));
    expect(switchLanguage(pathInLocale("/nope/at/all", locale), "", "en")).toBe("/");
  }
});

test("every spelling finds its page and names the canonical one", () => {
  expect(findPage("/CHAPTER3-EX1/")).toMatchObject({
    pageId: "chapter3-ex1",
    locale: "en",
    canonical: "/chapter3_ex1",
  });
  expect(findPage("/pt-br/chapter3_ex1")?.canonical).toBe("/pt-br/chapter3-ex1");
  for (const path of ["/en", "/EN/", "/home", "/index.html", "/en/home"]) {
    expect([path, findPage(path)?.canonical]).toEqual([path, "/"]);
  }
  for (const path of ["/pt", "/pt/", "/PT", "/pt-BR", "/pt-br/home", "/pt-br/index.html", "/pt/index.html"]) {
    expect([path, findPage(path)?.canonical]).toEqual([path, "/pt-br"]);
  }
  expect(findPage("/en/chapter3-ex1")?.canonical).toBe("/chapter3_ex1");
  expect(findPage("/pt/resources/canva")?.canonical).toBe("/pt-br/resources/canva");
  for (const path of ["/english", "/ptbr", "/en/nope", "/en//evil.example", "/pt//evil.example", "/en/en"]) {
    expect([path, findPage(path)]).toEqual([path, null]);
  }
  expect(findPage("//tools")).toBeNull();
  expect(findPage("/resources/%E0%A4%A")).toBeNull();
  expect(toPath("resource", "pt-br", { id: "a/b" })).toBe("/pt-br/resources/a%2Fb");
});

test("a former address is the view that it was, in its language and with its query", () => {
  for (const [from, to] of [
    ["/kit", "/favourites?view=sheet"],
    ["/kit?ids=a,b&title=8%C2%BA", "/favourites?ids=a,b&title=8%C2%BA&view=sheet"],
    ["/PT-BR/kit/?ids=a", "/pt-br/favourites?ids=a&view=sheet"],
    ["/compare?ids=chatgpt,canva", "/favourites?ids=chatgpt,canva&view=compare"],
    ["/pt/compare", "/pt-br/favourites?view=compare"],
    ["/favourites?ids=a&view=sheet", null],
    ["/kits", null],
  ] as const)
    expect([from, findCanonical(new URL(from, "https://site.example"))]).toEqual([from, to]);
});
