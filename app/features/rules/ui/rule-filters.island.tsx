import { useEffect } from "react";
import { BRAZILIAN_STATES } from "~/features/rules/core/brazilian-states";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import { beginsOpen } from "~/features/rules/core/rule-row";
import { toUnknownPlaces } from "~/features/rules/core/unknown-places";
import { type RulesPageMessages, rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { capitalised } from "~/lib/capitalised";
import type { ListFields } from "~/lib/filterable-list";
import { ListAnswer, ListForm, useFilterableList } from "~/ui/filterable-list";
import { showGroups } from "./rule-marks";
import styles from "./rules.module.css";

/** Search and choices, the count of matches, where nothing is known, and advice where there is no match. */
export default function RuleFilters() {
  const text = useMessages(rulesPageMessages);
  const state = useFilterableList(RULE_LIST);
  const { items, query, shown } = state;
  useEffect(
    () => showGroups(new Set(shown.map(({ id }) => id)), beginsOpen(shown.length, items.length), text),
    [shown, items, text],
  );
  const unknown = toUnknownPlaces(items, query);
  return (
    <section aria-label={text.filters} data-print="hide">
      <ListForm state={state} words={text} fields={toFields(text)} className={styles.filters} />
      <ListAnswer state={state} words={text} className="cluster" emptyLevel={2} />
      {unknown.state === null ? null : (
        <p className="quote reading">{text.unknownState(BRAZILIAN_STATES[unknown.state])}</p>
      )}
      {unknown.network === null ? null : (
        <p className="quote reading">{text.unknownNetwork[unknown.network]}</p>
      )}
    </section>
  );
}

function toFields({ fields, all, countries, networks, stages, kinds }: RulesPageMessages): ListFields {
  const capitals = (words: Readonly<Record<string, string>>) => (value: string) =>
    capitalised(words[value] ?? value);
  return {
    country: [fields.country, all, (value) => capitals(countries)(value.toUpperCase())],
    network: [fields.network, all, capitals(networks)],
    uf: [fields.uf, all, BRAZILIAN_STATES],
    stage: [fields.stage, all, capitals(stages)],
    kind: [fields.kind, all, capitals(kinds)],
  };
}
