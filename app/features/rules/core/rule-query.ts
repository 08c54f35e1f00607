// Filters of the page of rules, held in its query; page and browser narrow the list with the same functions.
import { type FilterableList, toFacets } from "~/lib/filterable-list";
import {
  RULE_COUNTRIES,
  RULE_STAGES,
  RULE_STATES,
  type RuleCountry,
  type RuleStage,
  type RuleState,
} from "./rule";

/** The fields of a rule that the filters read. */
export interface FilteredRule {
  readonly id: string;
  readonly country: RuleCountry;
  readonly stages: readonly RuleStage[];
  readonly state: RuleState;
}

export const RULE_LIST: FilterableList<FilteredRule> = {
  id: "rules",
  choices: {
    country: RULE_COUNTRIES.map((country) => country.toLowerCase()),
    stage: RULE_STAGES,
    state: RULE_STATES,
  },
  toItem: ({ id, country, stages, state }) => ({
    id,
    title: "",
    words: [],
    facets: toFacets({ country: [country.toLowerCase()], stage: stages, state: [state] }),
  }),
};
