// Attributes by which `RuleFilters` finds what goes with the rules.

/** On a group, which is hidden when no rule in it matches. */
export const RULE_GROUP = "data-rule-group";
/** On a date ahead: the id of its rule. */
export const DATE_OF = "data-date-of";
