import fc from "fast-check";
import { expect, test } from "vitest";
import { PERSONAL_WORDS } from "~/content/words/personal-words";
import { cpfCheckDigits } from "~/lib/taxpayer-number";
import type { DataKind } from "./finding";
import { toGuardRules } from "./guard-rules";
import { listCpfs, listPersonalData } from "./personal-data";

const RULES = toGuardRules(PERSONAL_WORDS);

/** Kind and passage of everything found. */
function found(text: string): readonly (readonly [DataKind, string])[] {
  return listPersonalData(text, RULES).map((data) => {
    expect(text.slice(data.start, data.end)).toBe(data.text);
    return [data.kind, data.text] as const;
  });
}

test.each([
  "(11) 98765-4321",
  "11 98765-4321",
  "+55 11 98765-4321",
  "98765-4321",
  "11 3456-7890",
  "07700 900123",
  "07700 900 123",
  "020 7946 0958",
  "+44 7700 900123",
])("%s is a phone", (phone) => {
  expect(found(`Ligue ${phone}.`)).toEqual([["phone", phone]]);
});

test("a number after a word for a phone is one, without any groups", () => {
  expect(found("WhatsApp da mãe: 11987654321")).toEqual([["phone", "11987654321"]]);
  expect(found("phone 02079460958 after school")).toEqual([["phone", "02079460958"]]);
});

test.each([
  "a prova de 12-11-2026, das 10:30 às 11:20",
  "a Segunda Guerra, 1939-1945",
  "ISBN 978-85-359-0277-8",
  "calcule 12 345 678 + 9 876 543",
  "EF07MA08 e EM13CHS101",
  "o CEP 01310-100",
  "Lei 15.100/2025 sobre o celular",
  "turn 0.125, 3/8 and 0.4 into fractions",
  "call at 10 and again at 11",
  "the phone ban of 12-01-2026",
])("%s has no phone and no other number of a person", (text) => {
  expect(found(text)).toEqual([]);
});

test("an e-mail is found, and one that nobody has is not", () => {
  expect(found("Escreva para joao.silva@gmail.com.br, por favor")).toEqual([
    ["email", "joao.silva@gmail.com.br"],
  ]);
  expect(found("ana@example.com, bob@school.example.org, eu@exemplo.com.br, @escola")).toEqual([]);
});

test.each([
  ["matrícula nº 20231457", "20231457"],
  ["Matrícula: 2023.1457-8", "2023.1457-8"],
  ["RA 00123456-7", "00123456-7"],
  ["RG 12.345.678-X", "12.345.678-X"],
  ["admission number 104576", "104576"],
  ["UPN is H801200001001", "H801200001001"],
  ["the pupil H801200001001 moved", "H801200001001"],
  ["CPF 123.456.789-00", "123.456.789-00"],
])("%s has the number of a pupil", (text, number) => {
  expect(found(text)).toEqual([["registration", number]]);
});

test.each(["a matrícula de 2027", "Censo INEP 2023", "RA 2026", "roll number 12"])("%s has none", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Ana 7,5\nBruno 8\nCarla 4,0",
  "Ana Souza: 7,5\n2. Kauê Lima: 8,0\n3. Thaynara: 3,5",
  "Noah - B\nAmelia - A*\nOscar - D",
  "Ana 7,5; Bruno 8; Carla 4,0",
  "Ana 7,5, Bruno 8, Carla 4,0",
  "Ana\t7,5\t8,0\nBruno\t6,0\t9,5\nCarla\t4,0\t5,5",
])("names with marks are one list: %j", (list) => {
  expect(found(`Comente os resultados:\n${list}\nObrigada`)).toEqual([["marks", list]]);
  // As a blank of a sentence has it.
  expect(found(`Task for ${list} for Year 8.`)).toEqual([["marks", list]]);
  expect(found(`Turma: ${list}. Depois: 2 perguntas.`)).toEqual([["marks", list]]);
});

test("a list of names nobody knows is one where the text speaks of marks", () => {
  const list = "Kauê 7,5\nThaynara 8\nEnnzo 4";
  expect(found(`As notas da turma:\n${list}`)).toEqual([["marks", list]]);
  expect(found(`Pontos no jogo:\n${list}`)).toEqual([]);
});

test.each([
  "Segunda 10\nTerça 12\nQuarta 9",
  "Opening (10 min), Main activity (35 min), Close (5 min)",
  "Opening 10, Main 35, Close 5",
  "Notas:\naluno A 7,5\naluno B 8\naluno C 4",
  "Critérios: Clareza 4; Argumento 3; Fontes 2",
  "Brasil 10\nChile 8\nPeru 7",
  "The marks are for Clarity 4, Argument 3, Sources 2",
  "Ana tem 7 balas, Bruno tem 8, Carla tem 4",
])("a plan, a table and letters for names are no list of marks: %j", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["O aluno João não lê bem.", "aluno João"],
  ["o aluno Kauê falta muito", "aluno Kauê"],
  ["Write to the mother of Noah.", "Noah"],
  ["Hoje Maria Souza da Silva faltou.", "Maria Souza da Silva"],
  ["ATA: MARIA SOUZA DA SILVA, 9º ano", "MARIA SOUZA DA SILVA"],
  ["Ask Amelia Hughes to read.", "Amelia Hughes"],
  ["Aluna: Beatriz", "Aluna: Beatriz"],
  ["na rua da escola mora Ana Souza", "Ana Souza"],
  ["the king of the class is the pupil Noah Hughes", "pupil Noah Hughes"],
])("%s names somebody", (text, name) => {
  expect(found(text)).toEqual([["name", name]]);
});

test.each([
  "João e Maria têm 12 balas.",
  "um poema de Cecília Meireles e um conto de Machado de Assis",
  "the laws of Isaac Newton, the diary of Samuel Pepys",
  "a Escola Municipal Maria Quitéria de Souza e a Lei Maria da Penha",
  "Santa Maria, São José dos Campos, João Pessoa",
  "o aluno A e a aluna B; pupil C",
  "Pupil Premium and the student Council",
  "Dom Pedro II, Queen Elizabeth",
  "Personagens: Maria, Pedro e Ana.",
  "cada aluno EJA, a child in Year 8",
])("%s names nobody who has to be protected", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["Ana Souza tem laudo de TDAH", "laudo de TDAH"],
  ["O aluno João, do 7º ano, é autista", "autista"],
  ["Diagnóstico de dislexia: Ana Souza", "Diagnóstico de dislexia"],
  ["Beatriz Lima tem síndrome de Down", "síndrome de Down"],
  ["Ana Souza faz tratamento de depressão", "depressão"],
  ["O aluno Pedro toma Ritalina", "Ritalina"],
  ["Maria Souza é deficiente auditiva", "deficiente auditiva"],
  ["Noah Hughes was diagnosed with ADHD", "diagnosed with ADHD"],
  ["the pupil Amelia has an EHCP", "EHCP"],
  ["Amelia Hughes is autistic", "autistic"],
  ["Oscar Hughes uses a wheelchair", "wheelchair"],
  ["The mother of Noah says that his anxiety is worse", "anxiety"],
])("%s has words of health beside a name", (text, words) => {
  expect(found(text).filter(([kind]) => kind === "health")).toEqual([["health", words]]);
});

test.each([
  "um texto para alunos com TDAH e dislexia, com letra grande",
  "pupils with ADHD or dyslexia, short instructions",
  "aula sobre diabetes e epilepsia para o 8º ano",
  "a lesson on depression and anxiety in Year 9",
  "Machado de Assis tinha epilepsia",
  "the aluno A has autism; pupil B has none",
  "The Great Depression and the poems of William Blake",
  "a depressão sertaneja e o planalto",
  "cup of tea, a tod and a send-off by Samuel Pepys",
])("%s has no words of health beside a name", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Ask Amelia Hughes to send the book after tea",
  "Ana Souza explica a Grande Depressão",
  "Turma da Ana Souza\nTexto para alunos com TDAH",
  `Ana Souza lê primeiro. ${"A turma ouve e anota. ".repeat(6)}Depois, um vídeo sobre autismo`,
])("%s names somebody and says nothing of their health", (text) => {
  expect(found(text).map(([kind]) => kind)).toEqual(["name"]);
});

test("no two passages overlap, and they come in reading order", () => {
  const text = "CPF 529.982.247-25, mãe de Ana Lima, ana.lima@gmail.com, (11) 98765-4321";
  expect(found(text).map(([kind]) => kind)).toEqual(["cpf", "name", "email", "phone"]);
});

const NINE = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1);

/** Separators of the groups, as people type them, as a spreadsheet has them, and as a PDF hands them over. */
const BETWEEN = fc.constantFrom(
  "",
  ".",
  "-",
  "/",
  " ",
  ". ",
  " - ",
  "–",
  "‑",
  "\u00a0",
  "\u200b",
  "\u00ad",
  "_",
);
const BEFORE = fc.constantFrom("", "CPF ", "CPF:", "nº", "(", "a", "2026, ", "123 ", "1.\n", "ação ");
const AFTER = fc.constantFrom("", ".", ",", ")", " 9º ano", "\n12", "x", "; 10");

test("every form of every valid CPF is found, wherever it stands", () => {
  fc.assert(
    fc.property(
      NINE,
      fc.tuple(BETWEEN, BETWEEN, BETWEEN),
      BEFORE,
      AFTER,
      (nine, [one, two, three], before, after) => {
        const groups = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)].map((group) => group.join(""));
        const cpf = `${groups[0]}${one}${groups[1]}${two}${groups[2]}${three}${cpfCheckDigits(nine.join(""))}`;
        const found = listCpfs(`${before}${cpf}${after}`);
        expect(found.map(({ text }) => text)).toContain(cpf);
      },
    ),
    { numRuns: 3000 },
  );
});

test("a number whose check digits are wrong is no CPF", () => {
  fc.assert(
    fc.property(NINE, fc.integer({ min: 1, max: 99 }), (nine, off) => {
      const wrong = (Number(cpfCheckDigits(nine.join(""))) + off) % 100;
      expect(listCpfs(`${nine.join("")}${String(wrong).padStart(2, "0")}`)).toEqual([]);
    }),
  );
});

test("the CPF of the examples in use is one, and eleven equal digits are nobody's", () => {
  for (const cpf of ["529.982.247-25", "111.444.777-35"])
    expect(listCpfs(cpf).map(({ text }) => text)).toEqual([cpf]);
  for (let digit = 0; digit < 10; digit += 1) expect(listCpfs(String(digit).repeat(11))).toEqual([]);
});

test("a longer number, the number of a company and a decimal are no CPF", () => {
  expect(listCpfs("1529982247255")).toEqual([]);
  expect(listCpfs("52.998.224/7250-00")).toEqual([]);
  expect(listCpfs("0.52998224725")).toEqual([]);
});
