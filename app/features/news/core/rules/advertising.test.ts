import { expect, test } from "vitest";
import { advertises } from "./advertising";

test.each([
  "Get this tutor for your school today.",
  "It is the best solution on the market.",
  "Your pupils will love it!",
  "Leve hoje mesmo este tutor para a sua escola.",
  "É a melhor ferramenta do mercado.",
  "Uma oportunidade imperdível para a sua turma.",
])("%j sells", (sentence) => {
  expect(advertises(sentence)).toBe(true);
});

test.each([
  "Pupils can compare the answers of two chatbots and choose the best one.",
  "Try a small sample before you trust the marks.",
  "Os alunos podem escolher a melhor das duas respostas.",
  "Experimente com poucos textos antes de confiar nas notas.",
])("%j tells something", (sentence) => {
  expect(advertises(sentence)).toBe(false);
});
