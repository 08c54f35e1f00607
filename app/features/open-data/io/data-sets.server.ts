// The records of every published set, from the same content that the pages show.
import { pathOfCode } from "~/addresses/addresses";
import { forEachLocale, LANGUAGES, LOCALES } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { BOOKS } from "~/content/books.server";
import { COURSES } from "~/content/courses/courses.server";
import { NEWS_SOURCES } from "~/content/news-sources.server";
import { RULES } from "~/content/rules/rules.server";
import { TOOL_EVIDENCE, TOOLS } from "~/features/catalogue/io/catalogue.server";
import { changesUpTo } from "~/features/changes/core/change";
import { CHANGES } from "~/features/changes/io/changes.server";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import type { DataSetId, Publication } from "../core/data-set";

type ListRecords = (publication: Pick<Publication, "origin" | "date">) => readonly object[];

function listLessons() {
  return BOOK_RESOURCES.filter(({ text }) => LOCALES.every((locale) => text[locale].content !== null)).map(
    (resource) => ({
      ...resource,
      facts: forEachLocale((locale) => findLesson(resource.id, locale)?.facts ?? null),
    }),
  );
}

const LISTS: Readonly<Record<DataSetId, ListRecords>> = {
  tools: () => {
    const evidence = new Map(TOOL_EVIDENCE.map((record) => [record.id, record]));
    return TOOLS.map((tool) => ({ ...tool, evidence: evidence.get(tool.id) }));
  },
  courses: () =>
    LOCALES.flatMap((locale) =>
      COURSES[locale].map((course) => ({ ...course, language: LANGUAGES[locale].written })),
    ),
  books: () => BOOKS,
  lessons: listLessons,
  codes: ({ origin }) =>
    [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => ({
      id,
      shortLink: forEachLocale((locale) => shortLinkUrl(origin, id, locale)),
      page: forEachLocale((locale) => origin + pathOfCode(id, locale)),
    })),
  rules: () => RULES,
  changes: ({ date }) => changesUpTo(CHANGES, date),
  "news-sources": () => NEWS_SOURCES,
};

/** The records of a set as they stand on a day (YYYY-MM-DD). */
export function listRecords(id: DataSetId, publication: Pick<Publication, "origin" | "date">) {
  return LISTS[id](publication);
}
