import { type ReactNode, useEffect } from "react";
import { RULE_COUNTRIES, RULE_STAGES, RULE_STATES } from "~/features/rules/core/rule";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { capitalised } from "~/lib/capitalised";
import { countValues, type ListItem, toSearch, withChoice } from "~/lib/filterable-list";
import { ChipGroup, FilterChip } from "~/ui/filter-chips";
import { ListAnswer } from "~/ui/list-answer";
import { type ListState, useFilterableList } from "~/ui/use-filterable-list";
import { RULE_GROUP } from "./rule-list";
import styles from "./rules.module.css";

/** Filters by country, stage and state as links, the count of matches, and advice where there is none. */
export default function RuleFilters() {
  const text = useMessages(rulesPageMessages);
  const state = useFilterableList(RULE_LIST);
  const { items, query, shown } = state;
  useEffect(() => showMoments(shown, shown.length < items.length), [shown, items]);
  const countries = [...countValues(items, "country").keys()].flatMap((value) =>
    RULE_COUNTRIES.filter((country) => country.toLowerCase() === value),
  );
  return (
    <section aria-label={text.filters} className={styles.filters} data-print="hide">
      <Choices by="country" query={query} values={countries} names={text.countries} />
      <Choices by="stage" query={query} values={RULE_STAGES} names={text.stages} />
      <Choices by="state" query={query} values={RULE_STATES} names={text.states} />
      <ListAnswer
        state={state}
        className="cluster"
        count={text.showing(shown.length, items.length)}
        clearLabel={text.clear}
        emptyTitle={text.emptyTitle}
        emptyText={text.emptyText}
        emptyLevel={2}
      />
    </section>
  );
}

interface ChoicesProps<Value extends string> extends Pick<ListState, "query"> {
  readonly by: "country" | "stage" | "state";
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
}

/** The values of one filter. */
function Choices<Value extends string>({ by, query, values, names }: ChoicesProps<Value>) {
  const text = useMessages(rulesPageMessages);
  const choice = (value: string, name: ReactNode) => (
    <FilterChip
      key={value}
      search={toSearch(withChoice(RULE_LIST, query, by, value))}
      chosen={(query.get(by) ?? "") === value.toLowerCase()}
    >
      {name}
    </FilterChip>
  );
  return (
    <ChipGroup label={text[by]} scrolls>
      {choice("", text.all[by])}
      {values.map((value) => choice(value, capitalised(names[value])))}
    </ChipGroup>
  );
}

/** Narrows the moments of the page to these rules, and hides groups that are then empty. */
function showMoments(shown: readonly ListItem[], isNarrowed: boolean) {
  const elementsIn = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const ids = new Set(shown.map(({ id }) => id));
  // A moment says by its link which rule it is about.
  for (const moment of elementsIn("[data-kind]"))
    moment.hidden = !ids.has(moment.querySelector("a")?.hash.slice(1) ?? "");
  for (const group of elementsIn(`[${RULE_GROUP}]`))
    group.hidden = group.querySelector("li:is([data-kind],[data-facets]):not([hidden])") === null;
  if (!isNarrowed) return;
  // Opens the groups, which are closed on a phone, so that the matching rules show.
  for (const opener of document.querySelectorAll<HTMLDetailsElement>(`#${RULE_LIST.id} h2 + details`))
    opener.open = true;
}
