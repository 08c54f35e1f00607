import { expect, test } from "vitest";
import { tagFacets, teacherFilterCounts } from "./facets";
import { resourceForTest, toolForTest } from "./resource-for-tests";
import { RESOURCE_LIST } from "./resource-list";

const withTags = (...tags: string[]) => RESOURCE_LIST.toItem(resourceForTest({ tags }));

test("tags come by frequency, then by letter, and spellings of one tag are counted together", () => {
  const items = [withTags("Vídeo", "Zebra"), withTags("video", "Ética"), withTags("zebra", "VIDEO")];
  expect(tagFacets(items)).toEqual([
    { tag: "Vídeo", count: 3 },
    { tag: "Zebra", count: 2 },
    { tag: "Ética", count: 1 },
  ]);
});

test("the teacher's filters come with their counts, without those that would change nothing", () => {
  const cards = [
    resourceForTest({ freeTier: true, tool: toolForTest({ pupilsMayUse: true }) }),
    resourceForTest({ freeTier: true, inLanguage: true }),
    resourceForTest({ freeTier: true }),
  ];
  expect([...teacherFilterCounts(cards.map(RESOURCE_LIST.toItem))]).toEqual([
    ["language", 1],
    ["pupils", 1],
  ]);
});
