import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { asksForSkill, listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { findCodeLanding, loadCompanionPage } from "./companion-data.server";

const LANDINGS = LOCALES.flatMap((locale) =>
  ROUTE_TABLE.flatMap(({ id }) => {
    const landing = findCodeLanding(id, locale);
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

function typedAs(code: string) {
  const query = new URLSearchParams({ code });
  return loadCompanionPage(new Request(`https://site.example/pt-br/book-resources?${query}`)).typed;
}

test("a typed word that is no code leads to the search", () => {
  const location = (code: string) => {
    try {
      typedAs(code);
    } catch (answer) {
      return answer instanceof Response ? answer.headers.get("Location") : null;
    }
    return null;
  };
  expect(location("rubrica")).toBe("/pt-br/search?q=rubrica");
  expect(location("Exemplo 4")).toBe("/pt-br/chapter3-ex4");
});

test("an unknown code is an error only where nothing like it can be offered", () => {
  expect(typedAs("chpter3 ex1")).toMatchObject({
    isError: false,
    picker: { meant: { path: "/pt-br/chapter3-ex1" } },
  });
  expect(typedAs("ex1")).toMatchObject({ isError: false, picker: { meant: null } });
  expect(typedAs("página 127")).toMatchObject({ isError: true });
});
