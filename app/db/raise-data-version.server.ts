// Writers of articles need not know of the versions of what pages show: triggers mark the news as changed, and the end
// of a run raises the version once for all that it brought.
import { type SQL, sql } from "drizzle-orm";

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
