import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { RULE_KINDS, toState } from "~/features/rules/core/rule";
import { getLawLine } from "~/features/rules/io/law-lines.server";
import { lawSentence, lawWords } from "./law-words";
import { qrMessages } from "./messages/qr";
import { rulesMessages } from "./messages/rules";
import { rulesPageMessages } from "./messages/rules-page";

test("a line says what holds, since when, and how old the text is that was read", () => {
  expect(lawSentence(getLawLine("pupils-phones", "pt-br"), "pt-br")).toBe(
    "A lei determina: O aluno não pode usar aparelho próprio na aula, no recreio nem nos intervalos; em aula, só com fim estritamente pedagógico e orientação; sempre para acessibilidade, inclusão, saúde e direitos fundamentais. A escola também deve treinar a equipe para perceber sofrimento e oferecer espaço de escuta. (Lei nº 15.100/2025: celular na escola; lei em vigor desde 01/2025; texto lido: 11/2025)",
  );
  const feedback = lawWords(getLawLine("feedback", "pt-br"), "pt-br");
  expect(feedback.lead).toBe("Nossa recomendação");
  expect(feedback.basis).toContain("texto aprovado em 09/2026, ainda não em vigor; texto lido: 09/2026");
  expect(lawWords(getLawLine("pupils-accounts", "en"), "en").basis).toContain(
    "guidance of Sep 2023, not law",
  );
});

test("a year stands as a year, and a text without date is undated", () => {
  const line = {
    ...getLawLine("pupils-phones", "en"),
    since: "2025",
    sourceDate: null,
    kind: "bill",
  } as const;
  expect(lawWords(line, "en").basis).toMatch(/; proposal of 2025; text read: undated$/);
});

test("the hints beside a QR code say what the rule of pupils' phones says", () => {
  for (const locale of LOCALES)
    expect(qrMessages[locale].phoneLaw).toBe(lawSentence(getLawLine("pupils-phones", locale), locale));
});

test.each(LOCALES)("each kind has its words, and only what is in force holds since a day (%s)", (locale) => {
  const { dated, kinds } = rulesPageMessages[locale];
  const { leads } = rulesMessages[locale];
  for (const words of [kinds, leads]) {
    const each = RULE_KINDS.map((kind) => words[kind]);
    expect(new Set(each).size).toBe(RULE_KINDS.length);
  }
  const [since = ""] = dated["in-force"]("1998").split(" ");
  for (const kind of RULE_KINDS) {
    const state = toState({ kind });
    const words = dated[state]("1998");
    expect(words).toContain("1998");
    expect(words.includes(since), kind).toBe(state === "in-force");
  }
});
