// A visitor's press of the button starts a run only when none is at work and the cooldown has passed. Otherwise it
// reports the run at work, or the last one.
import { decideRun, type RunDecision } from "~/features/news/core/run/run-policy";
import type { Operation } from "./pipeline-log.server";
import type { RunStart } from "./run-news.server";
import type { RunStore } from "./run-store.server";

export interface RunRequestServices {
  readonly runs: RunStore;
  readonly operation: Operation;
  readonly cooldownSeconds: number;
  /** Starts the run; null when another one was faster. */
  readonly start: (start: RunStart) => Promise<string | null>;
}

/** Starts a run for a press of the button, or says why not. One idempotency key always leads to one run. */
export async function requestRun(
  idempotencyKey: string | null,
  now: Date,
  { runs, operation, cooldownSeconds, start }: RunRequestServices,
): Promise<RunDecision> {
  const nextPossibleAt = (startedAt: string) =>
    new Date(Date.parse(startedAt) + cooldownSeconds * 1000).toISOString();
  const known = idempotencyKey === null ? null : await runs.findRunByKey(operation, idempotencyKey);
  if (known?.status === "started")
    return { state: "running", nextPossibleAt: nextPossibleAt(known.startedAt) };
  if (known !== null) {
    return { state: "fresh", lastRunAt: known.startedAt, nextPossibleAt: nextPossibleAt(known.startedAt) };
  }
  const decide = async () => {
    const { lastRun, leaseUntil } = await runs.readCircumstances(operation);
    const lastRunAt = lastRun?.startedAt ?? null;
    return decideRun({ now: now.getTime(), lastRunAt, leaseUntil, cooldownSeconds });
  };
  const decision = await decide();
  if (decision.state !== "started") return decision;
  const runId = await start({ trigger: "visitor", idempotencyKey, cooldownSeconds, now });
  if (runId !== null) return decision;
  // Another press was faster, and its run may not have been stored yet.
  const faster = await decide();
  return faster.state === "started" ? { state: "running", nextPossibleAt: now.toISOString() } : faster;
}
