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

/** Where a claim rests in a text of its own; null where nowhere. */
function receiptIn(text: string, written: "en" | "pt", claim: string, language: "en" | "pt") {
  return findReceipts([readSentence(claim, language)], source(text, written)).receipts[0]?.places ?? null;
}

test("a sentence that opens with a pronoun speaks of what the one before it names", () => {
  const text = "The harbour bought a crane. It lifts forty tonnes. Gulls watched from the pier.";
  expect(receiptIn(text, "en", "The crane lifts a great deal.", "en")).toEqual([1]);
  const named = text.replace("It lifts", "A lorry lifts");
  expect(receiptIn(named, "en", "The crane lifts a great deal.", "en")).not.toEqual([1]);
});

test("two sentences that both deny have that in common", () => {
  const text = "Os barqueiros remam no inverno. A represa não congela. O mercado abre cedo.";
  expect(receiptIn(text, "pt", "The dam never turns to ice.", "en")).toEqual([1]);
});

test.each([
  [
    "words of one family",
    "The ferry company contests the fine.",
    "en",
    "A empresa nega a multa da balsa.",
    "pt",
  ],
  [
    "words that sound alike",
    "Quem faz doutoramento paga menos ao chaveiro.",
    "pt",
    "Doctorands pay less.",
    "en",
  ],
  [
    "a figure without its unit",
    "Crossing the moor went from 90 minutes to 55.",
    "en",
    "Crossing now lasts 55 minutes.",
    "en",
  ],
  ["a rare figure", "The orchard owes the miller 7,350 euros.", "en", "7,350 euros are outstanding.", "en"],
] as const)("%s lead a free wording to its sentence", (_, told, written, claim, language) => {
  const others =
    written === "en" ? "Snow fell on the pass. The bells rang twice." : "Nevou na serra. Os sinos tocaram.";
  expect(receiptIn(`${told} ${others}`, written, claim, language)).toEqual([0]);
});

test("what is known and lacking speaks against a sentence, what nobody knows hardly does", () => {
  const text = "The ferries carry a camera. It judges how thick the fog is. Passengers see the number.";
  expect(
    receiptIn(
      text,
      "en",
      "The camera of the ferries tells parents of homework and holidays and lunch.",
      "en",
    ),
  ).toBeNull();
  expect(
    receiptIn(text, "en", "The camera of the ferries quonks flumphs of blixwork and snargs and drobs.", "en"),
  ).not.toBeNull();
});

test("two sentences need more in common than what every article speaks of", () => {
  const text = "The school uses a program for the pupils. Teachers read the lessons.";
  expect(
    receiptIn(text, "en", "A school near the volcano uses a barometer against floods.", "en"),
  ).toBeNull();
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

test("English little words are no Portuguese months, and a figure weighs more than a word", () => {
  expect(
    readSentence("Eight cups out of ten, a year ago.", "en").words.some(({ kind }) => kind === "date"),
  ).toBe(false);
  expect(readSentence("Foi em 15 out. 2026.", "pt").words.some(({ kind }) => kind === "date")).toBe(true);
  expect(readSentence("Segundo um vereador, caíram.", "pt").words.some(({ kind }) => kind === "number")).toBe(
    false,
  );
  const text = "It triggered 88 times before winter. Gulls watched from the pier.";
  expect(receiptIn(text, "en", "The alarm triggered 88 times, divers report.", "en")).toEqual([0]);
});
