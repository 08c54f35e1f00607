import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { tagFacets, teacherFilterCounts } from "./facets";
import { filterResources } from "./filter-resources";
import { readListedResource, tagLineOf, toItemData } from "./listed-resource";
import { type ResourceCard, toListedResource } from "./resource";
import { resourceForTest } from "./resource-for-tests";
import { parseResourceQuery } from "./resource-query";

/** What a browser reads from the card that the server wrote. */
function readBack(card: ResourceCard) {
  const { title, titleLang, face, description, byline, tags } = card;
  return readListedResource(toItemData(card), {
    title,
    titleLang,
    face,
    description,
    tagLine: tagLineOf(tags),
    ...(byline === undefined ? {} : { byline }),
  });
}

const QUERIES = [
  "",
  "tag=a",
  "q=google",
  "q=a&free=1",
  "pt=1",
  "pupils=1&offer=1",
  "noaccount=1",
  "notraining=1",
  "category=site&q=ed",
];

test.each(LOCALES)("a filter that reads the cards of %s finds what the server finds", (locale) => {
  const cards = listResources(locale).map(toListedResource);
  const read = cards.map(readBack);
  for (const search of QUERIES) {
    const query = parseResourceQuery(new URLSearchParams(search));
    const onServer = filterResources(cards, query, null).map(({ id }) => id);
    expect(onServer.length, search).toBeGreaterThan(0);
    expect(
      filterResources(read, query, null).map(({ id }) => id),
      search,
    ).toEqual(onServer);
  }
  expect(tagFacets(read)).toEqual(tagFacets(cards));
  expect(teacherFilterCounts(read)).toEqual(teacherFilterCounts(cards));
});

test("a card says what its drawer shows, and nothing that is not known", () => {
  const needs = ["free", "pupils", "noTraining"] as const;
  const card = resourceForTest({
    needs,
    category: "book",
    titleLang: "pt-BR",
    tags: ["a", "b c", "d", "e", "f"],
  });
  expect(readBack(card)).toEqual({
    needs,
    id: card.id,
    category: "book",
    group: null,
    title: card.title,
    titleLang: "pt-BR",
    face: card.face,
    description: card.description,
    tags: ["a", "b c", "d", "e", "f"],
  });
  const unknown = readBack(resourceForTest());
  expect(unknown).toMatchObject({ needs: [], tags: [] });
});
