import { expect, test } from "vitest";
import { checkCuts, checkTranslations } from "./check-translation";
import { readSource } from "./source-index";

const ARTICLE = {
  title: "Lantern Bay tries a reading app",
  text: "Teachers in Lantern Bay may read with an app called Pebble from March. The Harbour Trust lent the council 240 tablets. Marks rose from 61 to 74 points, but the app did not help pupils who read at home. Before the trial, parents were asked in writing. Inspector Mara Lund said that 12 of the 35 classes had stopped using it.",
  sourceName: "Bay News",
  language: "en",
  publishedAt: "2026-10-05T09:00:00.000Z",
} as const;
const SOURCE = readSource(ARTICLE);

function objectionsTo(sentence: string): string[] {
  const [verdict] = checkCuts([sentence], SOURCE);
  return verdict?.objections.map(({ kind }) => kind) ?? [];
}

test.each([
  "Teachers in Lantern Bay may read with an app called Pebble.",
  "The app Pebble did not help pupils who read at home.",
  "Inspector Mara Lund said that 12 of the 35 classes had stopped using it.",
])("a cut may stand: %s", (sentence) => {
  expect(objectionsTo(sentence)).toEqual([]);
});

test.each([
  "Schools in Lantern Bay are testing a talking app called Pebble.",
  "The Harbour Trust lent the council 240 tablets for use in libraries.",
  "Parents welcomed the trial of the app.",
])("a sentence with words of its own rests on nothing: %s", (sentence) => {
  expect(objectionsTo(sentence)).toContain("no-receipt");
});

function differenceOf(original: string, translated: string): string[] {
  const [verdict] = checkTranslations([translated], "pt", checkCuts([original], SOURCE), ARTICLE, SOURCE);
  return verdict?.objections.map(({ written }) => written.split(":")[0] ?? "") ?? [];
}

const PAIRS = [
  [
    "hedge",
    "Teachers in Lantern Bay may read with an app called Pebble.",
    "Professores de Lantern Bay poderão ler com um aplicativo chamado Pebble.",
    "Professores de Lantern Bay leem com um aplicativo chamado Pebble.",
  ],
  [
    "negation",
    "The app did not help pupils who read at home.",
    "O aplicativo não ajudou alunos que leem em casa.",
    "O aplicativo ajudou alunos que leem em casa.",
  ],
  [
    "numbers",
    "Inspector Mara Lund said that 12 of the 35 classes had stopped using it.",
    "A inspetora Mara Lund disse que 12 das 35 turmas deixaram de usá-lo.",
    "A inspetora Mara Lund disse que 35 das 12 turmas deixaram de usá-lo.",
  ],
  [
    "fact",
    "Marks rose from 61 to 74 points.",
    "As notas subiram de 61 para 74 pontos.",
    "As notas subiram de 12 para 74 pontos.",
  ],
  [
    "words",
    "Before the trial, parents were asked in writing.",
    "Antes do teste, os pais foram consultados por escrito.",
    "O conselho recebeu os aparelhos emprestados.",
  ],
] as const;

test.each(PAIRS)(
  "a translation that changes %s is told from one that does not",
  (kind, original, same, changed) => {
    expect(differenceOf(original, same)).toEqual([]);
    expect(differenceOf(original, changed)[0]).toBe(kind);
  },
);

test("the translation rests on what its sentence rests on, and on nothing where that does not stand", () => {
  const cuts = checkCuts(
    ["Marks rose from 61 to 74 points.", "Everybody was delighted with the results."],
    SOURCE,
  );
  const translated = [
    "As notas subiram de 61 para 74 pontos.",
    "Todos ficaram encantados com os resultados.",
  ];
  const [first, second] = checkTranslations(translated, "pt", cuts, ARTICLE, SOURCE);
  expect(first?.receipt).toEqual(cuts[0]?.receipt);
  expect(second?.receipt).toBeNull();
});
