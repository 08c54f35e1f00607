import { createContext, useContext, useMemo } from "react";
import { type FilteredRule, readRuleData } from "~/features/rules/core/rule-query";

/** Id of what holds all rules of the page; a page has one. */
export const RULES_ID = "rules";
/** Marks what disappears together with the last rule in it. */
export const RULE_GROUP = "data-rule-group";

/** The rules of the page around an island. The server gives them; null in the client, which reads the page. */
export const ListedRules = createContext<readonly FilteredRule[] | null>(null);

function elementsIn(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

const rows = () => elementsIn(`#${RULES_ID} li`);

/** A section says the country of all rules in it. */
function countryOf(row: HTMLElement): string | undefined {
  return row.closest<HTMLElement>("[data-country]")?.dataset.country;
}

/** The rules of the list in its own order. */
export function useListedRules(): readonly FilteredRule[] {
  const given = useContext(ListedRules);
  return useMemo(
    () => given ?? rows().flatMap((row) => readRuleData(row.id, row.dataset, countryOf(row)) ?? []),
    [given],
  );
}

/** Shows these rules and their moments, and hides the others and what is empty then. */
export function showRules(ids: ReadonlySet<string>) {
  for (const row of rows()) row.hidden = !ids.has(row.id);
  // A moment says by its link which rule it is about.
  for (const moment of elementsIn("[data-kind]"))
    moment.hidden = !ids.has(moment.querySelector("a")?.hash.slice(1) ?? "");
  for (const group of elementsIn(`[${RULE_GROUP}]`))
    group.hidden = group.querySelector("li:is([data-kind],[data-state]):not([hidden])") === null;
  // What a choice leaves is shown on a phone, too.
  if (ids.size < rows().length)
    for (const opener of document.querySelectorAll<HTMLDetailsElement>(`#${RULES_ID} h2 + details`))
      opener.open = true;
}
