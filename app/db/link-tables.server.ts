// Tables of the link watch: the addresses that the site's content names, and their hosts. Instants are ISO 8601 in UTC,
// days the date of one. Nothing in them is about a person.
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LinkState, Sight } from "~/features/link-watch/core/link-state";

/** One row an address; what each column means stands at `WatchedLink`. */
export const watchedLinks = sqliteTable("watched_links", {
  address: text().primaryKey(),
  state: text().$type<LinkState>(),
  since: text(),
  finalAddress: text("final_address"),
  title: text(),
  seen: text({ mode: "json" }).$type<Sight>(),
  seenAt: text("seen_at"),
  notice: text(),
  noticedOn: text("noticed_on"),
  isTold: integer("is_told", { mode: "boolean" }).notNull().default(true),
});

/** Hosts of those addresses and of what they lead to. */
export const watchedHosts = sqliteTable("watched_hosts", {
  host: text().primaryKey(),
  /** From when on the host may be asked again: a minute after the last time, or when its Retry-After has passed. */
  freeAt: text("free_at").notNull().default(""),
  /** Its robots.txt; null before it was read. */
  robots: text(),
  robotsAt: text("robots_at"),
});
