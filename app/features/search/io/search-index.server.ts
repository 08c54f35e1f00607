// Collects the entries of the search from all content of the site.

import { pathOfCode, toPath } from "~/addresses/addresses";
import { LOCALES, type Locale, otherLocales } from "~/addresses/languages";
import { type ListView, listViewPath } from "~/addresses/list-views";
import { type PageId, type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { HUB_TASKS } from "~/content/hub.server";
import { KIT_PROMPTS, type KitPromptRecord } from "~/content/kit-prompts.server";
import { LESSON_NAMES, listPageWords } from "~/content/page-words.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { DOCUMENT_WORDS } from "~/content/school-kit/document-words.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import { SEARCH_WORDS } from "~/content/words/search-words";
import type { BookResource } from "~/features/book-resources/core/book-resource";
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import type { Resource } from "~/features/catalogue/core/resource";
import { findResource, listResources } from "~/features/catalogue/io/catalogue.server";
import type { HubTaskRecord } from "~/features/hub/core/hub-task";
import type { PlatformCard } from "~/features/platforms/core/platform-view";
import type { Rule } from "~/features/rules/core/rule";
import { type PreparedIndex, prepareIndex } from "~/features/search/core/prepared-index";
import { type SearchResults, search } from "~/features/search/core/search";
import { buildSearchIndex, type OwnPage, type SearchEntry } from "~/features/search/core/search-index";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { favouritesPageMessages } from "~/i18n/messages/favourites-page";
import { kindsMessages } from "~/i18n/messages/kinds";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { schoolKitMessages } from "~/i18n/messages/school-kit";

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
    rules: NAMED_RULES.map((rule) => toRule(rule, locale)),
    resources: listResources(locale),
    resourcePath: (id) => toPath("resource", locale, { id }),
    kindLabels: (kind) => LOCALES.map((language) => kindsMessages[language][kind]),
    resourceTexts: (resource) => textsOfResource(resource, locale),
  });
  INDEXES.set(locale, entries);
  return entries;
}

const PREPARED = new Map<Locale, PreparedIndex>();

/** Everything that a text finds in one language, best first. */
export function searchSite(locale: Locale, text: string): SearchResults {
  const prepared = PREPARED.get(locale) ?? prepareIndex(listSearchEntries(locale), SEARCH_WORDS, locale);
  PREPARED.set(locale, prepared);
  return search(prepared, text, { limit: Number.POSITIVE_INFINITY });
}

/**
 * Pages by their titles, then the tasks of the hub, the printed codes, and the prompts that have no code of their own.
 */
function ownPages(locale: Locale): OwnPage[] {
  const pages = namedPages(locale);
  const paths = new Set(pages.map(({ path }) => path));
  const companion = BOOK_RESOURCES.filter(({ id }) => !paths.has(pathOfCode(id, locale)));
  return [
    ...pages,
    ...(["compare", "sheet"] as const).map((view) => toListView(view, locale)),
    ...HUB_TASKS.map((task) => toTask(task, locale)),
    ...companion.map((item) => toCompanion(item, locale)),
    ...UNPLUGGED_LESSONS.map((lesson) => toUnplugged(lesson, locale)),
    ...KIT_PROMPTS.map((prompt) => toKitPrompt(prompt, locale)),
    ...PLATFORM_CARDS.filter(({ toolId }) => toolId === null).map((card) => toPlatform(card, locale)),
  ];
}

/** Titles of the documents that a page makes: a teacher looks for the document and not for the page. */
function madeBy(page: PageId, locale: Locale): string[] {
  if (page !== "school-kit") return [];
  const { titles } = DOCUMENT_WORDS[locale];
  return Object.values(titles).map((title) => title.replace(/\W*\{\w+\}/, ""));
}

/** Words by which a page can be searched: who asks for the codes of a stage names the stage. */
function soughtBy(page: PageId, locale: Locale): string[] {
  if (page !== "bncc") return [];
  const { stages, subjects } = bnccCodesMessages[locale];
  const { subject } = bnccMessages[locale].lookup;
  return [...Object.values(stages), ...Object.values(subjects), subject];
}

/** A code that leads to one of these pages is an alias of it. */
function namedPages(locale: Locale): OwnPage[] {
  return FOUND_PAGES.map((id) => {
    const path = toPath(id, locale);
    const codes = BOOK_RESOURCES.filter((code) => pathOfCode(code.id, locale) === path);
    return {
      id,
      kind: "page" as const,
      ...pagesMessages[locale][id],
      tags: [...codes.map(({ text }) => text[locale].title), ...madeBy(id, locale)],
      path,
      aliases: codes.flatMap((code) => (code.id === id ? [] : [code.id])),
      texts: [
        id,
        ...listPageWords(id, locale),
        ...(id === "school-kit" ? [schoolKitMessages[locale].what] : []),
        ...soughtBy(id, locale),
        ...otherLocales(locale).flatMap((other) => [
          ...madeBy(id, other),
          ...soughtBy(id, other),
          pagesMessages[other][id].title,
          ...codes.map(({ text }) => text[other].title),
          pagesMessages[other][id].description,
        ]),
      ],
    };
  });
}

/** A view of a reader's list is looked for by what it does. */
function toListView(view: Exclude<ListView, "list">, locale: Locale): OwnPage {
  const wordsIn = (language: Locale) => favouritesPageMessages[language].views[view];
  return {
    id: view,
    kind: "page",
    ...wordsIn(locale),
    tags: [],
    path: listViewPath(view, locale),
    aliases: [],
    texts: [
      view,
      ...listPageWords(view, locale),
      ...otherLocales(locale).flatMap((other) => Object.values(wordsIn(other))),
    ],
  };
}

function toTask({ id, title, description }: HubTaskRecord, locale: Locale): OwnPage {
  return {
    id: `task-${id}`,
    kind: "task",
    title: title[locale],
    description: description[locale],
    tags: [],
    path: `${toPath("hub", locale)}#${id}`,
    aliases: [],
    texts: otherLocales(locale).flatMap((other) => [title[other], description[other]]),
  };
}

function toRule(rule: Rule, locale: Locale): OwnPage {
  const { id, title, country, kind } = rule;
  const { countries, kinds } = rulesPageMessages[locale];
  return {
    id,
    kind: "rule",
    title: title[locale],
    // Leaves out the duties of a rule: they name every task of a teacher, and would be found instead of its tools.
    description: `${countries[country]}: ${kinds[kind]}`,
    tags: [],
    path: `${toPath("rules", locale)}#${id}`,
    aliases: [],
    // Its id has the short name that people type: "uk-kcsie-2026".
    texts: [id, ...otherLocales(locale).map((other) => title[other])],
  };
}

function toCompanion({ id, chapter, category, text }: BookResource, locale: Locale): OwnPage {
  const { title, description, content, qrContext } = text[locale];
  const labels = (language: Locale) => [
    bookLabelMessages[language].chapters[chapter],
    bookLabelMessages[language].categories[category],
  ];
  return {
    id,
    kind: "companion",
    title,
    face: id,
    description,
    tags: [...labels(locale), ...lessonTags(id, locale), ...listPageWords(id, locale)],
    path: pathOfCode(id, locale),
    aliases: [],
    texts: [
      // A printed code is typed with other signs between its parts, or with none.
      id,
      ...otherLocales(locale).flatMap((other) => [
        text[other].title,
        ...labels(other),
        text[other].description,
      ]),
      qrContext,
      ...listShortTexts(content),
    ],
  };
}

function toUnplugged({ id, text }: UnpluggedLesson, locale: Locale): OwnPage {
  const { title, description, curriculum } = text[locale];
  return {
    id,
    kind: "companion",
    title,
    description,
    // Stage and subject are words of other lessons first: here they would crowd out what was asked for.
    tags: curriculum.flatMap(({ code }) => code ?? []),
    path: toPath("unplugged-lesson", locale, { id }),
    aliases: [],
    texts: [pagesMessages[locale].unplugged.title, ...otherLocales(locale).map((other) => text[other].title)],
  };
}

function toKitPrompt({ id, title, description, tasks }: KitPromptRecord, locale: Locale): OwnPage {
  const helped = HUB_TASKS.filter((task) => tasks.some((one) => one === task.id));
  return {
    id,
    kind: "companion",
    title: title[locale],
    description: description[locale],
    tags: [pagesMessages[locale].prompts.title],
    path: `${toPath("prompts", locale)}#${id}`,
    aliases: [],
    texts: [
      ...helped.map((task) => task.title[locale]),
      ...otherLocales(locale).flatMap((other) => [title[other], description[other]]),
    ],
  };
}

/** A platform that is no tool of the catalogue. */
function toPlatform({ id, name, text }: PlatformCard, locale: Locale): OwnPage {
  return {
    id,
    kind: "ai_tool",
    title: name,
    description: text[locale].description,
    tags: text[locale].features,
    path: `${pathOfCode("platforms", locale)}#${id}`,
    aliases: [],
    texts: otherLocales(locale).map((other) => text[other].description),
  };
}

/** Texts of a landing but its prompt and steps; the fields differ from one to another. */
function listShortTexts(content: object | null): string[] {
  const { prompt: _prompt, steps: _steps, ...rest } = { prompt: null, steps: null, ...content };
  return Object.values(rest)
    .flat()
    .filter((value) => typeof value === "string");
}

/** The facts about a resource that a teacher may type, and its texts in the other languages. */
function textsOfResource({ id, freeTier, inLanguage, tool, providerMeta: meta }: Resource, locale: Locale) {
  const facts = LOCALES.flatMap((language) => {
    const { facts: labels, needs } = catalogueMessages[language];
    return [
      ...(freeTier === true ? [labels.freePlan] : []),
      ...(tool?.pupilsMayUse === true ? [needs.pupils] : []),
      ...(tool !== null && tool.noAccount !== null ? [needs.noAccount] : []),
    ];
  });
  const language = inLanguage === true ? [catalogueMessages[locale].needs.language] : [];
  const twins = otherLocales(locale).flatMap((other) => {
    const twin = findResource(id, other);
    return twin === null ? [] : [twin.title, ...twin.tags, twin.description];
  });
  const makers = [meta.maker, meta.provider, meta.author, meta.publisher, meta.organisation, meta.channel];
  const uses = [meta.platform, meta.classroom_use, meta.key_features];
  return [...twins, ...facts, ...language, ...[...makers, ...uses].filter((text) => text !== undefined)];
}

/** The words by which a teacher looks for a lesson: stage, subject, and the code of the curriculum. */
function lessonTags(code: string, locale: Locale): string[] {
  const lesson = findLesson(code, locale);
  if (lesson === null) return [];
  const { stages, subjects } = bookLabelMessages[locale];
  const { facts } = lesson;
  return [
    LESSON_NAMES[locale],
    ...facts.stages.map((stage) => stages[stage]),
    ...facts.subjects.flatMap((subject) => (subject === "any" ? [] : [subjects[subject]])),
    ...facts.curriculum.flatMap((statement) => statement.code ?? []),
  ];
}
