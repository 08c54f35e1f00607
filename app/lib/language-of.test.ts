import { expect, test } from "vitest";
import { mayBeIn, toLanguage } from "./language-of";

test.each([
  ["The ministry will give schools access to the tools that teachers asked for.", "en"],
  ["O ministério vai dar às escolas acesso às ferramentas que os professores pediram, e não é pouco.", "pt"],
  [
    "El ministerio dará a las escuelas acceso a los recursos que los docentes pidieron con una beca.",
    "other",
  ],
  ["文部科学省は学校に新しいツールを提供します。", "other"],
  ["OpenAI ChatGPT Edu 2026", "unclear"],
  ["", "unclear"],
] as const)("%s is %s", (text, language) => {
  expect(toLanguage(text)).toBe(language);
});

test("a text too short to tell may be in either language", () => {
  expect(mayBeIn("pt", "ChatGPT Edu")).toBe(true);
  expect(mayBeIn("pt", "The tool is free for the teachers who want it.")).toBe(false);
});
