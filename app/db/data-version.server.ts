// Versions of the data that live pages show, by kind, so that a page is revalidated only when something on it has
// changed. Each request for a cached page reads them, so they are read without the database layer.
import type { dataVersion } from "./news-tables.server";

/** The versions of what pages show, by kind. */
export type DataVersions = Pick<typeof dataVersion.$inferSelect, "news" | "updates" | "runs" | "digest">;

/** A kind of data that a page may show. */
export type DataKind = keyof DataVersions;

const NONE: DataVersions = { news: 0, updates: 0, runs: 0, digest: 0 };

/** The versions of what live pages show: one row read by primary key. */
export async function readDataVersions(d1: D1Database): Promise<DataVersions> {
  const row = await d1
    .prepare("select version as news, updates, runs, digest from data_version where id = 1")
    .first<DataVersions>();
  return row ?? NONE;
}
