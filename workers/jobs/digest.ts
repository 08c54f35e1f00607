// The weekly digest: built once per week and language from the news in the database and the built-in content.

import { pathOfCode, toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { createDb, type Db } from "~/db/client.server";
import {
  buildDigest,
  type DigestCandidate,
  type DigestOutcome,
  type DigestPrompt,
} from "~/features/digest/core/digest-issue";
import { isDigestDue, weekToBuild } from "~/features/digest/core/digest-schedule";
import { type IsoWeek, previousWeek, toSpan, weekSlug } from "~/features/digest/core/iso-week";
import {
  findDigest,
  isArchiveEmpty,
  readStoryChoices,
  saveDigest,
} from "~/features/digest/io/digest-store.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import type { Env } from "../env";
import { queueDigest } from "./mail";

/** How many articles of a week are looked at, the most important first. Five are taken. */
const MOST_ARTICLES = 400;

/**
 * The items in the language of the readers. The content is large and needed once a week: an isolate that answers
 * requests must not evaluate it.
 */
export async function listItems(locale: Locale): Promise<DigestCandidate[]> {
  const { listCurrentResources } = await import("~/features/catalogue/io/catalogue.server");
  return listCurrentResources(locale).flatMap(({ id, title, titleLang, description, addedMonth, group }) =>
    titleLang === null
      ? {
          id,
          title,
          description,
          path: toPath("resource", locale, { id }),
          updatedMonth: addedMonth,
          isForSchools: group === "education-first",
        }
      : [],
  );
}

async function listPrompts(locale: Locale): Promise<DigestPrompt[]> {
  const { listBookResources } = await import("~/content/book-resources/book-resources.server");
  return listBookResources(locale).flatMap(({ id, text }) => {
    const { title, content } = text[locale];
    if (content === null) return [];
    return [{ id, title, prompt: content.prompt, path: pathOfCode(id, locale) }];
  });
}

/** The letter of a week as it goes out, or would go out now, and how many articles it was chosen from. */
export async function composeDigest(
  db: Db,
  week: IsoWeek,
  locale: Locale,
): Promise<{ readonly outcome: DigestOutcome; readonly articles: number }> {
  const choices = await readStoryChoices(db, week);
  const first = choices.held.size === 0 ? week : previousWeek(week);
  const span = { start: toSpan(first).start, end: toSpan(week).end };
  const shown = await createNewsReader(db).listBetween({ ...span, locale, limit: MOST_ARTICLES });
  const articles = shown.filter(({ isSample }) => !isSample);
  const { start, end } = toSpan(week);
  const { listDigestChanges } = await import("~/features/changes/io/shown-changes.server");
  const sources = {
    ...{ articles, ...choices },
    items: await listItems(locale),
    changes: listDigestChanges(start.slice(0, 10), end.slice(0, 10), locale),
    prompts: await listPrompts(locale),
  };
  return { outcome: buildDigest(week, locale, sources), articles: articles.length };
}

/**
 * Builds what is missing of the last whole week and has it mailed. This runs hourly as well, because no cron is
 * certain to come.
 */
export async function buildDigests(env: Env, now: Date): Promise<void> {
  if (!isDigestDue(now)) return;
  const db = createDb(env.DB);
  const week = weekToBuild(now);
  const slug = weekSlug(week);
  const known = await Promise.all(LOCALES.map((locale) => findDigest(db, locale, slug)));
  const missing = LOCALES.filter((_, index) => known[index] === null);
  if (missing.length === 0) return;

  const letters = await Promise.all(missing.map((locale) => composeDigest(db, week, locale)));
  // A site that did not exist in that week has no archive to begin with a gap.
  if (letters.every(({ articles }) => articles === 0) && (await isArchiveEmpty(db))) return;
  for (const [index, locale] of missing.entries()) {
    const outcome = letters[index]?.outcome;
    if (outcome === undefined) continue;
    await saveDigest(db, outcome, now);
    if (outcome.kind === "issue") await queueDigest(env.JOBS, locale, slug);
  }
}
