import { endOfDate } from "~/features/rules/core/rule-row";
import type { Moment, TimelineYear } from "~/features/rules/core/timeline";
import { formatWholeDate, formatWithinYear } from "~/i18n/format-month";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useLocale, useMessages } from "~/i18n/translate";
import { ByAge } from "~/ui/by-age";
import { Opener } from "~/ui/opener";
import { RULE_GROUP } from "./rule-list";
import styles from "./rules.module.css";

interface RuleTimelineProps {
  readonly years: readonly TimelineYear[];
  readonly shown: ReadonlySet<string>;
}

/**
 * A line down the page: each year with what happened to the rules in it. Filters narrow it with the list; a phone has
 * it closed.
 */
export function RuleTimeline({ years, shown }: RuleTimelineProps) {
  const text = useMessages(rulesPageMessages);
  return (
    <>
      <Opener label={text.openTimeline} />
      <ol className={styles.timeline}>
        {years.map(({ year, moments }) => (
          <li key={year} {...{ [RULE_GROUP]: "" }} hidden={!moments.some(({ ruleId }) => shown.has(ruleId))}>
            <h3>{year}</h3>
            <ol>
              {moments.map((moment) => (
                <TimelineMoment
                  key={`${moment.ruleId} ${moment.kind}`}
                  moment={moment}
                  hidden={!shown.has(moment.ruleId)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

function TimelineMoment({ moment, hidden }: { moment: Moment; hidden: boolean }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  const { ruleId, title, state, kind, date } = moment;
  return (
    <li hidden={hidden} data-kind={kind === "deadline" ? kind : state}>
      <span>{formatWithinYear(date, locale)}</span> <a href={`#${ruleId}`}>{title}</a>{" "}
      <small>{kind === "deadline" ? text.deadline : text.states[state]}</small>
    </li>
  );
}

/**
 * The dates that lie ahead, narrowed with the list: a link to a rule that a filter hides would lead nowhere. A page may
 * be older than its day: a date that has passed since is hidden by the browser.
 */
export function ComingDates({ moments, shown }: { moments: readonly Moment[]; shown: ReadonlySet<string> }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  const line = ({ ruleId, title, date }: Moment) => (
    <>
      <time dateTime={date}>{formatWholeDate(date, locale)}</time>: <a href={`#${ruleId}`}>{title}</a>
    </>
  );
  return (
    <section
      className="reading"
      {...{ [RULE_GROUP]: "" }}
      hidden={!moments.some(({ ruleId }) => shown.has(ruleId))}
    >
      <h2>{text.coming}</h2>
      <ul className={styles.coming}>
        {moments.map((moment) => (
          <li key={moment.ruleId} data-kind={moment.kind} hidden={!shown.has(moment.ruleId)}>
            <ByAge month={endOfDate(moment.date)} days={0} fresh={line(moment)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
