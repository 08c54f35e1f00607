import { createDb } from "~/db/client.server";
import type { UnknownCode } from "~/features/book-resources/io/unknown-code-store.server";
import type { Answer } from "~/lib/answer";
import { createMemoryLimit } from "../memory-limit";
import type { AskDatabase } from "./ask-database";

/** A reader who mistyped a code waits for the page, but not for the counting. */
const COUNT_BUDGET_MS = 500;

/** A reader with a wrong code tries a few codes, and a classroom behind one address tries the same few. */
const TRIES = createMemoryLimit({ limit: 20, total: 500, windowSeconds: 3600 });

export interface CompanionService {
  /** Counts what a reader tried in vain. The page is shown whatever comes of it. */
  countUnknownCode(code: UnknownCode): Promise<Answer<void>>;
}

/** Database queries of the book's pages. `client` is the address of the one who asks. */
export function createCompanionService(
  d1: D1Database,
  ask: AskDatabase,
  client: string,
  now: Date,
): CompanionService {
  async function count(code: UnknownCode): Promise<void> {
    const [{ hashClient }, { countUnknownCode }] = await Promise.all([
      import("~/db/client-hash.server"),
      import("~/features/book-resources/io/unknown-code-store.server"),
    ]);
    const db = createDb(d1);
    if (TRIES.take(await hashClient(db, client, now), now)) await countUnknownCode(db, code, now);
  }
  return {
    countUnknownCode: (code) =>
      ask({ event: "unknown code not counted", budgetMs: COUNT_BUDGET_MS }, () => count(code)),
  };
}
