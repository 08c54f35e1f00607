import { Fragment } from "react";
import { LANGUAGES } from "~/addresses/languages";
import type { PipelineReport, RefusedSummary } from "~/features/news/core/run/pipeline-report";
import type { ModelUse } from "~/features/news/core/run/summary-log";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExternalLink } from "~/ui/external-link";
import { Moment } from "./moment";
import styles from "./pipeline.module.css";

/** Which models were asked and what became of their answers. */
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
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.written}</th>
          <th scope="col">{text.refused}</th>
          <th scope="col">{text.failed}</th>
        </tr>
      </thead>
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
