import { expect, test } from "vitest";
import { shortenSentence } from "./shorten-sentence";

const shorten = (text: string, language: "en" | "pt" = "en") => shortenSentence(text, language);

/** An adverb that makes a sentence too long for a card. */
const REALLY = `${"really ".repeat(33)}well`;

test.each([
  ["en", "which costs nothing at all"],
  ["en", "and the teachers of all classes like it"],
  ["en", "raising doubts about essays at home"],
  ["en", "mainly those of Leeds"],
  ["en", "as Ana Lima had asked"],
  ["en", "with two teachers"],
  ["en", "thereby giving teachers time for other things and for pupils"],
  ["pt", "que nada custa"],
  ["pt", "ampliando o acesso"],
  ["pt", "principalmente em Recife"],
  ["pt", "com duas turmas"],
] as const)("in %s a tail goes from a sentence that is too long for a card: %s", (language, tail) => {
  const rest = `In Leeds, it ${REALLY} reads`;
  expect(shorten(`${rest}, ${tail}.`, language)).toBe(`${rest}.`);
});

test("a tail goes behind a dash, and the marks that are left are the source's", () => {
  expect(shorten(`The tool’s maker ${REALLY} reads – not for ever.`)).toBe(
    `The tool’s maker ${REALLY} reads.`,
  );
});

test.each([
  [`In Leeds, the tool ${REALLY} reads essays, draws maps and marks tests.`, "its and"],
  [`The talks on ethics ${REALLY}, cost, use and training go on.`, "its and"],
  [`In Leeds, the tool ${REALLY} reads essays, poems, and maps.`, "its and"],
  [`Teachers ${REALLY} lack time, funding, training and support.`, "its and"],
  [`The new survey ${REALLY}, held in May, found much.`, "its verb"],
  [`The new survey ${REALLY}, asking all, found much.`, "its verb"],
  [`The union of Leeds, a small one ${REALLY}, who met in May, agreed.`, "its verb"],
  [`By the end of May, costs ${REALLY} fell.`, "its clause"],
  [`Ana Lima ${REALLY} agreed, adding that at one point, she had asked.`, "its clause"],
  [`The firms ${REALLY} develop safe, personal tools for all.`, "its noun"],
  [`The city ${REALLY} puts its schools front and centre in the plans for the year.`, "its other half"],
])("a tail is kept without which the rest reads badly: %s lacks %s", (source) => {
  expect(shorten(source)).toBe(source);
});

const TIED = {
  en: "But | And | Yet | However, | Also, | Meanwhile, | Even so, | For example, | In other words,",
  pt: "Mas | E | Porém, | Contudo, | Além disso, | No entanto, | Ainda assim, | Por exemplo,",
};

test.each(TIED.en.split(" | "))("what ties a sentence to the one before goes: %s", (opening) => {
  expect(shorten(`${opening} “the trial goes on,” says Ana.`)).toBe("“The trial goes on,” says Ana.");
  const quoted = `“${opening} the trial goes on,” says Ana.`;
  expect(shorten(quoted)).toBe(quoted);
});

test.each(TIED.pt.split(" | "))("and from a Portuguese one: %s", (opening) => {
  expect(shorten(`${opening} o teste continua.`, "pt")).toBe("O teste continua.");
});

test("what no full stop ends stays as it is, and costs little time", () => {
  const started = performance.now();
  const text = `It reads ${"://".repeat(1500)}.`;
  expect(shorten(text)).toBe(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
