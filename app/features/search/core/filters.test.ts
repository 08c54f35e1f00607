import { expect, test } from "vitest";
import type { Locale } from "~/addresses/languages";
import type { TeacherFilter } from "~/features/catalogue/core/teacher-needs";
import { addressOfChip, countFilterChips, listFilterChips, splitFilters } from "./filters";
import type { SearchEntry } from "./search-index";

function listChips(text: string, locale: Locale = "pt-br"): string[] {
  return listFilterChips(text, locale).map(
    (chip) => `${chip.pageId} ${"chapter" in chip ? chip.chapter : chip.filters.join(" ")}`,
  );
}

test("words that are filters lead to the filtered list, in either language", () => {
  for (const text of ["free", "grátis", "Gratuito", "slides de graça", "quiz sem pagar"]) {
    expect(listChips(text), text).toEqual(["tools free"]);
  }
  for (const text of ["sem login", "no login", "without an account", "sem cadastro"]) {
    expect(listChips(text), text).toEqual(["tools noAccount"]);
  }
  for (const text of ["13 anos", "6º ano", "6o ano", "year 9", "9th grade", "14 year olds", "7 ano"]) {
    expect(listChips(text), text).toEqual(["tools pupils"]);
  }
  for (const text of ["3 anos", "30 anos", "ano 40"]) expect(listChips(text), text).toEqual([]);
  expect(listChips("free in portuguese")).toEqual(["tools free language"]);
  expect(listChips("free in english", "en")).toEqual(["tools free language"]);
  expect(listChips("desconto")).toEqual(["tools offer"]);
});

test("the list is the one that is named", () => {
  expect(listChips("livros grátis")).toEqual(["library free"]);
  expect(listChips("vídeos em português")).toEqual(["videos language"]);
  expect(listChips("free certificates")).toEqual(["certifications free"]);
  expect(listChips("books no login")).toEqual([]);
  expect(listChips("cursos grátis")).toEqual([]);
});

test("a chapter leads to its part of the companion, unless an example is named or there is no such chapter", () => {
  for (const text of ["chapter 3", "capítulo 3", "cap 3", "chapter3"]) {
    expect(listChips(text), text).toEqual(["book-resources chapter-3"]);
  }
  expect(listChips("chapter3_ex1")).toEqual([]);
  expect(listChips("chapter 99")).toEqual([]);
});

test("one chip has the number of what meets all its filters, or each has its own where nothing does", () => {
  const entry = { title: "", titleLang: null, description: "", tags: [], url: null, aliases: [], words: "" };
  const tool = (id: string, needs: readonly TeacherFilter[], pupilsFrom?: number): SearchEntry => {
    return { ...entry, id, kind: "ai_tool", path: "/", needs, ...(pupilsFrom && { pupilsFrom }) };
  };
  const entries = [tool("a", ["free", "language"]), tool("b", ["free"], 13), tool("c", ["pupils"], 11)];
  const counts = (text: string) =>
    countFilterChips(text, [...entries, { ...entry, id: "d", kind: "ai_tool", path: "/" }], "pt-br").map(
      (chip) => ["filters" in chip && chip.filters, "count" in chip && chip.count],
    );
  expect(counts("free in portuguese")).toEqual([[["free", "language"], 1]]);
  expect(counts("free, 11 anos")).toEqual([
    [["free"], 2],
    [["pupils"], 1],
  ]);
  expect(counts("free, 13 anos")).toEqual([[["free", "pupils"], 1]]);
  expect(counts("10 anos")).toEqual([]);
  expect(counts("desconto")).toEqual([]);
  expect(counts("livros gratis")).toEqual([]);
});

test("other words are no filters", () => {
  for (const text of ["canva", "freedom", "carefree", "ano novo", "2026", "", "<script>"]) {
    expect(listChips(text), text).toEqual([]);
  }
});

test("what narrows is parted from what is looked for; a discount may be looked for", () => {
  expect(splitFilters("Quiz grátis", "pt-br").rest.trim()).toBe("quiz");
  expect(splitFilters("Quiz grátis", "pt-br").says).toHaveLength(1);
  expect(splitFilters("slides em português", "pt-br").rest.trim()).toBe("slides");
  expect(splitFilters("desconto", "pt-br")).toEqual({ rest: "desconto", says: [] });
});

test("a language is a filter where it is said to be in it, and a subject where a lesson is about it", () => {
  expect(splitFilters("atividade de português 5º ano", "pt-br").rest.trim()).toBe("atividade de portugues");
  expect(listChips("atividade de português 5º ano")).toEqual(["tools pupils"]);
  expect(listChips("portuguese homework", "en")).toEqual([]);
  expect(listChips("portuguese homework")).toEqual(["tools language"]);
});

test("a chip leads to the address that its list understands", () => {
  const findAddress = (text: string) =>
    listFilterChips(text, "pt-br").map((chip) => addressOfChip(chip, "pt-br"));
  expect(findAddress("grátis")).toEqual(["/pt-br/tools?free=1"]);
  expect(findAddress("ferramenta gratis para 11 anos em portugues")).toEqual([
    "/pt-br/tools?free=1&age=11&lang=1",
  ]);
  expect(findAddress("6º ano")).toEqual(["/pt-br/tools?age=11"]);
  expect(findAddress("year 9")).toEqual(["/pt-br/tools?age=13"]);
  expect(findAddress("9th grade")).toEqual(["/pt-br/tools?age=14"]);
  expect(findAddress("2ª série")).toEqual(["/pt-br/tools?age=16"]);
  expect(findAddress("sem login")).toEqual(["/pt-br/tools?noaccount=1"]);
  expect(findAddress("chapter 3")).toEqual(["/pt-br/book-resources?chapter=chapter-3"]);
});
