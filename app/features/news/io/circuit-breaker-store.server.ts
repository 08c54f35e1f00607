// Stores the circuit breakers of the models in the database, because an isolate is gone within minutes while a breaker
// stays open for up to an hour, and because a run reads them before it sends messages.
import { inArray, sql } from "drizzle-orm";
import type { CircuitBreaker, CircuitBreakers } from "~/ai/core/circuit-breaker";
import type { Db } from "~/db/client.server";
import { modelRests } from "~/db/count-tables.server";

export type CircuitBreakerStore = ReturnType<typeof createCircuitBreakerStore>;

type Row = typeof modelRests.$inferSelect;

/** The records as rules read them, by name. */
export function toCircuitBreakers(rows: readonly Row[]): Map<string, CircuitBreaker> {
  return new Map(
    rows.map(({ name, failures, until, because }) => [name, { failures, until: Date.parse(until), because }]),
  );
}

/** The records of models that had no answer lately. */
export function createCircuitBreakerStore(db: Db) {
  async function read(): Promise<Map<string, CircuitBreaker>> {
    return toCircuitBreakers(await db.select().from(modelRests));
  }

  /** Stores what differs. Most calls are answered by a model that answered before, and then there is nothing to. */
  async function saveChanges(before: CircuitBreakers, after: CircuitBreakers): Promise<void> {
    const ended = [...before.keys()].filter((name) => !after.has(name));
    if (ended.length > 0) await db.delete(modelRests).where(inArray(modelRests.name, ended));
    const changed = [...after].filter(([name, rest]) => before.get(name) !== rest);
    if (changed.length === 0) return;
    await db
      .insert(modelRests)
      .values(
        changed.map(([name, { failures, until, because }]) => {
          return { name, failures, until: new Date(until).toISOString(), because };
        }),
      )
      .onConflictDoUpdate({
        target: modelRests.name,
        set: {
          failures: sql`excluded.failures`,
          until: sql`excluded.until`,
          because: sql`excluded.because`,
        },
      });
  }

  return { read, saveChanges };
}
