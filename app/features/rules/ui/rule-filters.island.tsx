import { SearchX } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { RULE_STAGES, RULE_STATES } from "~/features/rules/core/rule";
import { filterRules, parseRuleQuery, type RuleQuery, toRuleSearch } from "~/features/rules/core/rule-query";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { capitalised } from "~/lib/capitalised";
import { buttonClass } from "~/ui/button";
import { chipClass, chipRowClass } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { QueryLink, usePageQuery } from "~/ui/page-query";
import { showRules, useListedRules } from "./listed-rules";
import styles from "./rules.module.css";

/** Country, stage and state as addresses, how many rules they leave, and what to do where they leave none. */
export default function RuleFilters() {
  const text = useMessages(rulesPageMessages);
  const all = useListedRules();
  const countries = useMemo(() => [...new Set(all.map(({ country }) => country))], [all]);
  const search = usePageQuery();
  const query = useMemo(() => parseRuleQuery(new URLSearchParams(search)), [search]);
  const shown = useMemo(() => filterRules(all, query), [all, query]);
  useEffect(() => showRules(new Set(shown.map(({ id }) => id))), [shown]);
  // The link that takes the filters away disappears with them, so the focus moves to the count.
  const count = useRef<HTMLParagraphElement>(null);
  const clear = (
    <QueryLink search="" className={buttonClass({ size: "small" })} onClick={() => count.current?.focus()}>
      {text.clear}
    </QueryLink>
  );
  const isNarrowed = toRuleSearch(query) !== "";
  return (
    <section aria-label={text.filters} className={styles.filters} data-print="hide">
      <Choices by="country" query={query} values={countries} names={text.countries} />
      <Choices by="stage" query={query} values={RULE_STAGES} names={text.stages} />
      <Choices by="state" query={query} values={RULE_STATES} names={text.states} />
      <div className="cluster">
        <p ref={count} role="status" tabIndex={-1} className="tabular">
          {text.showing(shown.length, all.length)}
        </p>
        {isNarrowed && shown.length > 0 ? clear : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} heading={text.emptyTitle} level={2} actions={clear}>
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : null}
    </section>
  );
}

interface ChoicesProps<By extends keyof RuleQuery> {
  readonly by: By;
  readonly query: RuleQuery;
  readonly values: readonly NonNullable<RuleQuery[By]>[];
  readonly names: Readonly<Record<NonNullable<RuleQuery[By]>, string>>;
}

/** The values of one filter; each is an address, which works without script and can be shared. */
function Choices<By extends keyof RuleQuery>({ by, query, values, names }: ChoicesProps<By>) {
  const text = useMessages(rulesPageMessages);
  const choice = (value: RuleQuery[By], name: ReactNode) => (
    <QueryLink
      key={value}
      search={toRuleSearch({ ...query, [by]: value })}
      className={chipClass()}
      aria-current={query[by] === value ? "true" : undefined}
    >
      {name}
    </QueryLink>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and these are links
    <div
      role="group"
      aria-label={text[by]}
      className={chipRowClass({ scrolls: true, className: styles.choices })}
    >
      <p className={styles.label} aria-hidden="true">
        {text[by]}
      </p>
      {choice(null, text.all[by])}
      {values.map((value) => choice(value, capitalised(names[value])))}
    </div>
  );
}
