import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { findBookResource } from "./book-resources/book-resources.server";
import { HUB_TASKS } from "./hub.server";

test("every pick of the hub leads to something that exists", () => {
  const lost = HUB_TASKS.flatMap((task) =>
    task.picks.flatMap((pick) =>
      LOCALES.filter((locale) => {
        const { kind, id } = pick.item[locale];
        return (kind === "companion" ? findBookResource(id) : findResource(id, locale)) === null;
      }).map((locale) => `${task.id}: ${pick.item[locale].id}`),
    ),
  );
  expect(lost).toEqual([]);
});

test("the tasks have anchors of their own and three different picks each", () => {
  expect(new Set(HUB_TASKS.map((task) => task.id)).size).toBe(HUB_TASKS.length);
  for (const task of HUB_TASKS) {
    for (const locale of LOCALES) {
      expect(new Set(task.picks.map((pick) => pick.item[locale].id)).size, task.id).toBe(3);
    }
  }
});
