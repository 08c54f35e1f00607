import { expect, test } from "vitest";
import { tagFacets } from "./facets";
import { resourceForTest } from "./resource-for-tests";

function withTags(...tags: string[]) {
  return resourceForTest({ tags });
}

test("tags come by frequency, then by letter, and spellings of one tag are counted together", () => {
  const cards = [withTags("Vídeo", "Zebra"), withTags("video", "Ética"), withTags("zebra", "VIDEO")];
  expect(tagFacets(cards)).toEqual([
    { tag: "Vídeo", count: 3 },
    { tag: "Zebra", count: 2 },
    { tag: "Ética", count: 1 },
  ]);
});
