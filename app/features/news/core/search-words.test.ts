import { expect, test } from "vitest";
import { toMatch, toSearchText } from "./search-words";

test("words are letters and digits without accents, whatever stands between them", () => {
  expect(toSearchText("“Avaliação” com IA", "GPT-4’s ação – «já»\u00a0d’água")).toBe(
    "avaliacao com ia gpt 4 s acao ja d agua",
  );
  expect(toSearchText("a", `${"palavra ".repeat(1000)}`)).toHaveLength(1000);
});

test("typed words are quoted one by one, in singular and plural", () => {
  expect(toMatch("Avaliação ia")).toBe('("avaliacao" OR "avaliacaos" OR "avaliacoes") AND ("ia")');
  expect(toMatch("IA ia Iá")).toBe('("ia")');
  for (const [typed, found] of [
    ["escola", "escolas"],
    ["escolas", "escola"],
    ["avaliações", "avaliacao"],
    ["imagem", "imagens"],
    ["imagens", "imagem"],
    ["digital", "digitais"],
    ["professores", "professor"],
    ["policies", "policy"],
    ["teacher", "teachers"],
  ] as const) {
    expect(toMatch(typed), typed).toContain(`"${found}"`);
  }
});

test("nothing that is typed is syntax of the search", () => {
  expect(toMatch('a" OR b:c* NEAR(d, 2) -e ^f {g h} : i')?.replaceAll(/[()]/g, "").split(" AND ")).toEqual([
    ...['"a"', '"or"', '"b"', '"c"', '"near" OR "nears" OR "neares"', '"d"', '"2"', '"e"'],
  ]);
  for (const typed of ["", "   ", '"', "***", "-", "%_", "()", "…“”"])
    expect(toMatch(typed), typed).toBeNull();
});

test("number and length of the words are bounded", () => {
  expect(toMatch("x".repeat(100))).toBe(`("${"x".repeat(40)}" OR "${"x".repeat(40)}s")`);
  const many = Array.from({ length: 30 }, (_, index) => `w${index}`).join(" ");
  expect(toMatch(many)?.split(" AND ")).toHaveLength(8);
});
