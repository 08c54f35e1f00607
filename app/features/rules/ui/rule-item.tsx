import { BRAZILIAN_STATES, isBrazilianState } from "~/features/rules/core/brazilian-states";
import { RULE_STAGES, type RuleRegion, type RuleState, toState } from "~/features/rules/core/rule";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import {
  endOfDate,
  findAgeDate,
  isHearsay,
  type RowPart,
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
import { Fact } from "~/ui/fact";
import { FreshnessBadge } from "~/ui/freshness-badge";
import { toItemAttributes } from "~/ui/list-items";
import { Opener } from "~/ui/opener";
import { StaleSwitch } from "~/ui/stale-switch";
import styles from "./rules.module.css";

const TONES = {
  "in-force": "success",
  "in-force-later": "neutral",
  "approved-waiting": "neutral",
  draft: "neutral",
  guidance: "neutral",
} as const satisfies Record<RuleState, string>;

interface RuleItemProps {
  readonly rule: RuleRow;
  readonly hidden: boolean;
}

/**
 * One rule: its name and kind, then what the text asks, then our advice. The facts below are closed until they are
 * asked for.
 */
export function RuleItem({ rule, hidden }: RuleItemProps) {
  const { leads, advice } = useMessages(rulesMessages);
  const text = useMessages(rulesPageMessages);
  return (
    <li id={rule.id} {...toItemAttributes(RULE_LIST.toItem(rule))} hidden={hidden}>
      <div>
        <h3>{rule.title}</h3>
        <Provenance rule={rule} />
      </div>
      <p data-description>
        <strong>{leads[rule.kind]}</strong>
        {`: ${rule.asks}`}
      </p>
      <p data-byline>
        <strong>{advice}</strong>
        {`: ${rule.advice}`}
      </p>
      {rule.parts.length === 0 ? null : <Parts parts={rule.parts} />}
      <Opener label={text.details} everywhere />
      <RuleFacts rule={rule} />
    </li>
  );
}

/** The lines of a text that has several, each where its own links lead. */
function Parts({ parts }: { parts: readonly RowPart[] }) {
  const { advice } = useMessages(rulesMessages);
  return (
    <ol className={styles.parts}>
      {parts.map((part) => (
        <li key={part.id} id={part.id}>
          {part.asks} <em>{`${advice}:`}</em> {part.advice}
        </li>
      ))}
    </ol>
  );
}

/** Its place and kind, and whether that is hearsay or due to be read again: visible before anything is opened. */
function Provenance({ rule }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  const { kind, since, sourceType } = rule;
  const state = toState(rule);
  return (
    <p>
      {`${toPlace(rule, text)} `}
      <Badge tone={TONES[state]}>{text.kinds[kind]}</Badge>
      {since === null ? " " : ` ${text.dated[state](formatWholeDate(since, locale))} `}
      {isHearsay(sourceType) ? <Badge>{text.hearsay[sourceType]}</Badge> : null}{" "}
      <FreshnessBadge month={findAgeDate(rule)} days={RULE_RECHECK_DAYS[kind]} old={text.outOfDate} />
    </p>
  );
}

function RuleFacts({ rule }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const { common } = useMessages(shellMessages);
  const { deadline, address } = rule;
  return (
    <dl className={styles.facts}>
      <Fact name={text.facts.bound}>{rule.bound}</Fact>
      <Fact name={text.facts.stages}>{toStages(rule, text)}</Fact>
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

/** Where a rule holds: "United Kingdom (England)". */
function toPlace({ country, region, networks = [] }: RuleRow, text: RulesPageMessages): string {
  const places = [
    ...(region === null ? [] : [regionName(region, text)]),
    ...networks.map((network) => text.networks[network]),
  ];
  return text.countries[country] + (places.length === 0 ? "" : ` (${places.join(", ")})`);
}

function toStages({ stages }: RuleRow, text: RulesPageMessages): string {
  if (stages.length === RULE_STAGES.length) return text.everyStage;
  return stages.map((stage) => text.stages[stage]).join(", ");
}

function regionName(region: RuleRegion, { nations }: RulesPageMessages): string {
  return isBrazilianState(region) ? BRAZILIAN_STATES[region] : nations[region];
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
 * The text that was read, with its month. It is linked where the authority's page is not.
 */
function Source({ rule }: { rule: RuleRow }) {
  const text = useMessages(rulesPageMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const { address, sourceType, sourceAddress, sourceDate } = rule;
  const said = isHearsay(sourceType) ? text.hearsay[sourceType] : text.sources[sourceType];
  const when = `, ${sourceDate === null ? text.undated : formatDatePart(sourceDate, locale)}`;
  if (address !== null || sourceAddress === null) return said + when;
  return (
    <>
      <ExternalLink href={sourceAddress} newTabLabel={common.newTab} withoutArrow data-print="bare">
        {said}
      </ExternalLink>
      {when}
    </>
  );
}
