import { expect, test } from "vitest";
import { SEARCH_WORDS } from "~/content/words/search-words";
import { resourceForTest } from "~/features/catalogue/core/resource-for-tests";
import { parseSearchText } from "~/lib/search-text";
import { prepareIndex } from "./prepared-index";
import { search } from "./search";
import { buildSearchIndex, entriesById, type SearchEntry } from "./search-index";

function entry(id: string, fields: Partial<SearchEntry> = {}): SearchEntry {
  return {
    id,
    kind: "ai_tool",
    title: "",
    titleLang: null,
    description: "",
    tags: [],
    path: `/resources/${id}`,
    url: "https://example.org",
    aliases: [],
    words: "",
    ...fields,
  };
}

function idsFor(entries: readonly SearchEntry[], text: string, limit = 8): string[] {
  return search(prepareIndex(entries, SEARCH_WORDS, "pt-br"), text, { limit }).results.map(({ id }) => id);
}

test("titles come before tags, tags before descriptions", () => {
  const entries = [
    entry("description", { description: "Escrita de contos" }),
    entry("tag", { tags: ["Escrita"] }),
    entry("title", { title: "Oficina de escrita" }),
  ];
  expect(idsFor(entries, "escrita")).toEqual(["title", "tag", "description"]);
});

test("exact accents come before folded ones, and 'educacao' finds 'educação'", () => {
  const entries = [
    entry("plain", { title: "Educacao aberta" }),
    entry("accents", { title: "Educação aberta" }),
    entry("tag", { tags: ["educação"] }),
  ];
  expect(idsFor(entries, "educação")).toEqual(["accents", "plain", "tag"]);
  expect(idsFor(entries, "EDUCACAO")).toEqual(["plain", "accents", "tag"]);
});

test("a word that begins with the text comes before one that only holds it", () => {
  const entries = [entry("inside", { title: "WhatsApp" }), entry("word", { title: "Guia de apps" })];
  expect(idsFor(entries, "app")).toEqual(["word", "inside"]);
});

test("a teacher's word finds its synonyms in both languages, after its own matches", () => {
  const entries = [
    entry("quiz", { description: "Quizzes and games" }),
    entry("assessment", { tags: ["avaliação formativa"] }),
    entry("prova", { description: "Gera provas alinhadas à BNCC" }),
    entry("testament", { title: "The latest testament" }),
  ];
  expect(idsFor(entries, "prova")).toEqual(["prova", "assessment", "quiz"]);
  expect(idsFor(entries, "exam")).toEqual(["assessment", "quiz", "prova"]);
  expect(idsFor([entry("plan", { tags: ["Planejamento de aulas"] })], "lesson plan")).toEqual(["plan"]);
});

test("a text typed by half is found with the rest of the words", () => {
  const entries = [entry("plan", { title: "Plano", description: "Gera material para a aula" })];
  expect(idsFor(entries, "plano mater")).toEqual(["plan"]);
});

test("the first letters of a word find it, also where they are a word that says nothing", () => {
  const entries = [
    entry("plan", { title: "Aula pronta" }),
    entry("inclusion", { title: "Inclusion" }),
    entry("quiz", { title: "Quiz" }),
  ];
  for (const half of ["a", "au", "aul"]) expect(idsFor(entries, half), half).toEqual(["plan"]);
  expect(idsFor(entries, "in")).toEqual(["inclusion"]);
  expect(idsFor(entries, "quiz in")).toEqual(["quiz"]);
  expect(idsFor(entries, "como usar a")).toEqual(["plan"]);
  const free = entry("free", { description: "Gratuito" });
  expect(idsFor([...entries, free], "gratuito a")).toEqual(["free"]);
});

test("words that stand apart find what has all of them, then what has most of them", () => {
  const entries = [
    entry("both", { title: "Wayground", description: "Quizzes, plano gratuito" }),
    entry("some", { description: "Quiz" }),
    entry("none", { title: "Livro" }),
  ];
  expect(idsFor(entries, "quiz com plano para turma")).toEqual(["both"]);
  expect(idsFor(entries, "quiz grátis")).toEqual(["both", "some"]);
});

test("blank text finds nothing, and the overlay's limit does not hide the total", () => {
  const entries = Array.from({ length: 20 }, (_, index) => entry(`id${index}`, { title: `IA ${index}` }));
  const index = prepareIndex(entries, SEARCH_WORDS, "pt-br");
  expect(search(index, " \u0000\t ", { limit: 8 })).toEqual({ results: [], total: 0, didYouMean: null });
  expect(search(index, "ia", { limit: 8 }).results).toHaveLength(8);
  expect(search(index, "ia", { limit: 8, offset: 16 })).toMatchObject({ total: 20 });
  expect(search(index, "ia", { limit: 8, offset: 16 }).results).toHaveLength(4);
});

test("markup, patterns, wildcards and broken characters are ordinary text", () => {
  const entries = [entry("plain", { title: "Canva", description: "Writes a script" })];
  for (const text of ["<script>", "%", "_", ".*", "(", "\\", "\ud800", "'; drop table"]) {
    expect(idsFor(entries, text), text).toEqual([]);
  }
  expect(idsFor(entries, "can\u0000va")).toEqual(["plain"]);
});

test("10 kB of text is cut before any work is done on it", () => {
  expect(parseSearchText("ia ".repeat(3500))).toHaveLength(200);
  const entries = Array.from({ length: 300 }, (_, index) =>
    entry(`id${index}`, { description: "ia ".repeat(50) }),
  );
  expect(idsFor(entries, "prova ".repeat(1700))).toEqual([]);
});

test("the index holds own pages first, short descriptions, and each thing once", () => {
  const index = buildSearchIndex({
    pages: [
      {
        id: "tools",
        kind: "page",
        title: "AI Tools",
        description: "All",
        tags: [],
        path: "/tools",
        aliases: ["hub-tools"],
        texts: [],
      },
    ],
    rules: [],
    resources: [
      resourceForTest({ id: "consensus", description: "word ".repeat(100) }),
      resourceForTest({ id: "learn-consensus", twinOf: "consensus" }),
    ],
    resourcePath: (id) => `/resources/${id}`,
    kindLabels: () => ["Tool"],
    resourceTexts: ({ id }) => [`${id} word novel`],
  });
  expect(index.map(({ id, path }) => [id, path])).toEqual([
    ["tools", "/tools"],
    ["consensus", "/resources/consensus"],
  ]);
  expect(index[1]?.description.length).toBeLessThanOrEqual(160);
  const byId = entriesById(index);
  expect(byId.get("learn-consensus")).toBe(index[1]);
  expect(byId.get("hub-tools")).toBe(index[0]);
});

test("slips are forgiven, and what was most likely meant is offered", () => {
  const index = prepareIndex(
    [
      entry("gemini", { title: "Google Gemini" }),
      entry("perplexity", { title: "Perplexity" }),
      entry("inclusão", { tags: ["Inclusão"] }),
      entry("poe", { title: "Poe" }),
    ],
    SEARCH_WORDS,
    "pt-br",
  );
  const ask = (text: string) => {
    const { results, didYouMean } = search(index, text, { limit: 8 });
    return [results.map(({ id }) => id), didYouMean];
  };
  expect(ask("gemni")).toEqual([["gemini"], "gemini"]);
  expect(ask("google gemiin")).toEqual([["gemini"], "google gemini"]);
  expect(ask("prplexiti")).toEqual([["perplexity"], "perplexity"]);
  expect(ask("incluzao")).toEqual([["inclusão"], "inclusão"]);
  expect(ask("gemini")).toEqual([["gemini"], null]);
  expect(ask("pow")).toEqual([[], null]);
  expect(ask("zzzxq")).toEqual([[], null]);
});

test("blanks may be missing or too many", () => {
  const entries = [
    entry("chatgpt", { title: "ChatGPT" }),
    entry("magicschool", { title: "MagicSchool" }),
    entry("colab", { title: "Google Colab" }),
    entry("plan", { tags: ["Plano de aula"] }),
  ];
  expect(idsFor(entries, "chat gpt")).toEqual(["chatgpt"]);
  expect(idsFor(entries, "magic school")).toEqual(["magicschool"]);
  expect(idsFor(entries, "googlecolab")).toEqual(["colab"]);
  expect(idsFor(entries, "planodeaula")).toEqual(["plan"]);
});

test("words that only narrow do not hide what fits the rest", () => {
  const entries = [
    entry("paid", { title: "Quiz", tags: ["pago"] }),
    entry("free", { title: "Quiz", tags: ["gratuito"] }),
    entry("other", { title: "Slides", tags: ["gratuito"] }),
  ];
  expect(idsFor(entries, "quiz grátis")).toEqual(["free", "paid"]);
  expect(idsFor(entries, "free")).toEqual(["free", "other"]);
});

test("words that are not shown find an entry, after those that are", () => {
  const entries = [
    entry("hidden", { title: "Canva", words: "apresentações em português" }),
    entry("shown", { description: "Para apresentações" }),
  ];
  expect(idsFor(entries, "apresentações")).toEqual(["shown", "hidden"]);
});

test("the proper name of a tool comes before what has all the common words around it", () => {
  const entries = [
    entry("safety", { title: "Is it safe for kids?", description: "Safe tools for kids, safely used" }),
    entry("teachy", { title: "Teachy" }),
    entry("teach", { title: "How to teach", kind: "book" }),
  ];
  expect(idsFor(entries, "is teachy safe for kids")[0]).toBe("teachy");
  expect(idsFor(entries, "safe for kids")[0]).toBe("safety");
});

test("a word that many titles have, or that is written small somewhere, is no proper name", () => {
  const makers = ["Docs", "Vids", "Colab"].map((name) => entry(name, { title: `Google ${name}` }));
  const common = [entry("studio", { title: "Studio" }), entry("room", { description: "a studio for songs" })];
  const { names } = prepareIndex([...makers, ...common], SEARCH_WORDS, "pt-br");
  expect([...names.keys()].sort()).toEqual(["colab", "docs", "vids"]);
});

test("a code of the Brazilian curriculum finds the lesson that has it, or else what is about such codes", () => {
  const entries = [
    entry("codes", { title: "Códigos da BNCC" }),
    entry("lesson", { title: "Frações", tags: ["EF07MA08"] }),
    entry("other", { title: "EF Education" }),
  ];
  expect(idsFor(entries, "EF07MA08")).toEqual(["lesson"]);
  for (const code of ["EF05MA03", "em13lgg101", "EI03EO01", "EF05LP"])
    expect(idsFor(entries, code), code).toEqual(["codes"]);
});
