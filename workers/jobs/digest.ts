// The weekly digest: built once per week and language from the news in the database and the built-in content.

import { pathOf, pathOfCode } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { buildDigest, type DigestCandidate, type DigestPrompt } from "~/features/digest/core/digest-issue";
import { isDigestDue, weekToBuild } from "~/features/digest/core/digest-schedule";
import { spanOf, weekSlug } from "~/features/digest/core/iso-week";
import { findDigest, isArchiveEmpty, saveDigest } from "~/features/digest/io/digest-store.server";
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
  return listCurrentResources(locale).flatMap(({ id, title, titleLang, description, updatedAt, group }) =>
    titleLang === null
      ? {
          id,
          title,
          description,
          path: pathOf("resource", locale, { id }),
          updatedMonth: updatedAt.slice(0, "2026-11".length),
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

  const { start, end } = spanOf(week);
  const { listBetween } = createNewsReader(db);
  const news = await Promise.all(
    missing.map(async (locale) => {
      const shown = await listBetween({ start, end, locale, limit: MOST_ARTICLES });
      return { locale, articles: shown.filter(({ isSample }) => !isSample) };
    }),
  );
  // A site that did not exist in that week has no archive to begin with a gap.
  if (news.every(({ articles }) => articles.length === 0) && (await isArchiveEmpty(db))) return;
  for (const { locale, articles } of news) {
    const { listDigestChanges } = await import("~/features/changes/io/shown-changes.server");
    const sources = {
      articles,
      items: await listItems(locale),
      changes: listDigestChanges(start.slice(0, 10), end.slice(0, 10), locale),
      prompts: await listPrompts(locale),
    };
    const outcome = buildDigest(week, locale, sources);
    await saveDigest(db, outcome, now);
    if (outcome.kind === "issue") await queueDigest(env.JOBS, locale, slug);
  }
}
