// Tables of counts and limits, none of which tells who was counted. Days are those of UTC.
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "~/addresses/languages";
import type { CallFailure } from "~/ai/core/model-port";

/** Counts per UTC day, such as model calls. */
export const dailyCounters = sqliteTable(
  "daily_counters",
  {
    name: text().notNull(),
    day: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
);

/** Models whose last call had no answer, and until when they are left alone. A row goes with the next answer. */
export const modelRests = sqliteTable("model_rests", {
  name: text().primaryKey(),
  /** Calls without an answer, in a row. */
  failures: integer().notNull(),
  /** ISO instant. */
  until: text().notNull(),
  because: text().notNull().$type<CallFailure>(),
});

/** Requests of one client in its current window; the key holds a hash, never an address. */
export const rateWindows = sqliteTable(
  "rate_windows",
  {
    key: text().primaryKey(),
    windowStart: integer("window_start").notNull(),
    count: integer().notNull(),
  },
  (table) => [index("rate_windows_window_start").on(table.windowStart)],
);

/** The random salt of one UTC day: once it is gone, no hash of that day leads back to an address. */
export const dailySalts = sqliteTable("daily_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});

/** One article opened by one client in one hour, so that reloading does not inflate the view count. */
export const viewMarks = sqliteTable(
  "view_marks",
  {
    mark: text().primaryKey(),
    /** Which request made the mark: only that one raises the count. */
    token: text().notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (table) => [index("view_marks_expires_at").on(table.expiresAt)],
);

/** Companion-like addresses that no page answers to: what readers of the book tried. No address of a person. */
export const unknownCodes = sqliteTable(
  "unknown_codes",
  {
    day: text().notNull(),
    /** As normalised by features/book-resources/core/code-picker.ts: at most 40 of a-z, 0-9 and hyphen. */
    code: text().notNull(),
    language: text().$type<Locale>().notNull(),
    count: integer().notNull(),
  },
  // The day first, so that the rows of one day are one range of the key.
  (table) => [primaryKey({ columns: [table.day, table.code, table.language] })],
);

/** Short links followed: per id, UTC day and language, with nothing about who followed them. */
export const linkScans = sqliteTable(
  "link_scans",
  {
    id: text().notNull(),
    day: text().notNull(),
    language: text().$type<Locale>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.day, table.language] }),
    // For the sweep of rows two years old, which would otherwise read the whole table.
    index("link_scans_day").on(table.day),
  ],
);
