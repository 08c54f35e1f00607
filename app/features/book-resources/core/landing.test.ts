import { expect, test } from "vitest";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLanding } from "./landing";

test("a landing is in one language and leafs to the codes beside it", () => {
  const landing = findLanding(BOOK_RESOURCES, "chapter3-ex1", "pt-br");
  expect(landing).toMatchObject({
    path: "/pt-br/chapter3-ex1",
    title: "Exemplo 1: plano de aula a partir de uma habilidade",
    previous: { path: "/pt-br/platforms" },
    next: { path: "/pt-br/chapter3-ex2" },
  });
});

test("the steps are numbered through their phases, and a phase without steps is left out", () => {
  const groups = (id: string) =>
    findLanding(BOOK_RESOURCES, id, "en")?.stepGroups.map(({ phase, start, steps }) => [
      phase,
      start,
      steps.length,
    ]);
  expect(groups("chapter3-ex1")).toEqual([
    ["before", 1, 4],
    ["afterwards", 5, 1],
  ]);
  expect(groups("platforms")).toEqual([[null, 1, 5]]);
});

test("in Portuguese the order passes over codes that only the English book has", () => {
  expect(findLanding(BOOK_RESOURCES, "chapter6-ess-prompt", "en")?.next?.path).toBe("/chapter6-bolt");
  expect(findLanding(BOOK_RESOURCES, "chapter6-ess-prompt", "pt-br")?.next?.path).toBe(
    "/pt-br/chapter6-lovable",
  );
});

test("a code outside the Portuguese list still lands there, in its place in the book", () => {
  expect(findLanding(BOOK_RESOURCES, "chapter6-bolt", "pt-br")).toMatchObject({
    previous: { path: "/pt-br/chapter6-ess-prompt" },
    next: { path: "/pt-br/chapter6-lovable" },
  });
});

test("pages that are their own landing and unknown ids have none", () => {
  expect(findLanding(BOOK_RESOURCES, "hub", "en")).toBeNull();
  expect(findLanding(BOOK_RESOURCES, "chapter9-ex1", "en")).toBeNull();
});

test("the book begins and ends", () => {
  const last = BOOK_RESOURCES.findLast(({ text }) => text.en.content !== null)?.id;
  expect(last).toBeDefined();
  expect(findLanding(BOOK_RESOURCES, "platforms", "en")?.previous).toBeNull();
  expect(findLanding(BOOK_RESOURCES, last ?? "", "en")?.next).toBeNull();
});
