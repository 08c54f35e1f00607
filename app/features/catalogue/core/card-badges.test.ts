import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { badgesBesideLeads, cardBadges, toDifferences } from "./card-badges";
import { LIST_PAGE } from "./list-page";
import { resourceForTest, toolForTest } from "./resource-for-tests";

const OFFER = { audiences: ["teacher"], countries: null } as const;
const EVERYTHING = resourceForTest({
  freeTier: true,
  inLanguage: true,
  tool: toolForTest({ minimumAge: 13, pupils: "yes", training: "no", noAccount: "yes", offer: OFFER }),
});

test("badges stand in the order of the questions: age and consent, price, language, data", () => {
  expect(cardBadges(EVERYTHING).map(({ asks }) => asks)).toEqual([
    "who",
    "cost",
    "language",
    "data",
    "account",
    "offer",
  ]);
  expect(badgesBesideLeads(EVERYTHING).map(({ asks }) => asks)).toEqual(["account", "offer"]);
});

test("what is not known has no badge", () => {
  expect(cardBadges(resourceForTest({ category: "book" }))).toEqual([]);
  expect(cardBadges(resourceForTest({ tool: toolForTest() }))).toEqual([]);
  const tool = toolForTest({ needsGuardian: true });
  expect(cardBadges(resourceForTest({ tool })).map(({ asks }) => asks)).toEqual(["who"]);
});

test("a card says where the school lets in pupils below the age for an account of their own", () => {
  const ages = [null, 13, 11].map((pupilsFrom) => {
    const tool = toolForTest({ pupils: "yes", minimumAge: 13, pupilsFrom });
    return cardBadges(resourceForTest({ tool })).map(
      (badge) => badge.asks === "who" && badge.youngerAtSchool,
    );
  });
  expect(ages).toEqual([[false], [false], [true]]);
});

test("a badge that every card of a page has is left out, and one that only some have is not", () => {
  const free = resourceForTest({ category: "youtube", freeTier: true });
  const portuguese = resourceForTest({ category: "youtube", freeTier: true, inLanguage: true });
  const { byCategory, listBadges } = toDifferences([free, portuguese]);
  expect(byCategory).toBe(false);
  expect(listBadges(free)).toEqual([]);
  expect(listBadges(portuguese).map(({ asks }) => asks)).toEqual(["language"]);
  expect(toDifferences([free, resourceForTest({ category: "book" })]).byCategory).toBe(true);
  expect(toDifferences([free]).listBadges(free)).toHaveLength(1);
});

test.each(LOCALES)("no list of the site (%s) has a badge that stands on all of its cards", (locale) => {
  for (const page of ["tools", "certifications", "library", "videos"] as const) {
    const cards = listResources(locale).filter(({ collection }) => LIST_PAGE[collection] === page);
    expect(cards.length, page).toBeGreaterThan(5);
    const { byCategory, listBadges } = toDifferences(cards);
    expect(byCategory, page).toBe(page === "library");
    const counts = new Map<string, number>();
    for (const badge of cards.flatMap(listBadges)) {
      const key = JSON.stringify(badge);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(
      [...counts].filter(([, count]) => count === cards.length),
      page,
    ).toEqual([]);
  }
});
