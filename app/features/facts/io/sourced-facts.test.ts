import { expect, test } from "vitest";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { RULES } from "~/content/rules/rules.server";
import { CATALOGUE } from "~/features/catalogue/io/catalogue.server";
import { listSourcedFacts } from "./sourced-facts.server";

/** The kinds whose texts are law. */
const LAW_KINDS: readonly string[] = ["rules", "law notes"];

const FACTS = listSourcedFacts();
const toCount = (kind: string) => FACTS.filter((fact) => fact.group === kind).length;

test("every kind of record is counted, each record once", () => {
  const collections = new Set(CATALOGUE.map(({ collection }) => collection));
  const kinds = new Set(FACTS.map(({ group }) => group));
  for (const collection of collections)
    expect(
      [...kinds].some((kind) => kind.startsWith(collection)),
      collection,
    ).toBe(true);
  for (const kind of ["prices", "platforms", ...LAW_KINDS]) expect(toCount(kind), kind).toBeGreaterThan(0);
  expect(toCount("rules")).toBe(RULES.length);
  expect(toCount("platforms")).toBe(2 * PLATFORM_CARDS.length);
  for (const { id } of PLATFORM_CARDS)
    expect(
      FACTS.some((fact) => fact.group === "prices" && fact.id.startsWith(`${id} `)),
      id,
    ).toBe(true);
  const records = CATALOGUE.filter(({ collection }) => collection !== "tools");
  expect(FACTS.filter(({ id }) => records.some(({ record }) => record.id === id))).toHaveLength(
    records.length,
  );
  const names = FACTS.map(({ group, id }) => `${group}: ${id}`);
  expect(new Set(names).size).toBe(names.length);
});

test("what is said to rest on a text can be followed there, or names a text that has no address", () => {
  const unaddressed = FACTS.filter(({ basis, address }) => basis === "official" && address === null);
  expect(unaddressed.filter(({ group }) => !LAW_KINDS.includes(group))).toEqual([]);
  expect(FACTS.filter(({ basis, address }) => basis === "not-found" && address !== null)).toEqual([]);
});
