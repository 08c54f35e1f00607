import { findPage, pathOf } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";
import { BOOK_RESOURCES, listBookResources } from "~/content/book-resources/book-resources.server";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { FEEDBACK_CODE_ID, RULES_CODE_IDS } from "~/content/rules/law-matters.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { type CodeLink, findLanding } from "~/features/book-resources/core/landing";
import { findResource, listResources, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { educationOffers, offersIn } from "~/features/education-offers/core/education-offer";
import { findLawLine } from "~/features/rules/io/law-lines.server";
import { localeOfRequest } from "./meta-of-page";

/** The landing of the code that a page of its own has, if any. */
export function findLandingOf(pageId: PageId, locale: Locale) {
  const landing = findLanding(BOOK_RESOURCES, pageId, locale);
  const law = pageId === FEEDBACK_CODE_ID ? findLawLine("feedback", locale) : null;
  if (landing === null) return null;
  const leadsToRules = RULES_CODE_IDS.includes(landing.id);
  return { ...landing, law, leadsToRules, tool: findToolOf(landing.id, locale) };
}

/** The record of the tool that a printed code is about, as a link. */
function findToolOf(codeId: string, locale: Locale): CodeLink | null {
  const entry = Object.entries(LANDING_TOOLS).find(([id]) => id === codeId);
  const resource = entry === undefined ? null : findResource(entry[1], locale);
  if (resource === null) return null;
  return { path: pathOf("resource", locale, { id: resource.id }), title: resource.title };
}

/** The offers of the catalogue, for the one code that is about them. */
function loadOffers(pageId: PageId, locale: Locale) {
  if (pageId !== "education-discounts") return null;
  const { country } = LANGUAGES[locale];
  return { country, offers: educationOffers(listResources(locale), offersIn(TOOL_EVIDENCE), country) };
}

/** The book-resources page of a request: its list, and the landing of the code that the address names, if any. */
export function loadCompanionPage(request: Request) {
  const locale = localeOfRequest(request);
  const pageId = findPage(new URL(request.url).pathname)?.pageId ?? "book-resources";
  const landing = findLandingOf(pageId, locale);
  const cards = listBookResources(locale).map((resource) => toBookResourceCard(resource, locale));
  return {
    path: pathOf(pageId, locale),
    landing,
    offers: loadOffers(pageId, locale),
    total: cards.length,
    // A landing has to load fast on a phone in the countryside, so its list leaves out the places in the book.
    cards: landing === null ? cards : cards.map((card) => ({ ...card, qrContext: null })),
  };
}

export type CompanionPageData = ReturnType<typeof loadCompanionPage>;
