import fc from "fast-check";
import { expect, test } from "vitest";
import { listShortLinks } from "~/features/short-links/io/built-in-links.server";
import { normaliseLinkId, readShortLinkPath } from "./short-link-path";

const IDS = listShortLinks().map(({ id }) => id);

test("every id of the site is its own canonical form", () => {
  expect(IDS.filter((id) => normaliseLinkId(id) !== id)).toEqual([]);
});

test("an id is known however it is typed from a page", () => {
  for (const typed of [
    "ChatGPT",
    "CHATGPT",
    "chatgpt.",
    "chatgpt,",
    "chatgpt)",
    "(chatgpt)",
    "“chatgpt”",
    "chatgpt'",
    "chatgpt\u00bb",
    "chatgpt ",
    " chatgpt\n",
    "chatgpt\u00a0",
    "chatgpt...",
    "chatgpt\u2026",
    "<chatgpt>",
    "chat\u00adgpt",
    "chatgpt\u200b",
    "\ufeffchatgpt",
    "ｃｈａｔｇｐｔ",
    "châtgpt",
  ]) {
    expect([typed, normaliseLinkId(typed)]).toEqual([typed, "chatgpt"]);
  }
  for (const typed of [
    "chapter3_ex1",
    "Chapter3\u2013ex1",
    "chapter3\u2014ex1",
    "chapter3\u2012ex1",
    "chapter3\u2011ex1",
    "chapter3\u2212ex1",
    "chapter3 ex1",
    "chapter3--ex1,",
    "chapter3 - ex1",
  ]) {
    expect([typed, normaliseLinkId(typed)]).toEqual([typed, "chapter3-ex1"]);
  }
});

test("tricks are no ids", () => {
  for (const trick of [
    "",
    ".",
    "..",
    "../",
    "a/b",
    "a\\b",
    "a\0b",
    "a\0",
    "a?b",
    "ß",
    "/",
    "字",
    "a".repeat(10_000),
  ]) {
    expect([trick.slice(0, 20), normaliseLinkId(trick)]).toEqual([trick.slice(0, 20), null]);
  }
});

test("any text ends as a plain id or as none, and an id stays what it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const id = normaliseLinkId(text);
      if (id === null) return;
      expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/);
      expect(normaliseLinkId(id)).toBe(id);
    }),
  );
});

test("slips around an id never lead to another one", () => {
  const slip = fc.stringMatching(/^[\s.,;:!?()[\]{}"'“”‘’«»*_\u2010-\u2015\u2026<>|~-]{0,6}$/u);
  const separator = fc.constantFrom(
    "-",
    "_",
    "\u2010",
    "\u2011",
    "\u2012",
    "\u2013",
    "\u2014",
    "\u2212",
    " ",
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...IDS),
      slip,
      slip,
      separator,
      fc.boolean(),
      (id, before, after, dash, upper) => {
        const typed = before + id.replaceAll("-", dash) + after;
        expect(normaliseLinkId(upper ? typed.toUpperCase() : typed)).toBe(id);
      },
    ),
  );
});

test("the path of a short link is known in any spelling, with the language it asks for", () => {
  for (const path of [
    "/r/chatgpt",
    "/R/ChatGPT/",
    "/r//chatgpt",
    "//r/chatgpt//",
    "/r/chatgpt.",
    "/r/%20chatgpt%22",
  ]) {
    expect([path, readShortLinkPath(path)]).toEqual([path, { id: "chatgpt", locale: null }]);
  }
  for (const prefix of ["/pt-br", "/PT-BR", "/pt_br", "/pt%E2%80%93br", "/ptbr", "/pt", "//pt-br/"]) {
    expect([prefix, readShortLinkPath(`${prefix}/r/chatgpt`)]).toEqual([
      prefix,
      { id: "chatgpt", locale: "pt-br" },
    ]);
  }
  expect(readShortLinkPath("/en/r/chatgpt")).toEqual({ id: "chatgpt", locale: "en" });
});

test("a short link without an id that could be one stays a short link, other paths are none", () => {
  for (const path of [
    "/r",
    "/r/",
    "/r/..%2f",
    "/r/%2f%2fevil.example",
    "/r/%00",
    "/r/%E0%A4%A",
    "/r/a%2fb",
  ]) {
    expect([path, readShortLinkPath(path)]).toEqual([path, { id: null, locale: null }]);
  }
  for (const path of [
    "/",
    "/tools",
    "/rr/chatgpt",
    "/r/chatgpt/extra",
    "/de/r/chatgpt",
    "/a/b/r/chatgpt",
    "/%72/chatgpt",
  ]) {
    expect([path, readShortLinkPath(path)]).toEqual([path, null]);
  }
});
