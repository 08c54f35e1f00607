// Collects what search finds from everything the site holds.

import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { type PreparedEntry, prepareIndex, search } from "~/features/search/core/search";
import { buildSearchIndex, type OwnPage, type SearchEntry } from "~/features/search/core/search-index";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";

/** The pages worth finding by name, as the route table marks them. */
const FOUND_PAGES = ROUTE_TABLE.filter(({ found }: PageRow) => found === true)
  .map(({ id }) => id)
  .filter(isTitledPage);

const INDEXES = new Map<Locale, readonly SearchEntry[]>();

/** Every entry of the search in one language. */
export function listSearchEntries(locale: Locale): readonly SearchEntry[] {
  const known = INDEXES.get(locale);
  if (known !== undefined) return known;
  const entries = buildSearchIndex({
    pages: ownPages(locale),
    resources: listResources(locale),
    resourcePath: (id) => pathOf("resource", locale, { id }),
  });
  INDEXES.set(locale, entries);
  return entries;
}

const PREPARED = new Map<Locale, readonly PreparedEntry[]>();

/** Everything that a text finds in one language, best first. */
export function searchSite(locale: Locale, text: string): readonly SearchEntry[] {
  const prepared = PREPARED.get(locale) ?? prepareIndex(listSearchEntries(locale));
  PREPARED.set(locale, prepared);
  return search(prepared, text, { limit: Number.POSITIVE_INFINITY }).results;
}

/** Pages by their titles, then the printed codes. A code that leads to one of those pages is an alias of it. */
function ownPages(locale: Locale): OwnPage[] {
  const items = BOOK_RESOURCES.map((resource) => toBookResourceCard(resource, locale));
  const pages = FOUND_PAGES.map((id) => {
    const path = pathOf(id, locale);
    const codes = items.filter((item) => item.path === path);
    return {
      id,
      kind: "page" as const,
      ...pagesMessages[locale][id],
      tags: codes.map(({ title }) => title),
      path,
      aliases: codes.flatMap((code) => (code.id === id ? [] : [code.id])),
    };
  });
  const paths = new Set(pages.map(({ path }) => path));
  const companion = items
    .filter(({ path }) => !paths.has(path))
    .map(({ id, path, title, description, chapter, category }) => ({
      id,
      kind: "companion" as const,
      title,
      description,
      tags: [
        bookLabelMessages[locale].chapters[chapter],
        bookLabelMessages[locale].categories[category],
        ...lessonTags(id, locale),
      ],
      path,
      aliases: [],
    }));
  return [...pages, ...companion];
}

/** The words by which a teacher looks for a lesson: stage, subject, and the code of the curriculum. */
function lessonTags(code: string, locale: Locale): string[] {
  const lesson = findLesson(code, locale);
  if (lesson === null) return [];
  const { stages, subjects } = bookLabelMessages[locale];
  const { facts } = lesson;
  return [
    ...facts.stages.map((stage) => stages[stage]),
    ...facts.subjects.flatMap((subject) => (subject === "any" ? [] : [subjects[subject]])),
    ...facts.curriculum.flatMap((statement) => statement.code ?? []),
  ];
}
