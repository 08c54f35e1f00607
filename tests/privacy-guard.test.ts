// The guard may not cry wolf. The prompts of the site are filled in as teachers do, without anybody in them, and it has
// to be silent at each.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { PERSONAL_WORDS } from "~/content/words/personal-words";
import { fillPrompt, listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { toGuardRules } from "~/features/privacy-guard/core/guard-rules";
import { listPersonalData } from "~/features/privacy-guard/core/personal-data";
import { listPrompts } from "~/page-parts/prompts-data.server";

const RULES = toGuardRules(PERSONAL_WORDS);

const ENOUGH = 1000;

/** Words of teachers in blanks that name nobody: numbers, times, codes, authors, places, lists, sums. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Year 8",
    "KS3 science, unit 2.4",
    "28",
    "60 minutes, from 10:30 to 11:30 on 12/11/2026",
    "mini-whiteboards, one projector, no pupil devices",
    "An Inspector Calls by J. B. Priestley, act 1",
    "the diary of Samuel Pepys and the poems of William Blake",
    "photosynthesis: 6 CO2 + 6 H2O",
    "the causes of the First World War, 1914-1918",
    "St Mary's Church of England Primary School",
    "pupils new to English, large print, short instructions",
    "AQA 8461, paper 1, questions 3 to 7",
    "ISBN 978-0-14-143951-8",
    "Stage one (10 min), stage two (25 min), plenary (5 min)",
    "pupil A read 40 words a minute, pupil B 85, pupil C 120",
    "0.125, 3/8, 0.4 and 12 345 678",
    "Monday 4, Tuesday 7, Wednesday 5, Thursday 9",
    "London, Paris, Rio de Janeiro and Florence",
    "about half the class mixed up area and perimeter",
    "Queen Victoria, King Henry VIII and Florence Nightingale",
    "a budget of £1,250.00 and 15% off",
    "https://www.gov.uk/government/publications/keeping-children-safe",
    "marks from 1 to 9; grade boundaries 40, 55, 70",
  ],
  "pt-br": [
    "8º ano",
    "EF08CI09 e EF08CI10 (Ciências)",
    "34",
    "50 minutos, das 10h30 às 11h20 de 12/11/2026",
    "lousa, projetor, sem aparelhos para os alunos",
    "Dom Casmurro, de Machado de Assis, capítulo 32",
    "poemas de Cecília Meireles e Carlos Drummond de Andrade",
    "fotossíntese: 6 CO2 + 6 H2O",
    "as causas da Segunda Guerra Mundial, 1939-1945",
    "Escola Municipal Professora Maria Aparecida dos Santos",
    "letra grande, instruções curtas, leitor de tela",
    "Enem 2023, caderno azul, questões 91 a 135",
    "ISBN 978-85-359-0277-8",
    "Abertura (8 min), atividade (30 min), fechamento (12 min)",
    "o aluno A leu 40 palavras por minuto; a aluna B, 85; o aluno C, 120",
    "1/2, 0,45 e 12.345.678",
    "Segunda 4, Terça 7, Quarta 5, Quinta 9",
    "São Paulo, João Pessoa, Santa Maria e Belo Horizonte",
    "cerca de metade da turma confundiu área e perímetro",
    "Dom Pedro II, Zumbi dos Palmares e a Lei Maria da Penha",
    "R$ 1.250,00 com 15% de desconto",
    "Lei 15.100/2025, art. 2º, e a LGPD (Lei 13.709/2018)",
    "João e Maria têm 12 balas e dão 5",
    "notas de 0 a 10; recuperação abaixo de 6,0",
  ],
};

/** A source of numbers that is the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** All that the site itself says can stand in a blank, and what teachers write there. */
function valuesIn(locale: Locale): readonly string[] {
  const examples = Object.values(LESSONS).flatMap((lessons) =>
    lessons[locale].blanks.map(({ example }) => example),
  );
  return [...examples, ...WORDS[locale]];
}

function pick<T>(all: readonly T[], random: () => number): T {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}

/** As many different filled prompts as are asked for. */
function filledPrompts(locale: Locale, count: number): string[] {
  const prompts = listPrompts(locale).map(({ prompt }) => parsePrompt(prompt));
  const values = valuesIn(locale);
  const random = seeded(20_261_122);
  const filled = new Set<string>();
  while (filled.size < count) {
    const segments = pick(prompts, random);
    const blanks = listBlanks(segments).map(({ id }) => [id, pick(values, random)] as const);
    filled.add(fillPrompt(segments, Object.fromEntries(blanks)));
  }
  return [...filled];
}

test.each(LOCALES)(
  "the guard is silent at a thousand filled prompts without personal data (%s)",
  (locale) => {
    const prompts = filledPrompts(locale, ENOUGH);
    expect(prompts).toHaveLength(ENOUGH);
    const alarms = prompts.flatMap((prompt) =>
      listPersonalData(prompt, RULES).map(({ kind, text }) => [kind, text]),
    );
    expect(alarms).toEqual([]);
  },
);

test.each(LOCALES)("one pupil in such a prompt is found in each of them (%s)", (locale) => {
  const people: Readonly<Record<Locale, string>> = {
    en: "the pupil Noah Hughes",
    "pt-br": "a aluna Beatriz Souza",
  };
  for (const prompt of filledPrompts(locale, 200)) {
    const text = `${prompt} ${people[locale]} 529.982.247-25`;
    expect(listPersonalData(text, RULES).map(({ kind }) => kind)).toEqual(["name", "cpf"]);
  }
});

test.each(LOCALES)("what the site itself has around its prompts needs no guard (%s)", (locale) => {
  const said = Object.values(LESSONS).flatMap((lessons) => {
    const { sample, followUps, troubles } = lessons[locale];
    return [sample.answer, ...Object.values(followUps), ...troubles.map(({ write }) => write)];
  });
  expect(said.length).toBeGreaterThan(100);
  expect(said.flatMap((text) => listPersonalData(text, RULES).map((data) => [data.kind, data.text]))).toEqual(
    [],
  );
});
