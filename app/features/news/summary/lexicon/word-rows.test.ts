import { expect, test } from "vitest";
import { WORD_ROWS } from "./notions";
import { ACTORS } from "./school-words";

test("every row of the lexicon has a word that no row before it has, or it would do nothing", () => {
  const known = new Set<string>();
  const idle = [ACTORS, ...WORD_ROWS]
    .flatMap((list) => list.trim().split("\n"))
    .filter((row) => {
      const words = row.split(" ");
      const isIdle = words.every((word) => known.has(word));
      for (const word of words) known.add(word);
      return isIdle;
    });
  expect(idle).toEqual([]);
});
