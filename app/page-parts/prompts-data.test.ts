import { expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import { HUB_TASKS } from "~/content/hub.server";
import { KIT_PROMPTS } from "~/content/kit-prompts.server";
import { PLANNING_KITS } from "~/content/planning-checklist.server";
import { documentPath } from "~/features/documents/core/document-path";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { filterItems, parseListQuery } from "~/lib/filterable-list";
import { listPrompts, loadPrompts } from "./prompts-data.server";

test.each(LOCALES)("every prompt of the book and of the kit is listed once in %s", (locale) => {
  const texts = listPrompts(locale).map(({ prompt }) => prompt);
  const printed = PRINTED_PAGES.flatMap(({ id }) => findBookResource(id)?.text[locale].content?.prompt ?? []);
  const inKit = PLANNING_KITS[locale].sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "prompt" ? [block.text] : [])),
  );
  expect(printed.length).toBeGreaterThan(10);
  expect(inKit.length).toBeGreaterThan(0);
  expect([...texts].sort()).toEqual([...printed, ...inKit].sort());
});

test("the kit has a prompt for each of its records", () => {
  for (const locale of LOCALES) {
    const ids = listPrompts(locale).flatMap(({ id, place }) => (place === "kit" ? [id] : []));
    expect(ids.sort()).toEqual(KIT_PROMPTS.map(({ id }) => id).sort());
  }
});

test.each(LOCALES)("each prompt in %s has a task, an anchor of its own and leads to a page", (locale) => {
  const prompts = listPrompts(locale);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
  for (const { id, tasks, path, code, files, place } of prompts) {
    expect(tasks.length, id).toBeGreaterThan(0);
    expect(findPage(new URL(path, "https://site.example").pathname)?.locale, id).toBe(locale);
    expect(findBookResource(code), id).not.toBeNull();
    const documentId = place === "kit" ? "planning-kit" : id;
    expect(
      files.map((file) => file.path),
      id,
    ).toEqual([documentPath(documentId, locale)]);
  }
});

test("what the hub picks for a task is found by that task", () => {
  const prompts = listPrompts("en");
  for (const { id: task, picks } of HUB_TASKS) {
    for (const { item } of picks) {
      const prompt = prompts.find(({ id }) => id === item.en.id);
      // The page of the kit is picked for its templates, too.
      if (prompt === undefined || prompt.id === "planning-toolkit") continue;
      expect(prompt.tasks, `${task}: ${prompt.id}`).toContain(task);
    }
  }
});

test.each(LOCALES)(
  "every task offered in %s leaves some prompts and not all, in the order of the hub",
  (locale) => {
    const { prompts, tasks } = loadPrompts(locale);
    expect(HUB_TASKS.map(({ id }) => id)).toEqual(HUB_TASK_IDS);
    expect(Object.keys(tasks).length).toBeGreaterThan(8);
    for (const [id, title] of Object.entries(tasks)) {
      expect(title).toBe(HUB_TASKS.find((task) => task.id === id)?.title[locale]);
      const query = parseListQuery(PROMPT_LIST, `task=${id}`);
      const left = filterItems(PROMPT_LIST, prompts.map(PROMPT_LIST.toItem), query);
      expect(left.length, id).toBeGreaterThan(0);
      expect(left.length, id).toBeLessThan(prompts.length);
    }
  },
);
