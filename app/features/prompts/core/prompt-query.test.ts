import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { LESSON_STAGES, LESSON_SUBJECTS } from "~/features/book-resources/core/lesson";
import type { ClassNeeds } from "~/features/book-resources/core/lesson-fit";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import { lessonMessages } from "~/i18n/messages/lesson";
import type { LibraryPrompt } from "./library-prompt";
import { keysOfPrompt, readListedPrompt } from "./listed-prompt";
import { filterPrompts, PROMPT_PARAMETERS, parsePromptQuery, serialisePromptQuery } from "./prompt-query";

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
  const query = parsePromptQuery(new URLSearchParams(search));
  expect(filterPrompts(PROMPTS, query).map(({ id }) => id)).toEqual(left);
});

test("what the filters write is understood by the page of the list, and survives the round trip", () => {
  const row = ROUTE_TABLE.find(({ id }) => id === findPage("/prompts")?.pageId);
  expect(row && "query" in row ? row.query : []).toEqual(PROMPT_PARAMETERS);
  const search = "q=quiz&task=test&stage=adult&subject=library&minutes=30";
  expect(serialisePromptQuery(parsePromptQuery(new URLSearchParams(search)))).toBe(search);
  expect(serialisePromptQuery(parsePromptQuery(new URLSearchParams("task=none")))).toBe("");
});

test.each(LOCALES)("a card with its item says all that the filter asks (%s)", (locale) => {
  for (const { id, title, description, tasks, needs } of PROMPTS) {
    const card = {
      id,
      title,
      description,
      keys: keysOfPrompt({ tasks, needs }),
      preparation: lessonMessages[locale].prepare(needs.minutesToPrepare),
    };
    expect(readListedPrompt(card)).toEqual({ id, title, description, tasks, needs });
  }
});

test("no task, stage and subject share a key", () => {
  const keys = [...HUB_TASK_IDS, ...LESSON_STAGES, "any", ...LESSON_SUBJECTS];
  expect(keys).toEqual([...new Set(keys)]);
});

test("an item that says nothing is in no task", () => {
  const listed = readListedPrompt({ id: "", title: "", description: "", keys: "", preparation: "" });
  expect(listed).toMatchObject({ tasks: [], needs: { stages: [] } });
  expect(filterPrompts([listed], parsePromptQuery(new URLSearchParams("minutes=45")))).toEqual([]);
});
