import type { ReactNode } from "react";
import { LANGUAGES } from "~/addresses/languages";
import {
  type CheckFigures,
  type KindCount,
  MEASURED_KINDS,
  toShare,
} from "~/features/news/core/run/check-figures";
import type { PipelineReport, RunLine, RunStatus } from "~/features/news/core/run/pipeline-report";
import { Moment } from "~/features/news/ui/moment";
import styles from "~/features/news/ui/pipeline.module.css";
import { PipelineModels, PipelineSources, RefusedSummaries } from "~/features/news/ui/pipeline-sources";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { ColumnHeads } from "~/ui/column-heads";
import { EmptyState } from "~/ui/empty-state";
import { Prose } from "~/ui/prose";

/** The check of summaries: its method, its limits and its measured figures; null before it was measured. */
function PipelineCheck({ figures }: { figures: CheckFigures | null }) {
  const { check: text } = useMessages(newsPipelineMessages);
  return (
    <>
      <p className="reading">{text.own}</p>
      <p className="reading">{text.translated}</p>
      <p className="reading">{text.blind}</p>
      {figures === null ? <p className="muted reading">{text.none}</p> : <Figures figures={figures} />}
    </>
  );
}

function Figures({ figures }: { figures: CheckFigures }) {
  const { check: text } = useMessages(newsPipelineMessages);
  // One decimal: 7.5 % of true sentences refused must not be told as 7.
  const percent = new Intl.NumberFormat(LANGUAGES[useLocale()].formats, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const share = (count: KindCount) => (
    <span className={styles.share}>
      {text.share(count.refused, count.sentences, percent.format(toShare(count)))}
    </span>
  );
  return (
    <>
      <p className="reading">
        {text.lead(figures.articles)} {text.written} <Moment at={`${figures.writtenOn}T12:00:00.000Z`} />,{" "}
        {text.measured} <Moment at={`${figures.measuredOn}T12:00:00.000Z`} />.
      </p>
      {/* Not every browser lets the keyboard into what scrolls, so it is a stop of its own. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard */}
      <section tabIndex={0} aria-label={text.kind} className={styles.wide}>
        <table className={styles.models}>
          <caption className="visually-hidden">{text.heading}</caption>
          <ColumnHeads columns={[text.kind, text.falseOnes, text.trueOnes]} />
          <tbody>
            {MEASURED_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row" className={styles.kind}>
                  {text.rows[kind]}
                </th>
                <td>{share(figures.counts[kind].false)}</td>
                <td>{share(figures.counts[kind].true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted reading">{text.fellBack}</p>
    </>
  );
}

const TONES = {
  started: "neutral",
  completed: "success",
  partial: "warning",
  failed: "danger",
  abandoned: "danger",
} as const satisfies Record<RunStatus, string>;

const COUNTED = ["done", "unchanged", "failed", "pending", "open"] as const;

/** The last runs, newest first: when, what, how it ended and what came of it. */
function PipelineRuns({ runs }: { runs: readonly RunLine[] }) {
  const { runs: text } = useMessages(newsPipelineMessages);

  function tellCounts({ kind, counts }: RunLine): string {
    const parts = COUNTED.filter((name) => counts[name] > 0).map((name) =>
      text.counts[kind][name](counts[name]),
    );
    return parts.length === 0 ? text.nothing[kind] : parts.join(", ");
  }

  function tellDuration({ startedAt, finishedAt, status }: RunLine): string | null {
    if (finishedAt === null || status === "abandoned") return null;
    return text.took(Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)));
  }

  return (
    <ol className={styles.rows}>
      {runs.map((run) => (
        <li key={run.id}>
          <strong>
            <Moment at={run.startedAt} withTime />
          </strong>
          <Badge tone={TONES[run.status]}>{text.status[run.status]}</Badge>
          <span>
            {text.kinds[run.kind][run.trigger]}
            <span className={styles.told}>
              {MIDDLE_DOT}
              {[tellCounts(run), tellDuration(run)].filter(Boolean).join(MIDDLE_DOT)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="stack">
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** How the news gets here: the steps, and what happened lately. Null when nothing could be read. */
export function PipelineView({
  report,
  figures,
  children,
}: {
  report: PipelineReport | null;
  figures: CheckFigures | null;
  /** Behind the check: what was corrected. */
  children: ReactNode;
}) {
  const text = useMessages(newsPipelineMessages);
  return (
    <div className={styles.parts}>
      {report?.isStale ? (
        <p className="callout danger">{report.newestRunAt === null ? text.neverRan : text.stale}</p>
      ) : null}
      <Part id="steps" heading={text.steps.heading}>
        <Prose>
          <ol>
            {text.steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Prose>
      </Part>
      <Part id="check" heading={text.check.heading}>
        <PipelineCheck figures={figures} />
      </Part>
      {children}
      {report === null ? (
        <EmptyState level={2} heading={text.unreadable.heading}>
          {text.unreadable.text}
        </EmptyState>
      ) : (
        <Records report={report} />
      )}
    </div>
  );
}

function Records({ report }: { report: PipelineReport }) {
  const text = useMessages(newsPipelineMessages);
  const { runs, sources, refused } = report;
  const answering = sources.filter(({ state }) => state === "working" || state === "silent").length;
  return (
    <>
      <Part id="runs" heading={text.runs.heading}>
        <p className="muted">{runs.length === 0 ? text.neverRan : text.timeZone}</p>
        <PipelineRuns runs={runs} />
      </Part>
      <Part id="sources" heading={text.sources.heading}>
        <p className="muted">{text.sources.count(answering, sources.length)}</p>
        <PipelineSources sources={sources} />
      </Part>
      <Part id="models" heading={text.models.heading}>
        <PipelineModels {...report} />
      </Part>
      <Part id="refused" heading={text.refused.heading}>
        <RefusedSummaries refused={refused} />
      </Part>
    </>
  );
}
