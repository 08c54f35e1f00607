import type { RunLine, RunStatus } from "~/features/news/core/run/pipeline-report";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { Moment } from "./moment";
import styles from "./pipeline.module.css";

const TONES = {
  started: "neutral",
  completed: "success",
  partial: "warning",
  failed: "danger",
  abandoned: "danger",
} as const satisfies Record<RunStatus, string>;

const COUNTED = ["done", "unchanged", "failed", "pending", "open"] as const;

/** The last runs, newest first: when, what, how it ended and what came of it. */
export function PipelineRuns({ runs }: { runs: readonly RunLine[] }) {
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
