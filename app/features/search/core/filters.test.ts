import { expect, test } from "vitest";
import { addressOfChip, listFilterChips, splitFilters } from "./filters";

function chipsOf(text: string): string[] {
  return listFilterChips(text).map(
    (chip) => `${chip.pageId} ${chip.filter === "chapter" ? chip.chapter : chip.filter}`,
  );
}

test("words that are filters lead to the filtered list, in either language", () => {
  for (const text of ["free", "grátis", "Gratuito", "slides de graça", "quiz sem pagar"]) {
    expect(chipsOf(text), text).toEqual(["tools free"]);
  }
  for (const text of ["sem login", "no login", "without an account", "sem cadastro"]) {
    expect(chipsOf(text), text).toEqual(["tools noAccount"]);
  }
  for (const text of ["13 anos", "6º ano", "6o ano", "year 9", "9th grade", "14 year olds", "7 ano"]) {
    expect(chipsOf(text), text).toEqual(["tools pupils"]);
  }
  expect(chipsOf("free in portuguese")).toEqual(["tools free", "tools portuguese"]);
  expect(chipsOf("desconto")).toEqual(["tools offer"]);
});

test("the list is the one that is named", () => {
  expect(chipsOf("livros grátis")).toEqual(["library free"]);
  expect(chipsOf("vídeos em português")).toEqual(["videos portuguese"]);
  expect(chipsOf("free certificates")).toEqual(["certifications free"]);
  expect(chipsOf("books no login")).toEqual([]);
  expect(chipsOf("cursos grátis")).toEqual([]);
});

test("a chapter leads to its part of the companion, unless an example is named or there is no such chapter", () => {
  for (const text of ["chapter 3", "capítulo 3", "cap 3", "chapter3"]) {
    expect(chipsOf(text), text).toEqual(["book-resources chapter-3"]);
  }
  expect(chipsOf("chapter3_ex1")).toEqual([]);
  expect(chipsOf("chapter 99")).toEqual([]);
});

test("other words are no filters", () => {
  for (const text of ["canva", "freedom", "carefree", "ano novo", "2026", "", "<script>"]) {
    expect(chipsOf(text), text).toEqual([]);
  }
});

test("what narrows is parted from what is looked for; a discount may be looked for", () => {
  expect(splitFilters("Quiz grátis").rest.trim()).toBe("quiz");
  expect(splitFilters("Quiz grátis").says).toHaveLength(1);
  expect(splitFilters("desconto")).toEqual({ rest: "desconto", says: [] });
});

test("a chip leads to the address that its list understands", () => {
  const addressOf = (text: string) => listFilterChips(text).map((chip) => addressOfChip(chip, "pt-br"));
  expect(addressOf("grátis")).toEqual(["/pt-br/tools?free=1"]);
  expect(addressOf("sem login")).toEqual(["/pt-br/tools?noaccount=1"]);
  expect(addressOf("chapter 3")).toEqual(["/pt-br/book-resources?chapter=chapter-3"]);
});
