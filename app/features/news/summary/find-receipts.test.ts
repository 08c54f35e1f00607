import { expect, test } from "vitest";
import { findReceipts } from "./find-receipts";
import { readSentence } from "./sentence-words";
import { readSource } from "./source-index";

function source(text: string, language: "en" | "pt" = "en") {
  return readSource({ title: "", text, sourceName: "S", language, publishedAt: "2026-11-18T10:00:00.000Z" });
}

const TEXT =
  "The city bought 40 tablets for its schools. Teachers chose the reading app. Rain fell on Sunday. Marta Lima runs the project.";

function placesOf(claim: string, language: "en" | "pt") {
  return findReceipts([readSentence(claim, language)], source(TEXT)).receipts[0]?.places;
}

test("a sentence finds the one it rests on, in its own language and in the other", () => {
  expect(placesOf("The city bought 40 tablets.", "en")).toEqual([0]);
  expect(placesOf("A cidade comprou 40 tablets para as escolas.", "pt")).toEqual([0]);
  expect(placesOf("Os professores escolheram o aplicativo de leitura.", "pt")).toEqual([1]);
});

test("a sentence may rest on two", () => {
  expect(
    placesOf("A cidade comprou 40 tablets, e Marta Lima dirige o projeto para as escolas.", "pt"),
  ).toEqual([0, 3]);
});

test("what the source does not speak of has no receipt", () => {
  expect(placesOf("The museum sold nine paintings to a bank in Oslo.", "en")).toBeUndefined();
});

test("the work grows with the length of the source, not with its square", () => {
  const words = ["school", "teacher", "pupil", "city", "reading", "tablet", "project", "ministry"];
  const long = (sentences: number) =>
    Array.from(
      { length: sentences },
      (_, index) => `The ${words[index % 8]} number ${index} met the ${words[(index + 3) % 8]}.`,
    ).join(" ");
  const stepsAt = (sentences: number) => {
    const claims = [
      "The school met the city in week 12.",
      "Teachers and pupils met the ministry.",
      "The project met the school.",
    ];
    return findReceipts(
      claims.map((claim) => readSentence(claim, "en")),
      source(long(sentences)),
    ).steps;
  };
  const [short, double] = [stepsAt(200), stepsAt(400)];
  expect(short).toBeGreaterThan(0);
  expect(double).toBeLessThanOrEqual(2.2 * short);
  // 3,000 words are about 200 sentences; nothing is read behind the six hundredth.
  expect(stepsAt(5000)).toBeLessThanOrEqual(4 * short);
});
