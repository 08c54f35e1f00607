// D1 has no interactive transactions: what belongs together goes into one atomic batch. Drizzle's own batch
// cannot bind parameters of raw SQL on D1, and the pipeline's guarded writes are `insert ... select`.
import { type Query, SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.server";

type Statement = SQL | { toSQL(): Pick<Query, "sql" | "params"> };

const dialect = new SQLiteAsyncDialect();

/** Runs the statements in one transaction, in order; the rows that each returned, as D1 gives them. */
export async function writeBatch<Row>(db: Db, statements: readonly Statement[]): Promise<Row[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = statement instanceof SQL ? dialect.sqlToQuery(statement) : statement.toSQL();
    return db.$client.prepare(sql).bind(...params);
  });
  const results = await db.$client.batch<Row>(prepared);
  return results.map((result) => result.results);
}
