import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database & { $client: D1Database };

/** The database of pipeline and handlers: every query goes to the primary. */
export function createDb(d1: D1Database): Db {
  return drizzle(d1);
}

/**
 * The database of page views, answered by a replica near the visitor. Even the first query of a session does not go to
 * the primary: that may be a continent away, and a page may be some seconds behind.
 */
export function createReadDb(d1: D1Database): Db {
  const session = d1.withSession("first-unconstrained");
  return createDb({
    prepare: (query) => session.prepare(query),
    batch: (statements) => session.batch(statements),
    exec: (query) => d1.exec(query),
    withSession: (constraint) => d1.withSession(constraint),
    dump: () => d1.dump(),
  });
}
