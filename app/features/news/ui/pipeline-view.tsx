import type { ReactNode } from "react";
import type { CheckFigures } from "~/features/news/core/run/check-figures";
import type { PipelineReport } from "~/features/news/core/run/pipeline-report";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useMessages } from "~/i18n/translate";
import { EmptyState } from "~/ui/empty-state";
import { Prose } from "~/ui/prose";
import styles from "./pipeline.module.css";
import { PipelineCheck } from "./pipeline-check";
import { PipelineRuns } from "./pipeline-runs";
import { PipelineSources } from "./pipeline-sources";
import { PipelineModels, RefusedSummaries } from "./pipeline-summaries";

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
}: {
  report: PipelineReport | null;
  figures: CheckFigures | null;
}) {
  const text = useMessages(newsPipelineMessages);
  return (
    <div className={styles.parts}>
      {report?.isStale ? (
        <p className={styles.banner}>{report.newestRunAt === null ? text.neverRan : text.stale}</p>
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
