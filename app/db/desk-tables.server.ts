// Tables of the author's desk, and of what readers report to it. Instants are ISO 8601 in UTC.
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "~/addresses/languages";
import type { StoryChoice } from "~/features/digest/core/story-choice";
import type { ReportAnswer } from "~/features/reports/core/reader-report";

/** Everything done at the desk: who, when and what stood before. Kept for as long as it can be taken back. */
export const deskActs = sqliteTable(
  "desk_acts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** The address that Access has signed. */
    who: text().notNull(),
    /** Area and id of what was changed: "code:chapter3-ex1". */
    subject: text().notNull(),
    /** States as features/desk/core/acts.ts writes them; null is how the site has it by itself. */
    before: text(),
    after: text(),
    /** Of the request that wrote the row: its changes are made only where the row was. */
    nonce: text().notNull(),
    /** The act that this one takes back. */
    undoes: integer(),
  },
  (table) => [index("desk_acts_subject").on(table.subject, table.id), index("desk_acts_at").on(table.at)],
);

/** Mistakes that readers report: a page and a text, and nothing about who sent it. */
export const readerReports = sqliteTable(
  "reader_reports",
  {
    id: text().primaryKey(),
    at: text().notNull(),
    /** Canonical path of the page. */
    about: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    text: text().notNull(),
    /** Null while it is open. */
    answer: text().$type<ReportAnswer>(),
  },
  (table) => [index("reader_reports_at").on(table.at)],
);

/** Stories that the author keeps out of the letter of one week. */
export const storyChoices = sqliteTable(
  "story_choices",
  {
    /** "2026-47". */
    week: text().notNull(),
    articleId: text("article_id").notNull(),
    choice: text().$type<StoryChoice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.articleId] })],
);

/** The last look at an address of another site that a printed code leads to. */
export const targetLooks = sqliteTable("target_looks", {
  address: text().primaryKey(),
  lookedAt: text("looked_at").notNull(),
  /** When it last answered as a page does; null while it never has. */
  answeredAt: text("answered_at"),
  /** Finding of the last look: "200", "404", "timeout". */
  found: text().notNull(),
});

/** Troubles, and since when an hourly job has found it so. A row goes once its thing works again. */
export const troubles = sqliteTable("troubles", {
  name: text().primaryKey(),
  since: text().notNull(),
});

/** When a backup was taken, and how many rows of each table it holds. */
export const backups = sqliteTable("backups", {
  takenAt: text("taken_at").primaryKey(),
  held: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
});
