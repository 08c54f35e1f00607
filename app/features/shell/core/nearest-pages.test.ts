import { expect, test } from "vitest";
import { findNearestIds, findNearestPages } from "./nearest-pages";

const PAGES = [
  { href: "/pt-br/tools", title: "Ferramentas de IA para Professores" },
  { href: "/pt-br/learn", title: "Aprenda IA em Português" },
  { href: "/pt-br/library", title: "Biblioteca de IA na Educação" },
  { href: "/pt-br/book-resources", title: "Recursos Exclusivos do Livro" },
  { href: "/pt-br/ethics-resources", title: "Ética: um combinado da turma sobre IA" },
  { href: "/pt-br/news", title: "Notícias de IA para professores" },
];

function nearest(pathname: string): string[] {
  return findNearestPages(pathname, PAGES).map((page) => page.href);
}

test("a mistyped address finds its page", () => {
  expect(nearest("/pt-br/tolls")).toEqual(["/pt-br/tools"]);
  expect(nearest("/pt-br/libary/")).toEqual(["/pt-br/library"]);
});

test("words of the title count, accents and escapes aside", () => {
  expect(nearest("/pt-br/noticias")[0]).toBe("/pt-br/news");
  expect(nearest("/pt-br/%C3%A9tica")[0]).toBe("/pt-br/ethics-resources");
});

test("a word that few pages share weighs more than one that many share", () => {
  expect(nearest("/pt-br/ethics/resources")).toEqual(["/pt-br/ethics-resources", "/pt-br/book-resources"]);
});

test("an address that resembles nothing gets no far-fetched suggestion", () => {
  for (const pathname of ["/wp-login.php", "/", "/.env", "/%E0%A4%A", `/${"z".repeat(100_000)}`]) {
    expect(nearest(pathname)).toEqual([]);
  }
});

test("an id with up to two slips finds the ids it may have been, the likeliest first", () => {
  const ids = ["chatgpt", "claude", "chatgpt-edu", "poe", "canva", "canvas"];
  expect(findNearestIds("ChatGTP", ids)).toEqual(["chatgpt"]);
  expect(findNearestIds("canvaa", ids)).toEqual(["canva", "canvas"]);
  expect(findNearestIds("xyz", ids)).toEqual([]);
  expect(findNearestIds("x".repeat(10_000), ids)).toEqual([]);
});
