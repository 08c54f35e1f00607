// The state of the page of rules lives in its address; page and browser narrow the list with the same functions.
import {
  RULE_COUNTRIES,
  RULE_STAGES,
  RULE_STATES,
  type RuleCountry,
  type RuleStage,
  type RuleState,
} from "./rule";

export interface RuleQuery {
  readonly country: RuleCountry | null;
  readonly stage: RuleStage | null;
  readonly state: RuleState | null;
}

/** What the filters ask of a rule. */
export interface FilteredRule {
  readonly id: string;
  readonly country: RuleCountry;
  readonly stages: readonly RuleStage[];
  readonly state: RuleState;
}

function oneOf<Value extends string>(known: readonly Value[], text: string | null | undefined): Value | null {
  return known.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? null;
}

/** Reads the address. What it does not know counts as not given, the first of a repeated parameter wins. */
export function parseRuleQuery(params: URLSearchParams): RuleQuery {
  return {
    country: oneOf(RULE_COUNTRIES, params.get("country")),
    stage: oneOf(RULE_STAGES, params.get("stage")),
    state: oneOf(RULE_STATES, params.get("state")),
  };
}

/** The part of an address after the path, "" where nothing is chosen; equal lists share one address. */
export function toRuleSearch({ country, stage, state }: RuleQuery): string {
  const params = new URLSearchParams();
  if (country !== null) params.set("country", country.toLowerCase());
  if (stage !== null) params.set("stage", stage);
  if (state !== null) params.set("state", state);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The rules that a query leaves, in their own order. */
export function filterRules<Rule extends FilteredRule>(
  rules: readonly Rule[],
  { country, stage, state }: RuleQuery,
): readonly Rule[] {
  return rules.filter(
    (rule) =>
      (country === null || rule.country === country) &&
      (stage === null || rule.stages.includes(stage)) &&
      (state === null || rule.state === state),
  );
}

/** What the filters ask of a rule but its country, as the element has it that shows the rule: its id, and data. */
export function toRuleData({ id, stages, state }: Omit<FilteredRule, "country">) {
  return { id, "data-stages": stages.join(" "), "data-state": state };
}

/** The same read back; null for an element that shows no rule. */
export function readRuleData(
  id: string,
  data: Readonly<Partial<Record<string, string>>>,
  ofCountry: string | undefined,
): FilteredRule | null {
  const country = oneOf(RULE_COUNTRIES, ofCountry);
  const state = oneOf(RULE_STATES, data.state);
  if (country === null || state === null) return null;
  const words = (data.stages ?? "").split(" ");
  return { id, country, state, stages: RULE_STAGES.filter((stage) => words.includes(stage)) };
}
