import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { ROUTE_TABLE } from "~/addresses/route-table";
import type { ClassNeeds } from "~/features/book-resources/core/lesson-fit";
import { filterItems, listParameters, parseListQuery, toSearch } from "~/lib/filterable-list";
import type { LibraryPrompt } from "./library-prompt";
import { PROMPT_LIST } from "./prompt-query";

const QUICK: ClassNeeds = { stages: ["primary"], subjects: ["any"], minutesToPrepare: 10 };

function prompt(id: string, more: Partial<LibraryPrompt> = {}): LibraryPrompt {
  return {
    id,
    place: "kit",
    title: "Bilhete às famílias",
    description: "Um bilhete curto",
    prompt: "Escreva um bilhete para [ano/série].",
    path: "/pt-br/planning-toolkit",
    code: "planning-toolkit",
    tasks: ["families"],
    needs: QUICK,
    files: [],
    ...more,
  };
}

const parse = (search: string) => parseListQuery(PROMPT_LIST, search);

const PROMPTS = [
  prompt("letter"),
  prompt("rubric", {
    title: "Uma rúbrica",
    tasks: ["feedback", "rubric"],
    needs: { ...QUICK, minutesToPrepare: 40 },
  }),
  prompt("sum", {
    tasks: ["test"],
    needs: { stages: ["adult"], subjects: ["mathematics"], minutesToPrepare: 25 },
  }),
];

test.each([
  ["", ["letter", "rubric", "sum"]],
  ["q=RUBRICA", ["rubric"]],
  ["q=bilhete+curto", ["letter", "rubric", "sum"]],
  ["q=ano", []],
  ["task=feedback", ["rubric"]],
  ["task=visuals", []],
  ["stage=adult", ["sum"]],
  ["subject=mathematics", ["letter", "rubric", "sum"]],
  ["subject=history", ["letter", "rubric"]],
  ["minutes=15", ["letter"]],
  ["minutes=30", ["letter", "sum"]],
  ["task=test&minutes=15", []],
  ["task=juggling&minutes=1&stage=&subject=any", ["letter", "rubric", "sum"]],
])("%s leaves the prompts that fit", (search, left) => {
  const found = filterItems(PROMPT_LIST, PROMPTS.map(PROMPT_LIST.toItem), parse(search));
  expect(found.map(({ id }) => id)).toEqual(left);
});

test("what the filters write is understood by the page of the list, and survives the round trip", () => {
  const row = ROUTE_TABLE.find(({ id }) => id === findPage("/prompts")?.pageId);
  expect(row && "query" in row ? row.query : []).toEqual(listParameters(PROMPT_LIST));
  const search = "q=quiz&task=test&stage=adult&subject=library&minutes=30";
  expect(toSearch(parse(search))).toBe(`?${search}`);
  expect(toSearch(parse("task=none"))).toBe("");
});
