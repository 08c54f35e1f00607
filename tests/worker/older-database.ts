// A database as it was before a migration.
import { applyD1Migrations, env } from "cloudflare:test";
import { expect } from "vitest";

/** Takes everything away, and makes it anew by the migrations before the one of this name. */
export async function downgradeTo(migration: string): Promise<void> {
  const { results } = await env.DB.prepare(
    `select type, name from sqlite_master where name not like 'sqlite_%' and name not like '_cf_%'
      and name not like 'news_search_%' and type in ('table', 'trigger') order by type desc`,
  ).all<{ type: string; name: string }>();
  await env.DB.batch([
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...results.map(({ type, name }) => env.DB.prepare(`drop ${type} "${name}"`)),
  ]);
  const before = env.MIGRATIONS.findIndex(({ name }) => name.includes(migration));
  expect(before).toBeGreaterThan(0);
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, before));
}

/** Writes a row by the names of its columns. */
export async function insertRow(
  table: string,
  row: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const names = Object.keys(row);
  await env.DB.prepare(`insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`)
    .bind(...Object.values(row))
    .run();
}

const AT = "2026-11-20T10:00:00.000Z";

/** An article of any age of the database: what no row of it could ever be without. */
export function plainArticle(id: string) {
  const text = { title: `Title ${id}`, summary_md: `<p>${id}</p>`, tags: '["ai","ethics"]', search_text: "" };
  const source = { source_name: "S", source_url: `https://example.org/${id}`, feed_id: "s", language: "en" };
  const marks = { status: "published", influence_score: 0, education_relevance: 0, summary_state: "done" };
  const dates = { published_at: AT, fetched_at: AT, summary_due_at: AT, date_estimated: 0, is_sample: 0 };
  return { id, ...text, ...source, ...marks, ...dates };
}
