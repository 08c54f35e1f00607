import type { ReactNode } from "react";
import { RULE_STAGES, type RuleState } from "~/features/rules/core/rule";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import {
  ageDateOf,
  endOfDate,
  isHearsay,
  RULE_RECHECK_DAYS,
  type RuleRow,
} from "~/features/rules/core/rule-row";
import { formatDatePart, formatWholeDate } from "~/i18n/format-month";
import { rulesMessages } from "~/i18n/messages/rules";
import type { RulesPageMessages } from "~/i18n/messages/rules-page";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ExternalLink } from "~/ui/external-link";
import { FreshnessBadge } from "~/ui/freshness-badge";
import { toItemAttributes } from "~/ui/list-items";
import { Opener } from "~/ui/opener";
import { StaleSwitch } from "~/ui/stale-switch";
import styles from "./rules.module.css";

const TONES = {
  "in-force": "success",
  "approved-waiting": "neutral",
  draft: "neutral",
  guidance: "neutral",
} as const satisfies Record<RuleState, string>;

interface RuleItemProps {
  readonly rule: RuleRow;
  readonly hidden: boolean;
}

/**
 * One rule: first its demand on a teacher now, then its title and state. On a phone the facts below are closed until
 * they are asked for.
 */
export function RuleItem({ rule, hidden }: RuleItemProps) {
  const { duty, advice } = useMessages(rulesMessages);
  const text = useMessages(rulesPageMessages);
  return (
    <li id={rule.id} {...toItemAttributes(RULE_LIST.toItem(rule))} hidden={hidden}>
      <div>
        <p>
          <strong>{rule.isDuty ? duty : advice}</strong>
          {`: ${rule.text}`}
        </p>
        <p>{rule.title}</p>
        <Provenance rule={rule} />
      </div>
      <Opener label={text.details} />
      <RuleFacts rule={rule} />
    </li>
  );
}

/** Its state, and whether that is hearsay: visible before anything is opened. */
function Provenance({ rule: { state, since, sourceType } }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  return (
    <p>
      <Badge tone={TONES[state]}>{text.states[state]}</Badge>
      {since === null ? " " : ` ${text.dated[state](formatWholeDate(since, locale))} `}
      {isHearsay(sourceType) ? <Badge>{text.hearsay[sourceType]}</Badge> : null}
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RuleFacts({ rule }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const { common } = useMessages(shellMessages);
  const { deadline, address } = rule;
  return (
    <dl className={styles.facts}>
      <Fact name={text.facts.stages}>{concerned(rule, text)}</Fact>
      {deadline === null ? null : <NextDate date={deadline} />}
      <Fact name={text.facts.official}>
        {address === null ? (
          text.addressUnknown
        ) : (
          <ExternalLink href={address} newTabLabel={common.newTab} withoutArrow>
            {new URL(address).hostname.replace(/^www\./, "")}
          </ExternalLink>
        )}
      </Fact>
      <Fact name={text.facts.read}>
        <Source rule={rule} />
      </Fact>
      <Fact name={text.facts.sure}>
        {text.confidences[rule.confidence] + (rule.waitsForLawyer ? `; ${text.waitsForLawyer}` : "")}
      </Fact>
    </dl>
  );
}

/** Where a rule holds, and for whom: "United Kingdom (England): primary, lower secondary". */
function concerned({ country, region, stages }: RuleRow, text: RulesPageMessages): string {
  const where = text.countries[country] + (region === null ? "" : ` (${region})`);
  const whom =
    stages.length === RULE_STAGES.length ? [text.everyStage] : stages.map((stage) => text.stages[stage]);
  return `${where}: ${whom.join(", ")}`;
}

/** The browser says whether the date has passed: the page may be older than that. */
function NextDate({ date }: { date: string }) {
  const { facts } = useMessages(rulesPageMessages);
  const words = formatWholeDate(date, useLocale());
  const said = (name: string) => (
    <>
      <dt>{name}</dt> <dd>{words}</dd>
    </>
  );
  return (
    <StaleSwitch
      month={endOfDate(date)}
      days={0}
      as="div"
      fresh={said(facts.next)}
      old={said(facts.passed)}
    />
  );
}

/**
 * The text that was read, its month, and whether it is due to be read again. It is linked where the authority's page is
 * not.
 */
function Source({ rule }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const { address, sourceType, sourceAddress, sourceDate } = rule;
  const said = isHearsay(sourceType) ? text.hearsay[sourceType] : text.sources[sourceType];
  // Words and space are one text, which React would else part by a comment.
  const when = `, ${sourceDate === null ? text.undated : formatDatePart(sourceDate, locale)} `;
  const dated =
    address !== null || sourceAddress === null ? (
      said + when
    ) : (
      <>
        <ExternalLink href={sourceAddress} newTabLabel={common.newTab} withoutArrow data-print="bare">
          {said}
        </ExternalLink>
        {when}
      </>
    );
  return (
    <>
      {dated}
      <FreshnessBadge month={ageDateOf(rule)} days={RULE_RECHECK_DAYS[rule.state]} old={text.outOfDate} />
    </>
  );
}
