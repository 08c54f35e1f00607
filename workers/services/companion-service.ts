import { createDb } from "~/db/client.server";
import { hashClient } from "~/db/client-hash.server";
import { countUnknownCode, type UnknownCode } from "~/features/book-resources/io/unknown-code-store.server";
import type { Log } from "../log";
import { createMemoryLimit } from "../memory-limit";
import { withinBudget } from "../within-budget";

/** A reader who mistyped a code waits for the page, not for our counting. */
const COUNT_BUDGET_MS = 500;

/** A reader with a wrong code tries a few; a classroom behind one address tries the same few. */
const TRIES = createMemoryLimit({ limit: 20, total: 500, windowSeconds: 3600 });

export interface CompanionService {
  /** Counts what a reader tried in vain. Never rejects: the page is shown whatever happens. */
  countUnknownCode(code: UnknownCode): Promise<void>;
}

/** What the pages of the book need of the database. `client` is the address of the one who asks. */
export function createCompanionService(
  d1: D1Database,
  log: Log,
  client: string,
  now: Date,
): CompanionService {
  async function count(code: UnknownCode): Promise<void> {
    const db = createDb(d1);
    if (TRIES.take(await hashClient(db, client, now), now)) await countUnknownCode(db, code, now);
  }
  return {
    async countUnknownCode(code) {
      try {
        await withinBudget(count(code), COUNT_BUDGET_MS);
      } catch (error) {
        log.error("unknown code not counted", { error });
      }
    },
  };
}
