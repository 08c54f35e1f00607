// Every change of the site, of tools and other records as of rules.
import { FACT_CHANGES } from "~/content/changes/fact-changes.server";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { findRule } from "~/content/rules/rules.server";
import { type Change, type ChangeSource, newestFirst } from "~/features/changes/core/change";
import type { Rule } from "~/features/rules/core/rule";

/** All changes, the newest first, those of days to come among them (`changesUpTo`). */
export const CHANGES: readonly Change[] = newestFirst([
  ...FACT_CHANGES,
  ...RULE_CHANGES.map((change) => ({ ...change, source: ruleSource(change) })),
]);

/** The changes of rules alone, the newest first. */
export const CHANGES_OF_RULES = CHANGES.filter(({ about }) => about === "rule");

/** The one rule that a change is about; null for a record, for several rules, and for their page as a whole. */
export function findOnlyRule({ about, subjects: [id = "", ...others] }: Change): Rule | null {
  return about === "rule" && others.length === 0 ? findRule(id) : null;
}

/** The text of the rule that a change is about; null where it is about several. */
function ruleSource(change: Change): ChangeSource | null {
  const rule = findOnlyRule(change);
  if (rule === null) return null;
  const { sourceName, title, address, sourceAddress, sourceDate } = rule;
  return { name: sourceName ?? title, address: address ?? sourceAddress, month: sourceDate };
}
