// Where a school is, as far as it decides which law is its own. One list for all that asks a school for its place.
import type { Rule, RuleCountry } from "./rule";

/** An id stands in links that schools keep, so it never changes. */
export const PLACES = ["br", "england", "scotland", "wales-ni", "eu", "us", "other"] as const;
export type Place = (typeof PLACES)[number];

/** The nations of the United Kingdom: one law on pupils' data, and guidance of their own for schools. */
export const UK_PLACES: readonly Place[] = ["england", "scotland", "wales-ni"];

const PLACES_OF: Readonly<Record<RuleCountry, readonly Place[]>> = {
  BR: ["br"],
  UK: UK_PLACES,
  EU: ["eu"],
  US: ["us"],
  international: PLACES,
};

/** Rules of a part of a country that their records do not name as one: the joint council's boards examine elsewhere. */
const NARROWER: Readonly<Record<string, readonly Place[]>> = { "uk-jcq-ai": ["england", "wales-ni"] };

/** The places at which a rule may be named as one's own; what is said to all nations binds none and is named to each. */
export function placesOfRule({
  id,
  country,
  region,
}: Pick<Rule, "id" | "country" | "region">): readonly Place[] {
  const names = typeof region === "string" || region === null ? [region] : Object.values(region);
  const nation = UK_PLACES.filter((place) => names.some((name) => place === name?.toLowerCase()));
  if (country === "UK" && nation.length > 0) return nation;
  return NARROWER[id] ?? PLACES_OF[country];
}
