import { expect, test } from "vitest";
import { listNearestIds, listNearestPages } from "./nearest-pages";

const PAGES = [
  {
    href: "/pt-br/tools",
    title: "Ferramentas de IA para Professores",
    description: "Idade mínima de cada uma.",
  },
  { href: "/pt-br/learn", title: "Aprenda IA em Português", description: "Cursos, a maioria gratuita." },
  { href: "/pt-br/library", title: "Biblioteca de IA na Educação", description: "Livros e sites." },
  { href: "/pt-br/book-resources", title: "Recursos Exclusivos do Livro", description: "Cada exemplo." },
  { href: "/pt-br/ethics-resources", title: "Ética: um combinado da turma sobre IA", description: "Regras." },
  { href: "/pt-br/news", title: "Notícias de IA para professores", description: "Com link para cada fonte." },
  {
    href: "/pt-br/chapter6-manus",
    title: "Manus: um dossiê com fontes conferidas",
    description: "Um agente.",
  },
  { href: "/pt-br/chapter3-ex4", title: "Example 4: feedback on a draft", description: "Better comments." },
  { href: "/pt-br/donate", title: "Doar", description: "Como apoiar o site." },
  { href: "/pt-br/privacy", title: "Privacidade", description: "O que é guardado." },
  { href: "/pt-br/kit-escola", title: "Kit da escola: política de IA", description: "Policy and documents." },
];

function nearest(pathname: string): string[] {
  return listNearestPages(pathname, PAGES).map((page) => page.href);
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

test("words of the description count least, and help where there is nothing better", () => {
  expect(nearest("/pt-br/cursos")).toEqual(["/pt-br/learn"]);
  expect(nearest("/pt-br/privacy-policy")[0]).toBe("/pt-br/privacy");
});

test("a word that many pages describe themselves with does not hide the page that has it in its address", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    href: `/${index}`,
    title: "",
    description: "Tools.",
  }));
  const tools = { href: "/tools", title: "", description: "" };
  expect(listNearestPages("/tols", [...many, tools])).toEqual([tools]);
});

test("words of one stem are alike, and so is a short word of an address with one letter more", () => {
  expect(nearest("/donation")).toEqual(["/pt-br/donate"]);
  expect(nearest("/kits")).toEqual(["/pt-br/kit-escola"]);
});

test("a word is not taken for one that begins with another letter, nor for one of which it is only the beginning", () => {
  expect(nearest("/pt-br/pontes")).toEqual([]);
  expect(nearest("/feed")).toEqual([]);
});

test("an address that resembles nothing gets no far-fetched suggestion", () => {
  for (const pathname of ["/wp-login.php", "/", "/.env", "/%E0%A4%A", `/${"z".repeat(100_000)}`]) {
    expect(nearest(pathname)).toEqual([]);
  }
});

test("an id with up to two slips finds the ids it may have been, the likeliest first", () => {
  const ids = ["chatgpt", "claude", "chatgpt-edu", "poe", "canva", "canvas"];
  expect(listNearestIds("ChatGTP", ids)).toEqual(["chatgpt"]);
  expect(listNearestIds("canvaa", ids)).toEqual(["canva", "canvas"]);
  expect(listNearestIds("canva-ai", ids)).toEqual(["canva"]);
  expect(listNearestIds("xyz", ids)).toEqual([]);
  expect(listNearestIds("x".repeat(10_000), ids)).toEqual([]);
});
