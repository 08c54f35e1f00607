import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { dayOfLessons, listCodePages, listLessonPaths, parseLessonSet } from "./lesson-set";

test("the set of a language has every printed page, the school kit, the rules and the code check, in that language", () => {
  for (const locale of LOCALES) {
    const pages = listLessonPaths(locale).map((path) => findPage(path));
    expect(pages.every((page) => page?.locale === locale)).toBe(true);
    const ids = pages.map((page) => page?.pageId);
    expect(ids).toEqual(expect.arrayContaining(["platforms", "chapter3-ex1", "future-ready", "tools"]));
    expect(ids).toEqual(expect.arrayContaining(["school-kit", "rules", "bncc"]));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("a short link of the book has its page in its own language first, in the browser's where it names none, then in any", () => {
  const [en, pt] = ["/chapter3_ex1", "/pt-br/chapter3-ex1"];
  expect(listCodePages("/pt-br/r/chapter3-ex1", "en")).toEqual([pt, en, pt]);
  expect(listCodePages("/r/chapter3_ex1", "pt-BR")).toEqual([pt, en, pt]);
  expect(listCodePages("/r/chapter3-ex1", "de")[0]).toBe(en);
  for (const path of ["/r/chatgpt", "/r/nobody", "/chapter3_ex1"])
    expect(listCodePages(path, "en")).toEqual([]);
});

test("what is no set is none, whoever has sent it", () => {
  const set = { version: "a", bytes: 1, pages: ["/a"] };
  expect(parseLessonSet(set)).toEqual({ ...set, asOf: null });
  const kept = { ...set, asOf: "2026-11-24T00:00:00Z" };
  expect(parseLessonSet(kept)).toEqual(kept);
  for (const other of [null, undefined, "<html>", [], {}, { ...set, bytes: "1" }, { ...set, pages: "/a" }])
    expect(parseLessonSet(other)).toBeNull();
});

test("the day of kept lessons is that of the clock where their readers live", () => {
  const evening = new Date("2026-11-29T01:30:00.000Z");
  expect(dayOfLessons(evening.toISOString(), new Date(0), "America/Sao_Paulo")).toBe("2026-11-28");
  expect(dayOfLessons(evening.toISOString(), new Date(0), "Europe/London")).toBe("2026-11-29");
  expect(dayOfLessons(null, evening, "America/Sao_Paulo")).toBe("2026-11-28");
});
