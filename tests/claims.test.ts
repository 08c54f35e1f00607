// No praise and no superlative without a source: a teacher cannot check "the leading platform", and does not need it.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { ABOUT_TEXT } from "~/content/about.server";
import { type Said, TEXTS } from "./spoken-texts";

/** Words that put one thing above all others, or praise it. */
const CLAIMS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:best|most (?:used|popular|known|advanced|powerful|widely|complete|trusted|loved)|(?:a|the|world) leading|world-leading|a leader|the leader|(?:largest|biggest) (?!amount)|number one|world['’]s|world-class|unique|unrivalled|famous|well-known|popular|safest|fastest|easiest|cheapest|state-of-the-art|cutting-edge|revolutionary|powerful|gold standard|ideal|perfect|pioneer\w*|renowned|(?:the|its) first (?:AI|tool|platform|country|state|law|school|site|book|of its kind|in the)|first (?:global|worldwide|international|national)|known for|the main (?:AI|tools?|platforms?)|reference (?:for|text\w*|work)|the standard|standard (?:assistant|tool|choice))\b/i,
  "pt-br":
    /(?<!\p{L})(?:(?:o|a|os|as|do|da|dos|das|ao|à|no|na) (?:melhor|melhores|maior|maiores|principal|principais)|mais (?:usad|conhecid|popular|complet|avançad|famos|potent|poderos|segur|barat|lid|citad|vendid)\p{L}*|líder(?:es)?|pioneir\p{L}*|referência (?:em|de|para)|de referência|inovador\p{L}*|revolucion\p{L}*|ideal|ideais|perfeit[oa]s?|famos[oa]s?|renomad[oa]s?|de ponta|populares?|primeir[oa]s? (?:ferramenta|país|estado|plataforma|lei|site|livro|curso)|primeir[oa]s? d[oa] (?:Brasil|mundo|tipo|país)|primeir[oa]s? (?:\p{L}+ )?(?:global|mundial|nacional|internacional)|conhecid[oa]s? por(?! anotações)|número um|excelente|imbatível)(?!\p{L})/iu,
};

/** Exceptions by their words, with the reason: the source of a claim, or why it is none. */
const ALLOWED: readonly (readonly [words: string, reason: string])[] = [
  ["the best case for the other side", "the strongest form of an argument, not praise of a thing"],
  ["os melhores argumentos do outro lado", "the strongest form of an argument, not praise of a thing"],
  ["which diagram best represents", "a question to pupils"],
  ["not your best one", "a day of the reader's own school"],
  ["em um dia ruim, não no melhor", "a day of the reader's own school"],
  ["a popular claim", "a claim that pupils check"],
  ["Best for", "whom a platform suits, in the site's own opinion, as its card says"],
  ["Popular", "the author's mark on one amount of a donation"],
  ["O maior valor é R$", "a limit of the Pix code"],
  ["o uso próprio para os maiores", "older pupils"],
  ["a maior parte do recreio", "a sample answer, invented as it says"],
  ["da menor para a maior", "an order of numbers"],
  ["Brazilian education ministry's reference for", "the name of the document: Referencial"],
  ["in their best interest", "a term of the law: the best interest of the child"],
  ["no melhor interesse dele", "a term of the law: o melhor interesse da criança"],
  ["Referência de personagem e estilo", "a function of an image generator"],
  ["currículo de referência em computação", "the name of a document: Currículo de Referência"],
  ["A referência do MEC para", "the name of the document: Referencial"],
];

function listClaims({ locale, text }: Said): string[] {
  return [...text.matchAll(new RegExp(CLAIMS[locale], `${CLAIMS[locale].flags}g`))].map(({ index }) =>
    text.slice(Math.max(0, index - 60), index + 80),
  );
}

test.each(LOCALES)(
  "no text praises a thing, or puts it above all others, without a source (%s)",
  (locale) => {
    const claims = TEXTS.filter((said) => said.locale === locale).flatMap((said) =>
      listClaims(said).map((words) => `${said.where}: ${words}`),
    );
    expect(claims.filter((claim) => !ALLOWED.some(([words]) => claim.includes(words)))).toEqual([]);
  },
);

test("what may stand does stand", () => {
  const unused = ALLOWED.filter(([words]) => !TEXTS.some(({ text }) => text.includes(words)));
  expect(unused).toEqual([]);
});

test.each([
  ["en", "The most used assistant in schools"],
  ["en", "The best free offer for schools"],
  ["en", "Ideal for lateral reading lessons"],
  ["en", "The main platforms side by side"],
  ["en", "First global guidance on generative AI in education"],
  ["pt-br", "Primeira orientação global sobre IA generativa na educação"],
  ["pt-br", "Assistente chinês conhecido por documentos longos"],
  ["pt-br", "As principais plataformas lado a lado"],
  ["pt-br", "O modelo de linguagem brasileiro mais conhecido"],
  ["pt-br", "Referência em segurança digital"],
] as const)("%s: “%s” is a claim", (locale, text) => {
  expect(listClaims({ locale, where: "", text })).toHaveLength(1);
});

test("the about page claims nothing of the book that is untrue", () => {
  for (const locale of LOCALES) {
    const { bullets } = ABOUT_TEXT[locale].book;
    for (const untrue of [/templates|modelos prontos/i, /10\+/, /updated monthly|atualiza\p{L}* mensa/iu])
      expect(bullets.join("\n")).not.toMatch(untrue);
  }
});
