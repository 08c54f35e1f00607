import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeSentences } from "./accept-sentences";
import { findSentenceRefusal } from "./find-sentence-refusal";
import { readSource } from "./source-sentences";

const ENGLISH = {
  title: "Board ends trial of Lumen",
  text: [
    "The board, which runs 40 schools, voted on Tuesday to end the trial of Lumen in every class, and it hired two teachers.",
    "It spent 3,000 pounds on the tool.",
    "The trial, which had begun in March, ends.",
    "We asked the maker of the tool for an answer.",
    "Parents can read the report of the board, according to Ana Lima.",
  ].join(" "),
  language: "en",
} as const;

const PORTUGUESE = {
  title: "Rede encerra teste",
  text: "A rede (com 40 escolas) encerrou o teste, segundo a secretária Ana Lima. Ela contratou dez professores nos polos. Nós ouvimos a empresa.",
  language: "pt",
} as const;

/** What is shown of these sentences, and why. */
function show(article: typeof ENGLISH | typeof PORTUGUESE, ...given: readonly string[]) {
  const sentences = given.map((text) => ({ text, from: [] }));
  return judgeSentences(sentences, article).map(({ refusal, accepted }) => [
    refusal,
    accepted?.origin ?? null,
    accepted?.sentence ?? null,
  ]);
}

test("a cut is shown as it was given", () => {
  const cut = "The board voted to end the trial of Lumen in every class.";
  expect(show(ENGLISH, cut)).toEqual([["changed", "source", expect.stringContaining("on Tuesday")]]);
  expect(show(ENGLISH, cut.replace("voted", "voted on Tuesday"))).toEqual([
    [null, "cut", cut.replace("voted", "voted on Tuesday")],
  ]);
});

test("what fails is replaced by the source's own sentence", () => {
  const [source = ""] = ENGLISH.text.match(/^.*?\./) ?? [];
  expect(show(ENGLISH, "The board voted on Tuesday to end the trial of Lumen in each class.")).toEqual([
    ["changed", "source", source],
  ]);
  expect(show(PORTUGUESE, "A rede encerrou o teste.")).toEqual([
    ["changed", "source", "A rede (com 40 escolas) encerrou o teste, segundo a secretária Ana Lima."],
  ]);
});

test("a sentence that is like none of the source's is not shown", () => {
  expect(show(ENGLISH, "Robots mark essays.")).toEqual([["changed", null, null]]);
});

test("what leans on a sentence that is not shown, or speaks of us, gives way to the extract's best", () => {
  for (const leaning of ["It spent 3,000 pounds on the tools.", "We’ve asked the maker of the tool twice."]) {
    const [[refusal, origin, sentence] = []] = show(ENGLISH, leaning);
    expect([refusal, origin]).toEqual(["changed", "source"]);
    expect(sentence).toMatch(/^(?:The|Parents) /);
  }
  const [, second] = show(
    ENGLISH,
    "The board voted on Tuesday to end the trial.",
    "It spent 3,000 pounds on the tools.",
  );
  expect(second).toEqual(["changed", "source", "It spent 3,000 pounds on the tool."]);
});

test("`nos` is no `nós`, and of two sentences that are alike the one that was named is taken", () => {
  expect(
    show(PORTUGUESE, "A rede encerrou o teste.", "Ela contratou vinte professores nos polos.")[1],
  ).toEqual(["changed", "source", "Ela contratou dez professores nos polos."]);
  const twice = {
    title: "T",
    text: "The board voted in May today. The board voted in June today.",
    language: "en",
  } as const;
  const [judged] = judgeSentences([{ text: "The board voted in July today.", from: [2] }], twice);
  expect(judged?.accepted?.sentence).toBe("The board voted in June today.");
});

test("a connective in front of a cut goes, as it does from a sentence of the source", () => {
  const article = {
    title: "T",
    text: "Ana left. However, the trial of Lumen goes on.",
    language: "en",
  } as const;
  for (const given of ["However, the trial of Lumen goes on.", "However, the trial of Lumen ended."])
    expect(judgeSentences([{ text: given, from: [] }], article)[0]?.accepted?.sentence).toBe(
      "The trial of Lumen goes on.",
    );
});

test.each([
  ["en", "These schools met.", "Schools of Leeds met in May to talk about it."],
  ["pt", "Para isso, houve aulas.", "As escolas de Leeds se reuniram em maio com a rede."],
  ["en", "When asked, they agreed.", "Schools of Leeds met in May to talk about it."],
  ["pt", "Só nove desses alunos contaram.", "As escolas de Leeds se reuniram em maio com a rede."],
  ["pt", "“Ninguém pode ser reprovado”, afirmou.", "As escolas de Leeds se reuniram em maio com a rede."],
] as const)("a cut in %s that leans on what is not shown gives way: %s", (language, leaning, best) => {
  const article = { title: "T", text: `${best} Nobody left. ${leaning}`, language };
  const given = [{ text: leaning, from: [] }];
  expect(judgeSentences(given, article)[0]).toMatchObject({ refusal: "leans", accepted: { sentence: best } });
  const alone = judgeSentences(given, { ...article, text: leaning })[0];
  expect(alone).toMatchObject({ refusal: null, accepted: { sentence: leaning, origin: "cut" } });
});

test("a sentence like the headline alone is replaced by nothing, since the headline stands above it", () => {
  expect(show(ENGLISH, "Board ends trial of Orion")).toEqual([["changed", null, null]]);
});

test("a sentence that was joined to another is not shown again", () => {
  const [, second] = show(
    ENGLISH,
    "The board voted on Tuesday to end the trials.",
    "The trial ends; the board voted on Tuesday to end the trial of Lumen in every class.",
  );
  expect(second).toEqual([null, null, null]);
});

test("no sentence is shown twice", () => {
  const given = "The board voted on Tuesday to end the trial.";
  expect(show(ENGLISH, given, given).map(([, origin]) => origin)).toEqual(["source", null]);
});

test("whatever a model gives, what is shown is a cut of the source", () => {
  for (const article of [ENGLISH, PORTUGUESE]) {
    const words = readSource(article).flatMap(({ tokens }) => tokens.map(({ written }) => written));
    const sentences = fc.array(fc.constantFrom(...words, ",", "and", "not"), { minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(sentences, (given) => {
        for (const { accepted } of judgeSentences([{ text: given.join(" "), from: [] }], article)) {
          if (accepted === null) continue;
          expect(findSentenceRefusal({ sentence: accepted.sentence, article })).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  }
});
