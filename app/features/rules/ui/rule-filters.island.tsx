import { useEffect } from "react";
import { BRAZILIAN_STATES, STATE_CODES } from "~/features/rules/core/brazilian-states";
import { RULE_COUNTRIES, RULE_KINDS, RULE_NETWORKS, RULE_STAGES } from "~/features/rules/core/rule";
import { beginsOpen, RULE_LIST, toUnknownPlaces } from "~/features/rules/core/rule-query";
import { type RulesPageMessages, rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { capitalised } from "~/lib/capitalised";
import { toField } from "~/lib/filterable-list";
import { ListAnswer } from "~/ui/list-answer";
import { ListForm } from "~/ui/list-form";
import { useFilterableList } from "~/ui/use-filterable-list";
import { DATE_OF, RULE_GROUP } from "./rule-marks";
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
      <ListForm
        state={state}
        label={text.search}
        fields={listFields(text)}
        submitLabel={text.submit}
        className={styles.filters}
      />
      <ListAnswer
        state={state}
        className="cluster"
        count={text.showing(shown.length, items.length)}
        words={text}
        emptyLevel={2}
      />
      {unknown.state === null ? null : (
        <p className={styles.unknown}>{text.unknownState(BRAZILIAN_STATES[unknown.state])}</p>
      )}
      {unknown.network === null ? null : (
        <p className={styles.unknown}>{text.unknownNetwork[unknown.network]}</p>
      )}
    </section>
  );
}

function listFields({ fields, all, countries, networks, stages, kinds }: RulesPageMessages) {
  const lowerCountries = RULE_COUNTRIES.map(
    (country) => [country.toLowerCase(), countries[country]] as const,
  );
  return [
    { name: "country", label: fields.country, all, options: lowerCountries },
    toField("network", fields.network, all, RULE_NETWORKS, (value) => capitalised(networks[value])),
    toField("uf", fields.uf, all, STATE_CODES, (value) => BRAZILIAN_STATES[value]),
    toField("stage", fields.stage, all, RULE_STAGES, (value) => capitalised(stages[value])),
    toField("kind", fields.kind, all, RULE_KINDS, (value) => capitalised(kinds[value])),
  ];
}

/** Narrows all that goes with the rules to these: groups with their counts, the ways to them, and dates ahead. */
function showGroups(ids: ReadonlySet<string>, isOpen: boolean, text: RulesPageMessages) {
  for (const group of document.querySelectorAll<HTMLElement>(`[${RULE_GROUP}]`)) {
    const count = group.querySelectorAll("[data-facets]:not([hidden])").length;
    group.hidden = count === 0;
    const opener = group.querySelector<HTMLDetailsElement>("h2 + details");
    const words = opener?.querySelector("summary");
    if (words) words.textContent = text.groupCount(count);
    // Opens the groups, which begin closed, so that the matching rules show.
    if (opener && isOpen) opener.open = true;
    const link = document.querySelector(`nav a[href="#${group.id}"]`);
    const entry = link?.closest("li");
    if (entry) entry.hidden = group.hidden;
    const number = link?.querySelector("small");
    if (number) number.textContent = String(count);
  }
  const dates = [...document.querySelectorAll<HTMLElement>(`[${DATE_OF}]`)];
  for (const date of dates) date.hidden = !ids.has(date.getAttribute(DATE_OF) ?? "");
  const section = dates[0]?.closest("section");
  if (section) section.hidden = dates.every(({ hidden }) => hidden);
}
