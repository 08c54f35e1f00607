import { createDb } from "~/db/client.server";
import { countUnknownCode, type UnknownCode } from "~/features/book-resources/io/unknown-code-store.server";
import { withinBudget } from "~/features/news/io/within-budget.server";
import type { Log } from "./log";

/** A reader who mistyped a code waits for the page, not for our counting. */
const COUNT_BUDGET_MS = 500;

export interface CompanionService {
  /** Counts what a reader tried in vain. Never rejects: the page is shown whatever happens. */
  countUnknownCode(code: UnknownCode): Promise<void>;
}

/** What the pages of the book need of the database. */
export function createCompanionService(d1: D1Database, log: Log, now: Date): CompanionService {
  return {
    async countUnknownCode(code) {
      try {
        await withinBudget(countUnknownCode(createDb(d1), code, now), COUNT_BUDGET_MS);
      } catch (error) {
        log.error("unknown code not counted", { error });
      }
    },
  };
}
