import { RULE_LIST } from "~/features/rules/core/rule-query";
import type { RuleGroup } from "~/features/rules/core/rule-row";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { Opener } from "~/ui/opener";
import { RuleItem } from "./rule-item";
import styles from "./rules.module.css";

/** Marks a group that is hidden when no rule in it matches. */
export const RULE_GROUP = "data-rule-group";

interface RuleListProps {
  readonly groups: readonly RuleGroup[];
  readonly shown: ReadonlySet<string>;
}

/**
 * The rules of each country, which `RuleFilters` hides and shows. A phone begins with those of the first: the others
 * are opened by their reader, by a filter, or by a link to one of them.
 */
export function RuleList({ groups, shown }: RuleListProps) {
  const text = useMessages(rulesPageMessages);
  const isNarrowed = groups.some(({ rows }) => rows.some(({ id }) => !shown.has(id)));
  return (
    <div id={RULE_LIST.id} className={styles.list}>
      {groups.map(({ country, rows }, position) => (
        <section
          key={country}
          {...{ [RULE_GROUP]: "" }}
          aria-labelledby={`rules-${country}`}
          hidden={!rows.some(({ id }) => shown.has(id))}
        >
          <h2 id={`rules-${country}`}>{text.countries[country]}</h2>
          <Opener label={text.groupCount(rows.length)} open={position === 0 || isNarrowed} />
          <ul>
            {rows.map((rule) => (
              <RuleItem key={rule.id} rule={rule} hidden={!shown.has(rule.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
