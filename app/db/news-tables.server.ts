// Tables of the news: articles, and what pages show of them. Instants are ISO 8601 in UTC, so that text
// order is time order; flags are 0 and 1. Change a table, then `npm run db:generate`: migrations only go forward.
import { type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale, WrittenLanguage } from "~/addresses/languages";
import type { Citation } from "~/features/news/core/article";
import type { DropReason } from "~/features/news/core/drop-reason";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";

const ID_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The row of news_search for an article: its second, then the first 32 bits of its id, which are hex digits. */
export function searchRowid(publishedAt: SQL, id: SQL): SQL {
  const bits = ID_DIGITS.map(
    (place) =>
      sql`instr('123456789abcdef', substr(${id}, ${sql.raw(String(place))}, 1)) * ${sql.raw(String(16 ** (8 - place)))}`,
  );
  return sql`unixepoch(${publishedAt}) * 4294967296 + ${sql.join(bits, sql` + `)}`;
}

/** News articles, and what the pipeline has to remember about each. */
export const aiNews = sqliteTable(
  "ai_news",
  {
    /** Hash of the canonical address: the same story never gets a second row. */
    id: text().primaryKey(),
    title: text().notNull(),
    /** The feed's own words: cleaned HTML in the language of the source. */
    excerptHtml: text("summary_md").notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    sourceName: text("source_name").notNull(),
    sourceUrl: text("source_url").notNull(),
    publishedAt: text("published_at").notNull(),
    status: text({ enum: ["published", "withdrawn"] }).notNull(),
    featured: integer({ mode: "boolean" }).notNull().default(false),
    viewCount: integer("view_count").notNull().default(0),
    influenceScore: integer("influence_score").notNull(),
    educationRelevance: integer("education_relevance").notNull(),

    feedId: text("feed_id").notNull(),
    guid: text(),
    language: text().$type<WrittenLanguage>().notNull(),
    dateEstimated: integer("date_estimated", { mode: "boolean" }).notNull(),
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    fetchedAt: text("fetched_at").notNull(),
    /** The words of title and text, folded (search-words.ts): what the table news_search is made of. */
    searchText: text("search_text").notNull(),
    /** Raised when the feed changes the story, so that a summary of the older text cannot be written over it. */
    revision: integer().notNull().default(0),

    /** Name of the model, or "extract"; null until a summary was written. */
    summarisedBy: text("summarised_by"),

    summaryState: text("summary_state", { enum: ["pending", "done"] }).notNull(),
    summaryAttempts: integer("summary_attempts").notNull().default(0),
    /** The earliest next attempt; moved on when an attempt starts, so that two messages never make two calls. */
    summaryDueAt: text("summary_due_at").notNull(),
    /** The source's text, to which a summary is held; dropped once the summary is final. */
    body: text(),

    /** Why the drop rules hide the article; null for one that is shown once its date has come. */
    hiddenReason: text("hidden_because").$type<DropReason>(),
    /**
     * The row of news_search: the second of the date, then 32 bits of the id. It rises with the date, so a search is
     * read newest first without sorting. It follows from date and id alone, so it survives a backup.
     */
    searchRowid: integer("search_rowid").generatedAlwaysAs(searchRowid(sql`published_at`, sql`id`), {
      mode: "virtual",
    }),

    /** Why an article was withdrawn by hand, and when; its address answers with it. Null for all others. */
    withdrawnBecause: text("withdrawn_because").$type<WithdrawalReason>(),
    withdrawnAt: text("withdrawn_at"),

    /** Of the entry as its feed gave it: while it is the same, the entry is not read again. */
    feedHash: text("feed_hash"),
    /** Of the words of the text that a summary may speak about: once they differ, so must what was written. */
    textHash: text("text_hash"),
    /** The titles of its texts, kept by triggers of the migration `titles`: pages compare stories by them. */
    titles: text({ mode: "json" }).$type<Partial<Record<Locale, string>>>().notNull().default({}),
  },
  (table) => [
    // The lists of the pages: an index that holds nothing else is read in order, never further than the page.
    index("ai_news_shown")
      .on(sql`${table.publishedAt} desc`, sql`${table.id} desc`)
      .where(sql`status = 'published' and hidden_because is null`),
    index("ai_news_shown_by_feed")
      .on(table.feedId, sql`${table.publishedAt} desc`, sql`${table.id} desc`)
      .where(sql`status = 'published' and hidden_because is null`),
    index("ai_news_published_at").on(table.publishedAt),
    index("ai_news_search_rowid").on(table.searchRowid),
    uniqueIndex("ai_news_feed_guid").on(table.feedId, table.guid),
    index("ai_news_pending")
      .on(sql`${table.publishedAt} desc`, table.id)
      .where(sql`summary_state = 'pending'`),
    index("ai_news_samples").on(table.id).where(sql`is_sample = 1`),
    index("ai_news_withdrawn").on(sql`${table.withdrawnAt} desc`).where(sql`withdrawn_at is not null`),
  ],
);

/**
 * Texts written about an article, a row per language. The extract has one in the language of the source alone. A
 * trigger of the migration `article-texts` deletes them with every new `revision` of the article.
 */
export const articleTexts = sqliteTable(
  "article_texts",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => aiNews.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    summaryHtml: text("summary_html").notNull(),
    classNote: text("class_note"),
    /** Model, or "extract" for the source's own words; null where only the article's `summarised_by` is known. */
    writtenBy: text("written_by"),
    /**
     * Supporting sentences of each sentence of the summary, copied from the source, because its text goes once the
     * summary is final. Null for a summary older than this column.
     */
    citations: text("receipts", { mode: "json" }).$type<Citation[]>(),
  },
  // The article first: its texts go with it, and a page reads the one in its language by the whole key.
  (table) => [primaryKey({ columns: [table.articleId, table.locale] })],
);

/**
 * Texts of a summary before its story changed, a row per text and change. The trigger `story_revised` writes them as it
 * deletes the texts, so that no writer can correct in silence.
 */
export const articleCorrections = sqliteTable(
  "article_corrections",
  {
    articleId: text("article_id")
      .notNull()
      .references(() => aiNews.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    /** ISO instant. */
    changedAt: text("changed_at").notNull(),
    oldTitle: text("old_title").notNull(),
    oldSummaryHtml: text("old_summary_html").notNull(),
    oldWrittenBy: text("old_written_by"),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.locale, table.changedAt] }),
    index("article_corrections_changed_at").on(sql`${table.changedAt} desc`),
  ],
);

/**
 * How many stored articles of a source are not shown, by reason. Triggers of the migration `dropped-articles` keep it,
 * because counting the articles would read each of them with every view of the pipeline page.
 */
export const droppedArticles = sqliteTable(
  "dropped_articles",
  {
    feedId: text("feed_id").notNull(),
    reason: text().notNull().$type<DropReason>(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.reason] })],
);

/**
 * One row per tag of an article that is shown, so that a tag's list is read from the key. Triggers of the migration
 * `shown-news` write it and news_search, in the statement that changes the article: whoever withdraws one by hand or
 * brings one back from a backup cannot forget to.
 */
export const newsTags = sqliteTable(
  "news_tags",
  {
    tag: text().notNull(),
    publishedAt: text("published_at").notNull(),
    articleId: text("article_id")
      .notNull()
      .references(() => aiNews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.publishedAt, table.articleId] }),
    index("news_tags_article_id").on(table.articleId),
  ],
);

/** Two rows: the rules by which the stored articles were kept or dropped, and those their summaries were judged by. */
export const judgedRules = sqliteTable("judged_rules", {
  id: integer().primaryKey(),
  /** Their text (describeRules); where it differs from the configuration, the articles are judged anew. */
  rules: text().notNull(),
  /** Id of the last article judged by them; null once all are. */
  judgedUpTo: text("judged_up_to"),
});

/**
 * One row. It holds a version for each kind of thing that live pages show, so that a page is revalidated only when
 * something on it has changed. The end of a run raises the versions of the news; a trigger raises that of the digest.
 */
export const dataVersion = sqliteTable("data_version", {
  id: integer().primaryKey(),
  /** Articles as pages show them. */
  news: integer("version").notNull(),
  /** When news last came in. */
  updates: integer().notNull().default(1),
  /** Runs and feeds as the pipeline page shows them. */
  runs: integer().notNull().default(1),
  digest: integer().notNull().default(1),
  /** True once a write changed what a page shows of an article. Triggers set it, so that no writer can forget to. */
  newsChanged: integer("news_changed", { mode: "boolean" }).notNull().default(false),
});
