import { Fragment, type ReactNode } from "react";
import { LANGUAGES } from "~/addresses/languages";
import type {
  PipelineReport,
  RefusedSummary,
  SourceLine,
  SourceState,
} from "~/features/news/core/run/pipeline-report";
import type { ModelUse } from "~/features/news/core/run/summary-log";
import { newsMessages } from "~/i18n/messages/news";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { ColumnHeads } from "~/ui/column-heads";
import { ExternalLink } from "~/ui/external-link";
import { Moment } from "./moment";
import styles from "./pipeline.module.css";

/** Lists the models that were asked, with the outcomes of their answers. */
export function PipelineModels({ models, hasModels, extracts }: PipelineReport) {
  const { models: text } = useMessages(newsPipelineMessages);
  return (
    <>
      <p className="muted">{hasModels ? text.lead : text.none}</p>
      {models.length === 0 ? null : <ModelTable models={models} />}
      {extracts === 0 || !hasModels ? null : <p>{text.extracts(extracts)}</p>}
    </>
  );
}

function ModelTable({ models }: { models: readonly ModelUse[] }) {
  const { models: text } = useMessages(newsPipelineMessages);
  return (
    <table className={styles.models}>
      <caption className="visually-hidden">{text.heading}</caption>
      <ColumnHeads columns={[text.name, text.written, text.refused, text.failed]} />
      <tbody>
        {models.map(({ name, written, refused, failed, rest }) => (
          <Fragment key={name}>
            <tr className={rest === null ? undefined : styles.resting}>
              <th scope="row">{name}</th>
              <td>{written}</td>
              <td>{refused}</td>
              <td>{failed}</td>
            </tr>
            {rest === null ? null : (
              <tr>
                <td colSpan={4} className={styles.rest}>
                  {text.restsUntil} <Moment at={rest.until} withTime />: {text.restReasons[rest.because]}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Answers that were not published, with the article each was about. */
export function RefusedSummaries({ refused }: { refused: readonly RefusedSummary[] }) {
  const { refused: text } = useMessages(newsPipelineMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  if (refused.length === 0) return <p className="muted">{text.none}</p>;
  return (
    <ul className="stack">
      {refused.map(({ articleId, at, model, reason, title, url, locale: titled }) => (
        <li key={`${articleId} ${at} ${model}`}>
          <ExternalLink href={url} newTabLabel={`(${common.newTab})`} withoutArrow>
            {titled === locale ? title : <span lang={LANGUAGES[titled].tag}>{title}</span>}
          </ExternalLink>
          <p className={styles.told}>
            {model}: {text.reasons[reason]} · <Moment at={at} withTime />
          </p>
        </li>
      ))}
    </ul>
  );
}

const TONES = {
  failing: "danger",
  silent: "warning",
  waiting: "neutral",
  working: "success",
} as const satisfies Record<SourceState, string>;

/** One part of the line of a source, by its kind. */
type Fact = readonly ["problem" | "rest" | "answer" | "newest" | "dropped", ReactNode];

/** Lists the facts about a source, in the order of its line. */
function useFacts(): (source: SourceLine) => Fact[] {
  const { sources: text } = useMessages(newsPipelineMessages);
  return ({ lastSuccessAt, daysSinceNew, state, failures, problem, restsUntil, dropped }) => {
    const facts: Fact[] = [];
    if (problem !== null) {
      const words = text.problems[problem.kind];
      const status = problem.status === null ? "" : ` (${problem.status})`;
      facts.push(["problem", `${text.failures(failures)}: ${words}${status}`]);
    }
    if (restsUntil !== null) {
      facts.push([
        "rest",
        <>
          {text.restsUntil} <Moment at={restsUntil} withTime />
        </>,
      ]);
    }
    if (lastSuccessAt !== null) {
      facts.push([
        "answer",
        <>
          {text.lastAnswer} <Moment at={lastSuccessAt} withTime />
        </>,
      ]);
    } else if (state === "failing") facts.push(["answer", text.noAnswer]);
    if (daysSinceNew !== null) facts.push(["newest", text.lastNew(daysSinceNew)]);
    else if (lastSuccessAt !== null) facts.push(["newest", text.noNew]);
    if (dropped.length > 0) {
      const parts = dropped.map(({ reason, count }) => `${count} ${text.exclusionReasons[reason]}`);
      facts.push(["dropped", `${text.dropped}: ${parts.join(", ")}`]);
    }
    return facts;
  };
}

/** Every source with its state; those that need a look come first. */
export function PipelineSources({ sources }: { sources: readonly SourceLine[] }) {
  const { sources: text } = useMessages(newsPipelineMessages);
  const { sample } = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const listFacts = useFacts();
  return (
    <ul className={styles.rows}>
      {sources.map((source) => (
        <li key={source.id}>
          <span>
            <ExternalLink href={source.url} newTabLabel={`(${common.newTab})`} withoutArrow>
              {source.name}
            </ExternalLink>
            {source.locale === locale ? null : (
              <span className={styles.told}> {text.languages[source.locale]}</span>
            )}{" "}
            {source.isSample ? <Badge tone="warning">{sample}</Badge> : null}
          </span>
          <Badge tone={TONES[source.state]}>{text.states[source.state]}</Badge>
          <span className={styles.told}>
            {listFacts(source).map(([name, fact], index) => (
              <Fragment key={name}>
                {index === 0 ? "" : MIDDLE_DOT}
                {fact}
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
