import { expect, test } from "vitest";
import { fillWithExamples } from "./lesson";

const BLANKS = [{ name: "topic", label: "Topic of the lesson", example: "fractions" }];

test("a prompt reads with its examples put in, each marked as such", () => {
  expect(fillWithExamples("Plan [topic]. Explain [topic].", BLANKS)).toEqual([
    { text: "Plan ", at: 0, isFilled: false },
    { text: "fractions", at: 5, isFilled: true },
    { text: ". Explain ", at: 12, isFilled: false },
    { text: "fractions", at: 22, isFilled: true },
    { text: ".", at: 29, isFilled: false },
  ]);
});

test("a blank without an example keeps its brackets", () => {
  const parts = fillWithExamples("For [class]", BLANKS);
  expect(parts).toEqual([
    { text: "For ", at: 0, isFilled: false },
    { text: "[class]", at: 4, isFilled: false },
  ]);
});
