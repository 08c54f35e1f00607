// Filters, headlines and lessons say the same of each tool.
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { toListedResource } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { findResource, listResources } from "~/features/catalogue/io/catalogue.server";
import { filterItems, parseListQuery } from "~/lib/filterable-list";

test.each(LOCALES)(
  "the filters keep the tools whose pages say so in large type, and no others (%s)",
  (locale) => {
    const tools = listResources(locale).filter(({ collection }) => collection === "tools");
    const items = tools.map(toListedResource).map(RESOURCE_LIST.toItem);
    const kept = (search: string) => {
      const left = filterItems(RESOURCE_LIST, items, parseListQuery(RESOURCE_LIST, search));
      return new Set(left.map(({ id }) => id));
    };
    const [free, inLanguage, pupils] = [kept("free=1"), kept("lang=1"), kept("pupils=1")];
    const ages = CLASS_AGES.map((age) => [age, kept(`age=${age}`)] as const);
    for (const { id, leads, tool } of tools) {
      const answers = new Map(leads.map(({ topic, answer }) => [topic, answer]));
      expect(free.has(id), `${id}: free`).toBe(answers.get("cost")?.is === "free");
      const language = answers.get("language")?.is ?? "";
      expect(inLanguage.has(id), `${id}: language`).toBe(
        /^(answers|menus|answers-and-menus)$/.test(language),
      );
      const isClosed = answers.get("who")?.is === "not-pupils" || tool?.pupils === "no";
      if (isClosed) expect(pupils.has(id), `${id}: pupils`).toBe(false);
      for (const [age, old] of ages) {
        if (old.has(id)) expect(pupils.has(id), `${id}: pupils of ${age}`).toBe(true);
        expect(old.has(id), `${id}: age ${age}`).toBe((tool?.pupilsFrom ?? Infinity) <= age);
      }
    }
  },
);

test("no lesson names a tool that its readers would have to pay for, or that does not answer them", () => {
  for (const [code, lessons] of Object.entries(LESSONS)) {
    for (const locale of LOCALES) {
      for (const id of lessons?.[locale].toolIds ?? []) {
        const { freeTier, tool } = findResource(id, locale) ?? {};
        expect(freeTier, `${code}, ${locale}: ${id}`).not.toBe(false);
        expect(tool?.answersIn, `${code}, ${locale}: ${id}`).not.toBe(false);
      }
    }
  }
});
