// Filters of the page of rules, held in its query; page and browser narrow the list with the same functions.
import { type FilterableList, toFacets } from "~/lib/filterable-list";
import { STATE_CODES } from "./brazilian-states";
import { RULE_COUNTRIES, RULE_KINDS, RULE_NETWORKS, RULE_STAGES } from "./rule";
import type { RuleRow } from "./rule-row";

export const RULE_LIST: FilterableList<RuleRow> = {
  id: "rules",
  choices: {
    country: RULE_COUNTRIES.map((country) => country.toLowerCase()),
    network: RULE_NETWORKS,
    uf: STATE_CODES,
    stage: RULE_STAGES,
    kind: RULE_KINDS,
  },
  toItem: ({ id, title, asks, advice, country, region, networks, stages, kind }) => ({
    id,
    title,
    words: [asks, advice],
    facets: toFacets({
      country: [country.toLowerCase()],
      // These are Brazil's: a rule of all of Brazil holds in each of them.
      ...(country === "BR" ? { network: networks ?? true, uf: region === null || [region] } : {}),
      stage: stages,
      kind: [kind],
    }),
  }),
};
