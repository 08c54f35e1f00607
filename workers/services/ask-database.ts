// The one way in which pages ask the database. Nothing here rejects: a page without its news still helps.
import type { Answer } from "~/lib/answer";
import type { Log } from "../log";
import { withinBudget } from "../within-budget";

interface Question {
  /** Event that the log names when no answer comes. */
  readonly event: string;
  readonly what?: string;
  /** A reader waits so long, and then sees the page without the answer. */
  readonly budgetMs?: number;
}

export type AskDatabase = <T>(question: Question, work: () => Promise<T>) => Promise<Answer<T>>;

export interface QueryRunner {
  readonly ask: AskDatabase;
  /** True once a question of this request got no answer. */
  readonly isDegraded: () => boolean;
}

/** The questions of one request. A failure is logged and remembered, so that no loader has to pass it on. */
export function createQueryRunner(log: Log): QueryRunner {
  let unanswered = 0;
  async function ask<T>({ event, what, budgetMs }: Question, work: () => Promise<T>): Promise<Answer<T>> {
    try {
      const value = await (budgetMs === undefined ? work() : withinBudget(work(), budgetMs));
      return { ok: true, value };
    } catch (error) {
      unanswered += 1;
      log.error(event, { what, error });
      return { ok: false };
    }
  }
  return { ask, isDegraded: () => unanswered > 0 };
}
