// Counts answers, refusals and failures of each model in the log rows of summaries.
import * as z from "zod/mini";
import type { CallFailure, CheckFailure, ModelAttempt } from "~/ai/core/model-port";

const REFUSALS = [
  "invalid",
  "wrong-language",
  "ungrounded",
  "changed",
  "prompt-leak",
] as const satisfies readonly CheckFailure[];

const detailSchema = z.object({
  summarisedBy: z.string(),
  attempts: z.array(z.object({ model: z.string(), outcome: z.string(), reason: z.nullable(z.string()) })),
});

type LoggedAttempt = z.infer<typeof detailSchema>["attempts"][number];

/** One row of summarise_article. */
export interface SummaryLogRow {
  readonly articleId: string | null;
  /** ISO instant. */
  readonly createdAt: string;
  readonly status: string;
  /** As stored; an older deploy may have written another shape. */
  readonly detail: unknown;
}

export interface ModelUse {
  readonly name: string;
  /** Answers that were published, in one language or more. */
  readonly written: number;
  /** Answers that did not pass the check. */
  readonly refused: number;
  /** Calls without an answer: time-outs, limits, errors of the provider. */
  readonly failed: number;
  /** ISO instant before which it is not asked, and why; null while it is. */
  readonly rest: { readonly until: string; readonly because: CallFailure } | null;
}

export interface RefusedAnswer {
  readonly articleId: string;
  /** ISO instant. */
  readonly at: string;
  readonly model: string;
  readonly reason: CheckFailure;
}

export interface SummaryLogReport {
  /** The configured models in the order they are asked, then others of the rows. */
  readonly models: readonly ModelUse[];
  /** Articles whose final text is the built-in extract. */
  readonly extracts: number;
  /** Newest first. */
  readonly refused: readonly RefusedAnswer[];
}

const ANSWERED: ReadonlySet<string> = new Set(["answered", "partial"] satisfies ModelAttempt["outcome"][]);
/** No call was made at all. */
const NOT_ASKED: ReadonlySet<string> = new Set(["paused", "budget"] satisfies ModelAttempt["outcome"][]);

/** The report of these rows, newest first; a row that does not parse is passed over. */
export function readSummaryLog(
  rows: readonly SummaryLogRow[],
  configured: readonly string[],
): SummaryLogReport {
  const uses = new Map(configured.map((name) => [name, unused(name)]));
  const refused: RefusedAnswer[] = [];
  let extracts = 0;
  for (const { articleId, createdAt, status, detail } of rows) {
    const parsed = detailSchema.safeParse(detail);
    if (!parsed.success) continue;
    const { summarisedBy, attempts } = parsed.data;
    if (summarisedBy === "extract" && status === "completed") extracts += 1;
    for (const { model, outcome } of attempts) {
      const use = uses.get(model) ?? unused(model);
      uses.set(model, use);
      const counter = toCounter(outcome);
      if (counter !== null) use[counter] += 1;
    }
    if (articleId !== null) refused.push(...refusalsIn(attempts, articleId, createdAt));
  }
  return { models: [...uses.values()], extracts, refused };
}

function toCounter(outcome: string): "written" | "refused" | "failed" | null {
  if (REFUSALS.some((known) => known === outcome)) return "refused";
  if (ANSWERED.has(outcome)) return "written";
  return NOT_ASKED.has(outcome) ? null : "failed";
}

/** The refused answers to an article. A model that repeats its mistake when it is asked again has made one. */
function refusalsIn(attempts: readonly LoggedAttempt[], articleId: string, at: string): RefusedAnswer[] {
  const told = new Map<string, RefusedAnswer>();
  for (const { model, outcome, reason: why } of attempts) {
    const reason = REFUSALS.find((known) => known === outcome);
    const key = `${model} ${reason} ${why}`;
    if (reason !== undefined && !told.has(key)) told.set(key, { articleId, at, model, reason });
  }
  return [...told.values()];
}

function unused(name: string) {
  return { name, written: 0, refused: 0, failed: 0, rest: null };
}
