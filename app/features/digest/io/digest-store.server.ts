// One row per week and language. A stored issue is never changed, because readers have it in their mail.
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { storyChoices } from "~/db/desk-tables.server";
import { digestIssues } from "~/db/newsletter-tables.server";
import type { DigestIssue, DigestOutcome } from "~/features/digest/core/digest-issue";
import { type IsoWeek, previousWeek, weekSlug } from "~/features/digest/core/iso-week";
import { readStoredIssue } from "~/features/digest/core/stored-issue";
import { parseJson } from "~/lib/parse-json";

/** How many weeks one page of the archive lists: nearly two years. The sitemap reads them for every language. */
const ARCHIVE_LIMIT = 95;

/** A week as the archive lists it. */
export interface ArchivedWeek {
  /** "2026-47". */
  readonly week: string;
  /** Title of the first news; null for a week without an issue. */
  readonly firstTitle: string | null;
}

/** A week's page. */
export interface StoredDigest {
  readonly issue: DigestIssue | null;
  readonly builtAt: string;
}

export interface UnmailedDigest {
  readonly locale: Locale;
  readonly week: string;
}

/** Newest week first. */
export async function listWeeks(db: Db, locale: Locale): Promise<ArchivedWeek[]> {
  return db
    .select({
      week: digestIssues.week,
      firstTitle: sql<
        string | null
      >`iif(json_valid(${digestIssues.issue}), json_extract(${digestIssues.issue}, '$.news[0].title'), null)`,
    })
    .from(digestIssues)
    .where(eq(digestIssues.locale, locale))
    .orderBy(desc(digestIssues.week))
    .limit(ARCHIVE_LIMIT);
}

/** Whether no week of any language has been built yet. */
export async function isArchiveEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ week: digestIssues.week }).from(digestIssues).limit(1);
  return rows.length === 0;
}

/** Null when the week has not been built. */
export async function findDigest(db: Db, locale: Locale, week: string): Promise<StoredDigest | null> {
  const [row] = await db
    .select({ issue: sql<string | null>`${digestIssues.issue}`, builtAt: digestIssues.builtAt })
    .from(digestIssues)
    .where(and(eq(digestIssues.locale, locale), eq(digestIssues.week, week)));
  return row === undefined ? null : { ...row, issue: readStoredIssue(parseJson(row.issue ?? "")) };
}

/** Stores the outcome of a week; one that is already stored stays unchanged. */
export async function saveDigest(db: Db, outcome: DigestOutcome, now: Date): Promise<void> {
  const isIssue = outcome.kind === "issue";
  const { week, locale } = isIssue ? outcome.issue : outcome;
  await db
    .insert(digestIssues)
    .values({
      locale,
      week: weekSlug(week),
      issue: isIssue ? outcome.issue : null,
      goodNews: isIssue ? outcome.issue.news.length : outcome.goodNews,
      builtAt: now.toISOString(),
    })
    .onConflictDoNothing();
}

/** Issues whose mails are not all written yet. */
export async function listUnmailed(db: Db): Promise<UnmailedDigest[]> {
  return db
    .select({ locale: digestIssues.locale, week: digestIssues.week })
    .from(digestIssues)
    .where(and(isNotNull(digestIssues.issue), isNull(digestIssues.mailedAt)))
    .orderBy(asc(digestIssues.week));
}

/** Ids of the stories that the author keeps out of a week's letter, and of those held back from the week before. */
export async function readStoryChoices(db: Db, week: IsoWeek) {
  const [now, before] = [weekSlug(week), weekSlug(previousWeek(week))];
  const isNear = inArray(storyChoices.week, [now, before]);
  const rows = await db.select().from(storyChoices).where(isNear);
  const isHeld = (row: (typeof rows)[number]) => row.week === before && row.choice === "hold";
  const toIds = (some: typeof rows) => new Set(some.map(({ articleId }) => articleId));
  return { kept: toIds(rows.filter((row) => row.week === now)), held: toIds(rows.filter(isHeld)) };
}
