import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CLASS_CARDS_MAX,
  CLASS_FIELDS,
  type ClassCards,
  fillBlanks,
  NO_CARDS,
  parseClassCards,
  removeCard,
  toClassCard,
  writeCard,
} from "./class-card";

const YEAR_8 = toClassCard("7B", [
  ["stage", "Year 8"],
  ["devices", "one projector"],
]);
const TEMPLATES = {
  "year group": "{stage}",
  devices: "{devices}, {internet}",
  "who uses it": "{stage} pupils",
};

test("a card fills the blanks it has words for and leaves the others", () => {
  expect(fillBlanks(["Year group", "topic", "who uses it", "devices"], YEAR_8, TEMPLATES)).toEqual({
    "Year group": "Year 8",
    "who uses it": "Year 8 pupils",
  });
});

test("the name of a class stands in no prompt", () => {
  expect(
    JSON.stringify(fillBlanks(["year group", "name"], YEAR_8, { ...TEMPLATES, name: "{name}" })),
  ).not.toMatch(/7B/);
});

test("a value is one line and no longer than its field", () => {
  const { values } = toClassCard("x", [
    ["stage", ` Year\n8 ${"x".repeat(99)}`],
    ["subject", "  "],
    ["other", "x"],
  ]);
  expect(Object.keys(values)).toEqual(["stage"]);
  expect(values.stage).toMatch(/^Year 8 x+$/);
  expect(values.stage).toHaveLength(CLASS_FIELDS.stage);
});

test("several classes are kept by name, and the last one written is chosen", () => {
  const first = writeCard(NO_CARDS, 0, YEAR_8);
  const two = writeCard(first, 1, toClassCard("8A", [["stage", "Year 9"]]));
  expect(two.cards.map(({ name }) => name)).toEqual(["7B", "8A"]);
  expect(two.chosen).toBe(1);
  expect(writeCard(two, 0, toClassCard("7C", [])).cards.map(({ name }) => name)).toEqual(["7C", "8A"]);
  expect(removeCard(two, 0)).toMatchObject({ cards: [{ name: "8A" }], chosen: 0 });
  let full: ClassCards = NO_CARDS;
  for (let count = 0; count < 30; count += 1) full = writeCard(full, full.cards.length, YEAR_8);
  expect(full.cards).toHaveLength(CLASS_CARDS_MAX);
});

test("what was stored is read again, and anything else counts as none or as less", () => {
  const cards = writeCard(NO_CARDS, 0, YEAR_8);
  expect(parseClassCards(JSON.stringify(cards))).toEqual(cards);
  expect(parseClassCards(null)).toEqual(NO_CARDS);
  expect(parseClassCards('{"cards":[1,{"values":{"stage":3,"other":"x"}}],"chosen":9}')).toEqual({
    cards: [{ name: "", values: {} }],
    chosen: 0,
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { cards: read, chosen } = parseClassCards(text);
      expect(read.length === 0 || read[chosen] !== undefined).toBe(true);
    }),
  );
});
