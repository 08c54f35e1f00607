// Filters of the page of rules, held in its query; page and browser narrow the list with the same functions.
import {
  type FilterableList,
  type ListItem,
  type ListQuery,
  listValues,
  toFacets,
} from "~/lib/filterable-list";
import { type BrazilianState, isBrazilianState, STATE_CODES } from "./brazilian-states";
import { RULE_COUNTRIES, RULE_KINDS, RULE_NETWORKS, RULE_STAGES, type Rule, type RuleNetwork } from "./rule";

/** The fields of a rule that the filters read. */
export interface FilteredRule
  extends Pick<Rule, "id" | "country" | "region" | "networks" | "kind" | "stages"> {
  readonly title: string;
  readonly asks: string;
  readonly advice: string;
}

/** The networks and the states are Brazil's: a rule of all of Brazil holds in each of them. */
function listPlaces({ country, region, networks }: FilteredRule): Record<string, true | readonly string[]> {
  if (country !== "BR") return {};
  return {
    network: networks ?? true,
    uf: region === null ? true : [region],
  };
}

export const RULE_LIST: FilterableList<FilteredRule> = {
  id: "rules",
  choices: {
    country: RULE_COUNTRIES.map((country) => country.toLowerCase()),
    network: RULE_NETWORKS,
    uf: STATE_CODES,
    stage: RULE_STAGES,
    kind: RULE_KINDS,
  },
  toItem: (rule) => ({
    id: rule.id,
    title: rule.title,
    words: [rule.asks, rule.advice],
    facets: toFacets({
      country: [rule.country.toLowerCase()],
      ...listPlaces(rule),
      stage: rule.stages,
      kind: [rule.kind],
    }),
  }),
};

/** With more rules than this the page begins with its groups closed: their names and counts are the overview. */
const OPEN_AT_MOST = 15;

/** Whether the page begins with every group open. */
export function beginsOpen(shown: number, all: number): boolean {
  return shown < all && shown <= OPEN_AT_MOST;
}

export interface UnknownPlaces {
  /** The state of which no rule of its own is known. */
  readonly state: BrazilianState | null;
  /** The network of which no rule of its own is known. */
  readonly network: RuleNetwork | null;
}

/** The places that a query asks for and of which the list has nothing but what holds in all of Brazil. */
export function toUnknownPlaces(items: readonly ListItem[], query: ListQuery): UnknownPlaces {
  const isUnknown = (name: string, value: string) =>
    !items.some((item) => listValues(item, name).join() === value);
  const uf = query.get("uf") ?? "";
  const network = RULE_NETWORKS.find((known) => known === query.get("network"));
  return {
    state: isBrazilianState(uf) && isUnknown("uf", uf) ? uf : null,
    network: network !== undefined && isUnknown("network", network) ? network : null,
  };
}
