import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { changesUpTo } from "~/features/changes/core/change";
import { changesFeedPath } from "~/features/changes/core/changes-feed";
import type { ShownChange } from "~/features/changes/core/shown-change";
import type { ComingDate } from "~/features/rules/core/coming-dates";
import { ruleDatesPath } from "~/features/rules/core/rule-dates-path";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import { endOfDate } from "~/features/rules/core/rule-row";
import RuleFilters from "~/features/rules/ui/rule-filters.island";
import { RuleContents, RuleList } from "~/features/rules/ui/rule-list";
import { DATE_OF } from "~/features/rules/ui/rule-marks";
import styles from "~/features/rules/ui/rules.module.css";
import { formatWholeDate } from "~/i18n/format-month";
import { changesMessages } from "~/i18n/messages/changes";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { filterItems, parseListQuery } from "~/lib/filterable-list";
import { changesFeedLink } from "~/page-parts/feed-links";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { ListItems } from "~/ui/list-items";
import { Link, usePagePlace } from "~/ui/navigation";
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
  changesFeedLink("rules", args.location.pathname),
];

/** Every rule that concerns a teacher who uses AI, narrowed by the address. */
export default function Rules() {
  const { groups, coming, changes, today } = useLoaderData<typeof loader>();
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
      <RuleContents groups={groups} shown={shown} />
      <p className="muted reading">{text.noAdvice}</p>
      <ListItems.Provider value={items}>
        <Island name="rule-filters" of={RuleFilters} props={{}} />
      </ListItems.Provider>
      <RuleList groups={groups} shown={shown} />
      <ComingDates dates={coming} shown={shown} />
      {withoutAddress === 0 ? null : (
        <p className="muted reading">{text.noAddress(withoutAddress, rules.length)}</p>
      )}
      <RuleChanges changes={changes} today={today} />
    </div>
  );
}

/** The changes in the rules, the newest first, and the ways to hear of the next one. */
function RuleChanges({ changes, today }: { changes: readonly ShownChange[]; today: string }) {
  const text = useMessages(rulesPageMessages);
  const { all } = useMessages(changesMessages);
  const locale = useLocale();
  return (
    <section id="changes" className="reading stack" data-print="hide">
      <h2>{text.files}</h2>
      <p>{text.filesLead}</p>
      <ul className={styles.coming}>
        <li>
          <a href={ruleDatesPath(locale)}>{text.calendar.link}</a>
        </li>
        <li>
          <a href={changesFeedPath("rules", locale)}>{text.feedLink}</a>
        </li>
        <li>
          <Link to={toPath("changes", locale)}>{all}</Link>
        </li>
      </ul>
      <h3>{text.changes}</h3>
      <Opener label={text.changesCount(changesUpTo(changes, today).length)} />
      <ul className={styles.coming}>
        {changes.map((change) => (
          <li key={change.id}>
            <Change change={change} isLater={change.seenOn > today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A change that is said by now, or that the browser shows from its day on. */
function Change({ change: { seenOn, subject, now }, isLater }: { change: ShownChange; isLater: boolean }) {
  const line = (
    <>
      <time dateTime={seenOn}>{formatWholeDate(seenOn, useLocale())}</time>
      {": "}
      {subject?.path.includes("#") ? <a href={subject.path}>{subject.title}</a> : null} {now}
    </>
  );
  return isLater ? <StaleSwitch month={seenOn} days={-1} old={line} /> : line;
}

/**
 * The dates that lie ahead, narrowed with the list: a link to a rule that a filter hides would lead nowhere. A page may
 * be older than its day: a date that has passed since is hidden by the browser.
 */
function ComingDates({ dates, shown }: { dates: readonly ComingDate[]; shown: ReadonlySet<string> }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  const line = ({ ruleId, title, date }: ComingDate) => (
    <>
      <time dateTime={date}>{formatWholeDate(date, locale)}</time>: <a href={`#${ruleId}`}>{title}</a>
    </>
  );
  return (
    <section className="reading" hidden={!dates.some(({ ruleId }) => shown.has(ruleId))}>
      <h2>{text.coming}</h2>
      <ul className={styles.coming}>
        {dates.map((date) => (
          <li key={date.ruleId} {...{ [DATE_OF]: date.ruleId }} hidden={!shown.has(date.ruleId)}>
            <StaleSwitch month={endOfDate(date.date)} days={0} fresh={line(date)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
