import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ruleChangesPath, ruleDatesPath } from "~/features/rules/core/rule-files";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import { endOfDate } from "~/features/rules/core/rule-row";
import type { Moment, TimelineYear } from "~/features/rules/core/timeline";
import RuleFilters from "~/features/rules/ui/rule-filters.island";
import { RULE_GROUP, RuleList } from "~/features/rules/ui/rule-list";
import styles from "~/features/rules/ui/rules.module.css";
import { formatWholeDate, formatWithinYear } from "~/i18n/format-month";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { filterItems, parseListQuery } from "~/lib/filterable-list";
import { rulesFeedLink } from "~/page-parts/feed-links";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { ListItems } from "~/ui/list-items";
import { usePagePlace } from "~/ui/navigation";
import { Opener } from "~/ui/opener";
import PrintButton from "~/ui/print-button.island";
import { SectionHeading } from "~/ui/section-heading";
import { StaleSwitch } from "~/ui/stale-switch";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadRules } = await import("~/page-parts/rules-data.server");
  return loadRules(request, context.now);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  rulesFeedLink(args.location.pathname),
];

/** Every rule that concerns a teacher who uses AI, narrowed by the address, and when each came. */
export default function Rules() {
  const { groups, years, coming, changes } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages).rules;
  const text = useMessages(rulesPageMessages);
  const query = parseListQuery(RULE_LIST, usePagePlace().search);
  const rules = groups.flatMap(({ rows }) => rows);
  const withoutAddress = rules.filter(({ address }) => address === null).length;
  const items = rules.map(RULE_LIST.toItem);
  const shown = new Set(filterItems(RULE_LIST, items, query).map(({ id }) => id));
  return (
    <div className="page section stack">
      <SectionHeading
        level={1}
        heading={page.title}
        lead={page.description}
        actions={<Island name="print-button" of={PrintButton} props={{ label: text.print }} />}
      />
      <p className="muted reading">{text.noAdvice}</p>
      {withoutAddress === 0 ? null : (
        <p className="muted reading">{text.noAddress(withoutAddress, rules.length)}</p>
      )}
      <ListItems.Provider value={items}>
        <Island name="rule-filters" of={RuleFilters} props={{}} />
      </ListItems.Provider>
      <ComingDates moments={coming} shown={shown} />
      <RuleList groups={groups} shown={shown} />
      <section id="timeline">
        <SectionHeading heading={text.timeline} lead={text.timelineLead} />
        <RuleTimeline years={years} shown={shown} />
      </section>
      <RuleChanges changes={changes} />
    </div>
  );
}

interface ShownChange {
  readonly on: string;
  readonly rule: { readonly id: string; readonly title: string } | null;
  readonly text: string;
}

/** The changes in the rules, the newest first, and the ways to hear of the next one. */
function RuleChanges({ changes }: { changes: readonly ShownChange[] }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  return (
    <section className="reading stack" data-print="hide">
      <h2>{text.files}</h2>
      <p>{text.filesLead}</p>
      <ul className={styles.coming}>
        <li>
          <a href={ruleDatesPath(locale)}>{text.calendar.link}</a>
        </li>
        <li>
          <a href={ruleChangesPath(locale)}>{text.feedLink}</a>
        </li>
      </ul>
      <h3>{text.changes}</h3>
      <ul className={styles.coming}>
        {changes.map((change) => (
          <li key={`${change.on} ${change.rule?.id}`}>
            <time dateTime={change.on}>{formatWholeDate(change.on, locale)}</time>
            {": "}
            {change.rule === null ? null : <a href={`#${change.rule.id}`}>{change.rule.title}</a>}{" "}
            {change.text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RuleTimelineProps {
  readonly years: readonly TimelineYear[];
  readonly shown: ReadonlySet<string>;
}

/**
 * A line down the page: each year with what happened to the rules in it. Filters narrow it with the list; a phone has
 * it closed.
 */
function RuleTimeline({ years, shown }: RuleTimelineProps) {
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
function ComingDates({ moments, shown }: { moments: readonly Moment[]; shown: ReadonlySet<string> }) {
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
            <StaleSwitch month={endOfDate(moment.date)} days={0} fresh={line(moment)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
