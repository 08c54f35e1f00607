import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { findNeighbours } from "~/features/book-resources/core/book-resource";
import { parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { bookResourceSchema } from "./book-resource-schema";
import { BOOK_RESOURCES, findBookResource, listBookResources } from "./book-resources.server";

test("every companion item is complete in both languages", () => {
  for (const resource of BOOK_RESOURCES) expect(() => bookResourceSchema.parse(resource)).not.toThrow();
});

test("ids and addresses are unique", () => {
  const all = BOOK_RESOURCES.flatMap((resource) => [resource.path, resource.pathPt, resource.id]);
  expect(new Set(all).size).toBe(all.length);
});

test("the English list has 27 items and the Portuguese list 19, both in book order", () => {
  const english = listBookResources("en").map((resource) => resource.id);
  const portuguese = listBookResources("pt-br").map((resource) => resource.id);
  expect(english).toHaveLength(27);
  expect(portuguese).toHaveLength(19);
  expect(portuguese).toEqual(english.filter((id) => portuguese.includes(id)));
  expect(english.slice(0, 3)).toEqual(["platforms", "chapter3-ex1", "chapter3-ex2"]);
  expect(english.slice(7, 11)).toEqual([
    "chapter3-ex7",
    "planning-toolkit",
    "chapter5-ex1",
    "education-discounts",
  ]);
});

test("an item outside the Portuguese list still has its Portuguese landing", () => {
  const bolt = findBookResource("Chapter6-Bolt");
  expect(bolt?.lists).toEqual(["en"]);
  expect(bolt?.text["pt-br"].content?.prompt).toContain("jogo de vocabulário");
});

test("a prompt has content in both languages or in neither, with as many blanks and steps", () => {
  for (const resource of BOOK_RESOURCES) {
    const [english, portuguese] = LOCALES.map((locale) => resource.text[locale].content);
    const shape = (content: typeof english) =>
      content && {
        blanks: parsePrompt(content.prompt).filter((segment) => segment.kind === "blank").length,
        steps: content.steps.length,
      };
    expect(shape(portuguese), resource.id).toEqual(shape(english));
  }
});

test("previous and next follow the book and stop at its ends and at pages without content", () => {
  const neighbours = (id: string) => {
    const { previous, next } = findNeighbours(BOOK_RESOURCES, id);
    return [previous?.id ?? null, next?.id ?? null];
  };
  expect(neighbours("platforms")).toEqual([null, "chapter3-ex1"]);
  expect(neighbours("planning-toolkit")).toEqual(["chapter3-ex7", "chapter5-ex1"]);
  expect(neighbours("future-ready")).toEqual(["ethics-resources", null]);
  expect(neighbours("hub")).toEqual([null, null]);
});
