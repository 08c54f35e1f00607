import { RULE_LIST } from "~/features/rules/core/rule-query";
import { beginsOpen, type RuleGroup } from "~/features/rules/core/rule-row";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { Opener } from "~/ui/opener";
import { RuleItem } from "./rule-item";
import { RULE_GROUP } from "./rule-marks";
import styles from "./rules.module.css";

interface RuleListProps {
  readonly groups: readonly RuleGroup[];
  readonly shown: ReadonlySet<string>;
}

const countIn = ({ rows }: RuleGroup, shown: ReadonlySet<string>) =>
  rows.filter(({ id }) => shown.has(id)).length;

/** The ways to the groups, each with the number of its rules that are shown. */
export function RuleContents({ groups, shown }: RuleListProps) {
  const text = useMessages(rulesPageMessages);
  return (
    <nav aria-labelledby="on-this-page" className={styles.contents} data-print="hide">
      <p id="on-this-page">{text.onThisPage}</p>
      <ul>
        {groups.map((group) => (
          <li key={group.topic} hidden={countIn(group, shown) === 0}>
            <a href={`#topic-${group.topic}`}>
              {text.topics[group.topic]} <small>{countIn(group, shown)}</small>
            </a>
          </li>
        ))}
        <li>
          <a href="#changes">{text.files}</a>
        </li>
      </ul>
    </nav>
  );
}

/**
 * The rules by the question that they answer, which `RuleFilters` hides and shows. The page begins with those
 * of the first: the others are opened by their reader, by a filter, or by a link to one of them.
 */
export function RuleList({ groups, shown }: RuleListProps) {
  const text = useMessages(rulesPageMessages);
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isOpen = beginsOpen(shown.size, all);
  return (
    <div id={RULE_LIST.id} className={styles.list} hidden={shown.size === 0}>
      {groups.map((group, position) => (
        <section
          key={group.topic}
          id={`topic-${group.topic}`}
          {...{ [RULE_GROUP]: "" }}
          aria-labelledby={`rules-${group.topic}`}
          hidden={countIn(group, shown) === 0}
        >
          <h2 id={`rules-${group.topic}`}>{text.topics[group.topic]}</h2>
          <Opener label={text.groupCount(countIn(group, shown))} open={position === 0 || isOpen} everywhere />
          <ul>
            {group.rows.map((rule) => (
              <RuleItem key={rule.id} rule={rule} hidden={!shown.has(rule.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
