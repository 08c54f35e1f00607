import { expect, test } from "vitest";
import { PERSONAL_WORDS } from "~/content/words/personal-words";
import { toGuardRules } from "./guard-rules";
import { listPersonalData } from "./personal-data";
import { applyReplacements, type DataReplacements, openData, replacementsForAll } from "./replace-data";

const RULES = toGuardRules(PERSONAL_WORDS);

const WORDS: DataReplacements = {
  number: { cpf: "[n]", email: "[e]", registration: "[r]", phone: "[p]", health: "[h]" },
  pupil: (letter) => `aluno ${letter}`,
};

function replaceAll(text: string, kept: readonly string[] = []): string {
  return applyReplacements(text, replacementsForAll(text, kept, WORDS, RULES));
}

test("each person gets a letter of their own, the same wherever the name stands", () => {
  expect(replaceAll("O aluno João ajuda Ana Lima. Depois Ana Lima ajuda o aluno João.")).toBe(
    "O aluno A ajuda aluno B. Depois aluno B ajuda o aluno A.",
  );
  expect(replaceAll("aluno A leu; a aluna Bia leu; Ana Lima, não")).toBe(
    "aluno A leu; a aluno B leu; aluno C, não",
  );
});

test("a list keeps its marks and loses its names", () => {
  expect(replaceAll("Notas:\nAna Souza 7,5\nAna 8\nCarla 4,0")).toBe(
    "Notas:\naluno A 7,5\naluno B 8\naluno C 4,0",
  );
  expect(replaceAll("Notas:\nKauê 7,5\nThaynara 8\nEnnzo 4,0")).toBe(
    "Notas:\naluno A 7,5\naluno B 8\naluno C 4,0",
  );
});

test("a number gives way to words, and what is left is clean", () => {
  const clean = replaceAll("CPF 529.982.247-25 (52998224725), ana@gmail.com, (11) 98765-4321, RA 0012345678");
  expect(clean).toBe("CPF [n] ([n]), [e], [p], RA [r]");
  expect(listPersonalData(clean, RULES)).toEqual([]);
});

test("words of health go with the name beside them", () => {
  expect(replaceAll("Ana Souza tem laudo de TDAH e lê devagar.")).toBe("aluno A tem [h] e lê devagar.");
});

test("with twenty-six letters taken they are doubled", () => {
  const taken = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `aluno ${letter}`).join(", ");
  expect(replaceAll(`${taken} e Ana Lima`)).toBe(`${taken} e aluno AA`);
});

test("what the teacher keeps stays as it is", () => {
  const text = "Um texto de Ana Lima; ligue (11) 98765-4321";
  expect(replaceAll(text, ["Ana Lima"])).toBe("Um texto de Ana Lima; ligue [p]");
  expect(openData(text, ["Ana Lima"], RULES).map(({ kind }) => kind)).toEqual(["phone"]);
});
