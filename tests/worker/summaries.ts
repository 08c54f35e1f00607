// Reads the stored summary and its attempts, for tests that look at them.
import { asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { pipelineLogs } from "~/db/run-tables.server";
import type { ArticleTexts } from "~/features/news/core/article";
import { db } from "./pipeline";

const attemptsSchema = z.object({
  attempts: z.array(
    z.object({
      model: z.string(),
      outcome: z.string(),
      reason: z.nullable(z.string()),
      durationMs: z.number(),
    }),
  ),
});

/** Texts written about an article, by language. */
export async function listStrings(articleId: string | undefined): Promise<ArticleTexts> {
  const rows = await db
    .select()
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId ?? ""));
  return Object.fromEntries(rows.map(({ articleId: _, locale, ...text }) => [locale, text]));
}

/** The one article with this address, and what was written about it. */
export async function storedArticle(
  link: string | undefined,
): Promise<typeof aiNews.$inferSelect & { readonly texts: ArticleTexts }> {
  const [article, ...others] = await db
    .select()
    .from(aiNews)
    .where(eq(aiNews.sourceUrl, link ?? ""));
  if (article === undefined || others.length > 0) throw new Error(`not one article at ${link}`);
  return { ...article, texts: await listStrings(article.id) };
}

/** Everything that was tried for an article, as pipeline_logs has it. */
export async function listAttempts(articleId: string): Promise<z.output<typeof attemptsSchema>["attempts"]> {
  const rows = await db
    .select({ detail: pipelineLogs.detail })
    .from(pipelineLogs)
    .where(eq(pipelineLogs.articleId, articleId))
    .orderBy(asc(pipelineLogs.id));
  return rows.flatMap(({ detail }) => attemptsSchema.parse(detail).attempts);
}
