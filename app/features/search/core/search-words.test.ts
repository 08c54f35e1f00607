import { expect, test } from "vitest";
import { findChapter, toStem, toWords } from "./search-words";

test("a printed code has the same words in each of its spellings and in both languages", () => {
  const spellings = [
    "chapter3_ex1",
    "chapter3-ex1",
    "Chapter 3, Example 1",
    "capítulo 3 exemplo 1",
    "cap. 3 ex. 1",
    "ch3ex1",
    "chapter three ex1",
    "capítulo três exemplo 1",
    "/CHAPTER3_EX1",
  ];
  for (const spelling of spellings) expect(toWords(spelling), spelling).toEqual(["chapter3", "ex1"]);
  expect(findChapter("chapter3")).toBe("3");
  expect(findChapter("chapters")).toBeNull();
});

test("numbers in other words stay where they are", () => {
  expect(toWords("CS50: K-12, touch 3, next 4")).toEqual(["cs50", "k", "12", "touch", "3", "next", "4"]);
});

test("number, gender and the commonest verb forms are one word, in both languages", () => {
  const same = [
    ["plano", "planos"],
    ["aluno", "alunas"],
    ["avaliação", "avaliações"],
    ["avaliação", "avaliar"],
    ["digital", "digitais"],
    ["imagem", "imagens"],
    ["planejar", "planejamento"],
    ["plan", "planning"],
    ["quiz", "quizzes"],
    ["class", "classes"],
    ["policy", "policies"],
    ["write", "writing"],
  ];
  for (const [one = "", other = ""] of same) {
    expect(toWords(one).map(toStem), `${one} ${other}`).toEqual(toWords(other).map(toStem));
  }
  expect(toStem("ia")).toBe("ia");
  expect(toStem("base44")).toBe("base44");
});
