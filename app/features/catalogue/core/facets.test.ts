import { expect, test } from "vitest";
import { tagFacets, teacherFilterCounts } from "./facets";
import { resourceForTest, toolForTest } from "./resource-for-tests";

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

test("the teacher's filters come with their counts, without those that would change nothing", () => {
  const cards = [
    resourceForTest({ freeTier: true, tool: toolForTest({ pupilsMayUse: true }) }),
    resourceForTest({ freeTier: true, interfaceInPortuguese: true }),
    resourceForTest({ freeTier: true }),
  ];
  expect([...teacherFilterCounts(cards)]).toEqual([
    ["portuguese", 1],
    ["pupils", 1],
  ]);
});
