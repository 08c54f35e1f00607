import { redirect } from "@remix-run/cloudflare";
import { findPage, toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { BOOK_RESOURCES, listBookResources } from "~/content/book-resources/book-resources.server";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { FEEDBACK_CODE_ID, RULES_CODE_IDS } from "~/content/rules/law-matters.server";
import { CODE_LIST_PATH } from "~/features/bncc/io/code-list.server";
import type { BookChapter } from "~/features/book-resources/core/book-parts";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { readTypedCode } from "~/features/book-resources/core/code-picker";
import { findLanding, type ToolLink } from "~/features/book-resources/core/landing";
import { fillWithExamples, type Lesson, type LessonView } from "~/features/book-resources/core/lesson";

import { asksForSkill, listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { findResource, listCurrentResources, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { changesOfCode } from "~/features/changes/io/affected.server";
import { toShownChange } from "~/features/changes/io/shown-changes.server";
import { educationOffers, offersIn } from "~/features/education-offers/core/education-offer";
import { getLawLine, getRuleLine } from "~/features/rules/io/law-lines.server";
import { toSearchPath } from "~/features/search/core/search-query";
import { typedLine } from "~/lib/typed-line";
import { listTaskNames } from "./hub-data.server";
import { listSheetLinks } from "./lesson-sheets.server";
import { localeOfRequest } from "./locale-of-request";
import { loadSincePrint } from "./since-print.server";

/** The printed codes about feedback to pupils and about ethics. */
const SCHOOL_KIT_CODE_IDS: readonly PageId[] = [FEEDBACK_CODE_ID, "ethics-resources"];

/** The landing of the code that a page of its own has, if any, as of a moment. */
export function findCodeLanding(pageId: PageId, locale: Locale, now = new Date()) {
  const landing = findLanding(BOOK_RESOURCES, pageId, locale);
  const law = pageId === FEEDBACK_CODE_ID ? getLawLine("feedback", locale) : null;
  if (landing === null) return null;
  const lesson = findLesson(landing.id, locale);
  return {
    ...landing,
    since: loadSincePrint(landing.id, locale, now),
    law,
    leadsToRules: RULES_CODE_IDS.includes(landing.id),
    leadsToSchoolKit: SCHOOL_KIT_CODE_IDS.includes(pageId),
    tool: findTool(landing.id, locale),
    changes: changesOfCode(landing.id, locale).map((change) => toShownChange(change, locale)),
    codes: listBlanks(parsePrompt(landing.content.prompt)).some(asksForSkill)
      ? { pagePath: toPath("bncc", locale), listPath: CODE_LIST_PATH }
      : null,
    lesson:
      lesson === null
        ? null
        : {
            ...toLessonView(lesson, landing.content.prompt, locale, law?.id),
            sheetLinks: listSheetLinks(landing.id, locale),
          },
  };
}

/** A lesson with the records it names. A rule that stands beside its prompt is not listed once more. */
function toLessonView(
  { law, toolIds, ...lesson }: Lesson,
  prompt: string,
  locale: Locale,
  shownRule: string | undefined,
): Omit<LessonView, "sheetLinks"> {
  const ruleIds = law.ruleIds.filter((id) => id !== shownRule);
  return {
    ...lesson,
    law: { note: law.note, rules: ruleIds.map((id) => getRuleLine(id, locale)) },
    tools: toolIds.flatMap((id) => {
      const tool = toToolLink(id, locale);
      return tool === null || tool.status?.hasEnded === true ? [] : [tool];
    }),
    filled: fillWithExamples(prompt, lesson.blanks),
  };
}

/** The record of the tool that a printed code is about, as a link. */
function findTool(codeId: string, locale: Locale): ToolLink | null {
  const entry = Object.entries(LANDING_TOOLS).find(([id]) => id === codeId);
  return entry === undefined ? null : toToolLink(entry[1], locale);
}

function toToolLink(id: string, locale: Locale): ToolLink | null {
  const resource = findResource(id, locale);
  if (resource === null) return null;
  const { title, status } = resource;
  return { path: toPath("resource", locale, { id: resource.id }), title, status };
}

/** The offers of the catalogue, for the one code that is about them. */
function loadOffers(pageId: PageId, locale: Locale) {
  if (pageId !== "education-discounts") return null;
  const { country } = LANGUAGES[locale];
  return { country, offers: educationOffers(listCurrentResources(locale), offersIn(TOOL_EVIDENCE), country) };
}

/** Longer than any address with a code in it. */
const TYPED_CODE_MAX = 200;
const WORDS = /^[\p{L}\s]{3,}$/u;

/**
 * Answer to a typed code that nobody printed, null where nothing was typed. A known code redirects to its landing, a
 * chapter to the cards of its landings, and words that resemble neither to the search.
 */
function answerTypedCode(params: URLSearchParams, locale: Locale) {
  const text = typedLine(params.get("code") ?? "", TYPED_CODE_MAX);
  if (text === "") return null;
  const found = readTypedCode(text, BOOK_RESOURCES, locale);
  if (!("picker" in found))
    throw redirectUnkept("path" in found ? found.path : pathOfChapter(found.chapter, locale));
  const { meant, nearest } = found.picker;
  if (meant === null && WORDS.test(text)) throw redirectUnkept(toSearchPath({ text }, locale));
  return { text, picker: found.picker, isError: meant === null && nearest.length === 0 };
}

function redirectUnkept(path: string) {
  return redirect(path, { headers: { "Cache-Control": "no-store" } });
}

/** The list of the landings of a chapter. */
function pathOfChapter(chapter: BookChapter, locale: Locale): string {
  return `${toPath("book-resources", locale)}?${new URLSearchParams({ chapter })}#resources`;
}

/** The book-resources page of a request: its list, and the landing of the code that the address names, if any. */
export function loadCompanionPage(request: Request) {
  const locale = localeOfRequest(request);
  const { pathname, searchParams } = new URL(request.url);
  const pageId = findPage(pathname)?.pageId ?? "book-resources";
  const landing = findCodeLanding(pageId, locale);
  const cards = listBookResources(locale).map((resource) => ({
    ...toBookResourceCard(resource, locale),
    needs: findLesson(resource.id, locale)?.facts ?? null,
  }));
  return {
    path: toPath(pageId, locale),
    landing,
    tasks: landing === null ? listTaskNames(locale) : [],
    typed: landing === null ? answerTypedCode(searchParams, locale) : null,
    offers: loadOffers(pageId, locale),
    since: landing === null ? loadSincePrint(null, locale, new Date()) : [],
    total: cards.length,
    // A landing has to load fast on a phone in the countryside, so its list says no more than what there is.
    cards:
      landing === null
        ? cards
        : cards.map((card) => ({ ...card, description: "", qrContext: null, needs: null })),
  };
}

export type CompanionPageData = ReturnType<typeof loadCompanionPage>;
