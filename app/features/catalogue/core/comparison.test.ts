import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { QUESTIONS } from "~/features/evidence/core/tool-evidence";
import { toComparison } from "./comparison";

test.each(LOCALES)("tools side by side (%s) answer the questions of their pages, row by row", (locale) => {
  const tools = listResources(locale).filter(({ id }) => id === "chatgpt" || id === "khanmigo");
  const { tools: columns, rows } = toComparison(tools);
  expect(columns.map(({ id }) => id)).toEqual(["chatgpt", "khanmigo"]);
  expect(rows.map(({ question }) => question)).toEqual(
    QUESTIONS.filter((asked) => tools.some(({ facts }) => facts.some(({ question }) => question === asked))),
  );
  for (const { question, cells } of rows) {
    expect(cells.map(({ tool }) => tool.id)).toEqual(["chatgpt", "khanmigo"]);
    for (const [at, { fact }] of cells.entries()) {
      const own = tools[at]?.facts.find((known) => known.question === question) ?? null;
      expect(fact, question).toEqual(own);
    }
  }
});

test("a question that only one tool is asked has no fact for the other", () => {
  const [one, other] = ["a", "b"].map((id) => ({ id, title: id, titleLang: null }));
  if (one === undefined || other === undefined) throw new Error("two tools");
  const fact = {
    question: "trainsElsewhere",
    basis: "not-found",
    month: null,
    text: null,
    note: null,
    document: null,
    address: null,
    isElsewhere: false,
    others: [],
  } as const;
  const { rows } = toComparison([
    { ...one, facts: [fact] },
    { ...other, facts: [] },
  ]);
  expect(rows).toEqual([
    {
      question: "trainsElsewhere",
      cells: [
        { tool: one, fact },
        { tool: other, fact: null },
      ],
    },
  ]);
});
