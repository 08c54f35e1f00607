import { expect, test } from "vitest";
import { asksForSkill, countOpenBlanks, fillPrompt, listBlanks, parsePrompt } from "./prompt-blanks";

test("a prompt without values reads exactly as it was printed", () => {
  const prompt = "Plan a lesson on [topic] for [number] pupils.\n\n[text]";
  expect(fillPrompt(parsePrompt(prompt), {})).toBe(prompt);
});

test("filled blanks take the typed words and open blanks keep their brackets", () => {
  const segments = parsePrompt("Plan [topic] for [grade], in [city].");
  expect(fillPrompt(segments, { "blank-1": " fractions ", "blank-2": "   " })).toBe(
    "Plan fractions for [grade], in [city].",
  );
  expect(countOpenBlanks(segments, { "blank-1": "fractions" })).toBe(2);
});

test("the same label twice is one field that fills both places", () => {
  const segments = parsePrompt("[grade] pupils; explain it for [grade].");
  expect(listBlanks(segments)).toEqual([{ id: "blank-1", label: "grade" }]);
  expect(fillPrompt(segments, { "blank-1": "5th" })).toBe("5th pupils; explain it for 5th.");
});

test("brackets typed by the teacher do not become blanks of their own", () => {
  const segments = parsePrompt("Use [list]. Then [task].");
  expect(fillPrompt(segments, { "blank-1": "[task]", "blank-2": "write" })).toBe("Use [task]. Then write.");
});

test("an unclosed, empty or many-line bracket stays ordinary text", () => {
  for (const prompt of ["a [b", "a ] b", "a [] b", "a [ ] b", "a [one\ntwo] b"]) {
    expect(parsePrompt(prompt)).toEqual([{ kind: "text", text: prompt }]);
  }
});

test("two mentions of one blank are told apart by their place in the prompt", () => {
  const marks = parsePrompt("Write for [class], and for [class] again.").filter(
    ({ kind }) => kind === "blank",
  );
  expect(marks).toMatchObject([
    { blank: { id: "blank-1" }, at: 10 },
    { blank: { id: "blank-1" }, at: 27 },
  ]);
});

test("a blank that asks for a skill of the Brazilian curriculum is known, and no other is", () => {
  const asks = (label: string) => asksForSkill({ id: "blank-1", label });
  expect(["cole o texto completo da habilidade", "Habilidades da BNCC"].map(asks)).toEqual([true, true]);
  expect(["ano", "paste the full text of the skill", "habilidoso"].map(asks)).toEqual([false, false, false]);
});
