import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { asksForSkill, listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { findLandingOf } from "./companion-data.server";

const LANDINGS = LOCALES.flatMap((locale) =>
  ROUTE_TABLE.flatMap(({ id }) => {
    const landing = findLandingOf(id, locale);
    return landing === null ? [] : { landing, locale };
  }),
);

test("a landing says each rule of its lesson once: beside its prompt or in the list", () => {
  const besidePrompts = LANDINGS.filter(({ landing }) => landing.law !== null);
  expect(besidePrompts.length).toBeGreaterThan(0);
  for (const { landing, locale } of LANDINGS) {
    const listed = landing.lesson?.law.rules.map(({ id }) => id) ?? [];
    const said = [...(landing.law === null ? [] : [landing.law.id]), ...listed];
    expect(new Set(said).size, landing.id).toBe(said.length);
    expect(said, landing.id).toEqual(
      expect.arrayContaining([...(findLesson(landing.id, locale)?.law.ruleIds ?? [])]),
    );
  }
});

test("a landing knows the list of codes where its prompt asks for one, and there alone", () => {
  const asking = LANDINGS.filter(({ landing }) => landing.codes !== null);
  expect(asking.length).toBeGreaterThan(0);
  for (const { landing } of LANDINGS) {
    const asks = listBlanks(parsePrompt(landing.content.prompt)).some(asksForSkill);
    expect(landing.codes !== null, landing.id).toBe(asks);
  }
});
