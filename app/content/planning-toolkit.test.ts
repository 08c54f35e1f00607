import { expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "~/addresses/languages";
import type { PrintableBlock, PrintableDocument } from "~/features/documents/core/printable-document";
import { toPrintableHtml } from "~/features/documents/core/to-html";
import { findBookResource } from "./book-resources/book-resources.server";
import { PLANNING_CHECKLISTS, PLANNING_KITS } from "./planning-checklist.server";
import { BEST_PRACTICES, PLANNING_TOOL_GROUPS } from "./planning-toolkit.server";
import { TUTORIAL_OUTLINES } from "./planning-tutorials.server";

test("the page holds at least what the book lists of it: groups, practices and tutorials by their minutes", () => {
  expect(PLANNING_TOOL_GROUPS.length).toBeGreaterThanOrEqual(6);
  expect(BEST_PRACTICES.length).toBeGreaterThanOrEqual(6);
  const minutes = TUTORIAL_OUTLINES.map((tutorial) => tutorial.durationMinutes);
  expect(minutes).toEqual(expect.arrayContaining([15, 25, 20, 30]));
});

test("the steps of a tutorial take as long as it says", () => {
  for (const tutorial of TUTORIAL_OUTLINES) {
    const minutes = tutorial.steps.reduce((sum, step) => sum + step.minutes, 0);
    expect(minutes, tutorial.id).toBe(tutorial.durationMinutes);
  }
});

test("every tool group leads to a section of the kit and to companion items that exist", () => {
  for (const group of PLANNING_TOOL_GROUPS) {
    for (const kit of Object.values(PLANNING_KITS)) {
      expect(kit.sections.map((section) => section.id)).toContain(group.kitSection);
    }
    expect(group.companionIds.filter((id) => findBookResource(id) === null)).toEqual([]);
  }
});

test("every tool that a group names is in its section of the kit, under that name", () => {
  for (const { kitSection, text } of PLANNING_TOOL_GROUPS) {
    for (const locale of LOCALES) {
      const section = PLANNING_KITS[locale].sections.find(({ id }) => id === kitSection);
      const headings = section?.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
      expect(headings, kitSection).toEqual(text[locale].tools);
    }
  }
});

test("no heading of the kit stands alone: what it names follows", () => {
  for (const { sections } of Object.values(PLANNING_KITS)) {
    for (const { blocks } of sections) {
      const empty = blocks.filter(
        ({ kind }, at) => kind === "heading" && (blocks[at + 1]?.kind ?? "heading") === "heading",
      );
      expect(empty).toEqual([]);
    }
  }
});

/** Skeleton of a document without its words, which must be equal in every language. */
function toSkeleton(document: PrintableDocument) {
  const size = (block: PrintableBlock) => {
    switch (block.kind) {
      case "table":
        return [block.columns.length, block.rows.length];
      case "fields":
        return block.fields.map((field) => field.lines);
      case "list":
      case "ticks":
        return block.items.length;
      default:
        return null;
    }
  };
  return document.sections.map((section) => [
    section.id,
    section.startsPage,
    section.blocks.map((block) => [block.kind, size(block)]),
  ]);
}

test("both downloads have the same parts in every language and a file name of its own that any system can keep", () => {
  for (const documents of [PLANNING_KITS, PLANNING_CHECKLISTS]) {
    const all = LOCALES.map((locale) => documents[locale]);
    for (const document of all) {
      expect(toSkeleton(document)).toEqual(toSkeleton(documents[DEFAULT_LOCALE]));
      expect(document.fileName).toMatch(/^[a-z0-9-]+$/);
    }
    expect(new Set(all.map(({ fileName }) => fileName)).size).toBe(LOCALES.length);
  }
});

test("the printed checklist holds every check, the last one too", () => {
  for (const document of Object.values(PLANNING_CHECKLISTS)) {
    const checks = document.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === "ticks" ? block.items : [])),
    );
    expect(checks.length).toBeGreaterThan(0);
    expect(toPrintableHtml(document, null)).toContain(checks.at(-1));
  }
});
