import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences";

test("sentences end at a full stop before a capital, not at abbreviations, initials and decimals", () => {
  expect(
    splitSentences(
      "Dr. Ana S. Lima paid US$ 3.5 million in the U.S. market. “Why?” asked Prof. Souza. No. 5 came\nNext",
    ),
  ).toEqual([
    "Dr. Ana S. Lima paid US$ 3.5 million in the U.S. market.",
    "“Why?” asked Prof. Souza.",
    "No. 5 came",
    "Next",
  ]);
});

test("Portuguese abbreviations end no sentence", () => {
  expect(splitSentences("A Profa. Dora e o Sr. Lemos falaram no dia 3 de set. de 2026. Foi breve.")).toEqual([
    "A Profa. Dora e o Sr. Lemos falaram no dia 3 de set. de 2026.",
    "Foi breve.",
  ]);
});
