// What live pages show has a version by kind, so that a page is made anew only when something on it has changed.
// Writers of articles need not know of it: triggers mark the news as changed, and the end of a run raises the
// version once for all that it brought.
import { type SQL, sql } from "drizzle-orm";
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

/** The statement for the end of a run, if `condition` holds: changed news are shown from now on. */
export function raiseAfterRun(condition: SQL, broughtUpdate: boolean): SQL {
  return sql`
    update data_version set
      version = version + news_changed, news_changed = 0, runs = runs + 1, updates = updates + ${broughtUpdate ? 1 : 0}
    where id = 1 and ${condition}
    returning id`;
}

/** The statement that shows what was changed and never announced, such as by a run that died. */
export function raiseForLeftNews(): SQL {
  return sql`update data_version set version = version + 1, news_changed = 0 where id = 1 and news_changed = 1`;
}
