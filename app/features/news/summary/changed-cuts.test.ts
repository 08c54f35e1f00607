import { expect, test } from "vitest";
import type { WrittenLanguage } from "~/addresses/languages";
import { changeOfCut } from "./changed-cuts";
import { readSentence } from "./sentence-words";

function changeOf(claim: string, source: string, language: WrittenLanguage) {
  return changeOfCut(readSentence(claim, language), [readSentence(source, language)]);
}

test.each([
  [
    "a limit turned",
    "en",
    "Fewer than a third of the bakers surveyed had any training, the guild said.",
    "Fewer than a third of the bakers surveyed had any training.",
    "More than a third of the bakers surveyed had any training.",
    "limit",
  ],
  [
    "a time turned",
    "pt",
    "O museu guarda 250 cartas escritas antes de 1919 e alguns mapas.",
    "O museu guarda 250 cartas escritas antes de 1919.",
    "O museu guarda 250 cartas escritas depois de 1919.",
    "limit",
  ],
  [
    "a limit left out",
    "en",
    "Nearly half of the boats leak in winter, the harbour says.",
    "Nearly half of the boats leak in winter.",
    "Half of the boats leak in winter.",
    "limit",
  ],
  [
    "what is counted",
    "pt",
    "A pesquisa ouviu 1.216 alunos de nove aldeias do vale.",
    "A pesquisa ouviu 1.216 alunos de nove aldeias.",
    "A pesquisa ouviu 1.216 turmas de nove aldeias do vale.",
    "counted",
  ],
  [
    "the subject",
    "pt",
    "Pintar barcos é a tarefa mais pedida, seguida da venda de redes.",
    "Pintar barcos é a tarefa mais pedida.",
    "Vender queijos é a tarefa mais pedida.",
    "subject",
  ],
  [
    "two sides of a deed in another number",
    "pt",
    "Duas companhias estrangeiras, cujos nomes não saíram, teriam procurado a equipe em fevereiro.",
    "Duas companhias estrangeiras teriam procurado a equipe em fevereiro.",
    "A equipe teria procurado duas companhias estrangeiras em fevereiro.",
    "order",
  ],
  [
    "a denial with another subject",
    "pt",
    "A coordenação respondeu que eles poderão usar o fogão da escola.",
    "A coordenação respondeu que os alunos poderão usar o fogão.",
    "A coordenação respondeu que os alunos não poderão usar o fogão.",
    "denial",
  ],
  [
    "a deed that is only promised",
    "pt",
    "A prefeitura admite rever o horário das balsas perto das escolas.",
    "A prefeitura admite rever o horário das balsas.",
    "A prefeitura reviu o horário das balsas perto das escolas.",
    "hedge",
  ],
  [
    "a deed that somebody agreed to",
    "en",
    "The council agreed to publish the letters of the painter in May.",
    "The council agreed to publish the letters of the painter.",
    "The council published the letters of the painter in May.",
    "hedge",
  ],
  [
    "what is still to come",
    "en",
    "Eleven guides will be hired for the caves of the island.",
    "Eleven guides will be hired for the caves.",
    "Eleven guides have already been hired for the caves.",
    "tense",
  ],
] as const)("%s: the cut stands, the other is a change", (_, language, source, cut, changed, change) => {
  expect(changeOf(cut, source, language)).toBeNull();
  expect(changeOf(changed, source, language)).toBe(change);
});

test.each([
  [
    "a supposed thing, which leaves nothing open",
    "en",
    "A supposed biography of the goalkeeper was asked for in 19 schools, and nobody had it.",
    "A supposed biography of the goalkeeper was asked for in 19 schools.",
  ],
  [
    "the percentage told with a sign of its own",
    "en",
    "In all, the five mills used 18 per cent less water this year.",
    "The five mills used 18 percent less water.",
  ],
  [
    "a denial with another word",
    "en",
    "The abbey has not punished anyone since the change.",
    "The abbey has punished nobody since the change.",
  ],
  [
    "the subject behind a participle",
    "pt",
    "Intimado, o profissional reconheceu que havia usado um tradutor na carta.",
    "O advogado reconheceu que havia usado um tradutor na carta.",
  ],
] as const)("%s: no change", (_, language, source, claim) => {
  expect(changeOf(claim, source, language)).toBeNull();
});
