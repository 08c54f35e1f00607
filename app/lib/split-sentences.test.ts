import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences";

test("sentences end at a full stop before a capital, not at abbreviations, initials and decimals", () => {
  expect(
    splitSentences(
      "Dr. Ana S. Lima paid US$ 3.5 million in the U.S. market. “Why?” asked Prof. Souza. No. 5 came\nNext",
    ),
  ).toEqual([
    "Dr. Ana S. Lima paid US$ 3.5 million in the U.S. market.",
    "“Why?” asked Prof. Souza.",
    "No. 5 came",
    "Next",
  ]);
});

test("Portuguese abbreviations end no sentence", () => {
  expect(splitSentences("A Profa. Dora e o Sr. Lemos falaram no dia 3 de set. de 2026. Foi breve.")).toEqual([
    "A Profa. Dora e o Sr. Lemos falaram no dia 3 de set. de 2026.",
    "Foi breve.",
  ]);
});

test("initials of an institution end no sentence", () => {
  const sentence = "A peça foi à E.E. José Lima e à E.E. Prof. Ana Reis.";
  expect(splitSentences(sentence)).toEqual([sentence]);
});

test.each([
  "Two pupils in ten drop out.",
  "The plan was made a year ago.",
  "The parents said no.",
  "Pupils draw and make art.",
  "A escola fica perto do mar.",
  "As turmas são dez.",
])("a word that is an abbreviation elsewhere ends its sentence: %s", (sentence) => {
  expect(splitSentences(`${sentence} O resto vem depois.`)).toEqual([sentence, "O resto vem depois."]);
});

test("before a number it is the abbreviation", () => {
  const sentence = "A lei entra em vigor em out. 2026, diz o art. 5 da portaria no. 12.";
  expect(splitSentences(sentence)).toEqual([sentence]);
});

test("a full stop in brackets ends a sentence only if the whole sentence stands in them", () => {
  const [first, second] = ["Ana teaches at Tucson (Ariz.) Unified.", "(Bo left.)"];
  expect(splitSentences(`${first} ${second} Nobody knows why.`)).toEqual([
    first,
    second,
    "Nobody knows why.",
  ]);
});

test("a wrapped line goes on in the next one", () => {
  const text = "The flaw has\nalready been disclosed, he said.\nnote\nIt was mended:\nlate";
  expect(splitSentences(text)).toEqual([
    "The flaw has already been disclosed, he said.",
    "note",
    "It was mended:",
    "late",
  ]);
});

test.each([".", "日", "Mr. "])("a text of nothing but %j is split in linear time", (piece) => {
  const started = performance.now();
  splitSentences(`${piece.repeat(20_000)} a. It ended.`);
  expect(performance.now() - started).toBeLessThan(1000);
});
