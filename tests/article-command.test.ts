// The command by which an author takes an article back, against a database of the real local runtime.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations } from "../scripts/apply-migrations.mjs";
import { readArguments, showOrChange } from "../scripts/article.mjs";
import { parseCommand } from "../scripts/run-command.mjs";
import { openLocalSite } from "../scripts/site-data/local-site.mjs";
import { toInserts } from "../scripts/site-data/sql-rows.mjs";

const STATE = mkdtempSync(join(tmpdir(), "article-"));

const COMMON = {
  summary_md: "<p>The ministry has published guidance.</p>",
  tags: '["ai"]',
  source_name: "Gazette",
  published_at: "2026-11-19T10:00:00.000Z",
  status: "published",
  influence_score: 10,
  education_relevance: 10,
  feed_id: "feed",
  language: "en",
  date_estimated: 0,
  is_sample: 0,
  fetched_at: "2026-11-19T11:00:00.000Z",
  search_text: "guidance",
  summarised_by: "Model",
  summary_state: "done",
  summary_due_at: "2026-11-19T11:00:00.000Z",
};
const ARTICLES = [
  { ...COMMON, id: "a1", title: "Guidance", source_url: "https://example.org/a1", guid: "a1", featured: 0 },
  { ...COMMON, id: "b2", title: "Another", source_url: "https://example.org/b2", guid: "b2", featured: 1 },
];
const TEXTS = [
  { article_id: "a1", locale: "en", title: "Guidance", summary_html: "<p>Old.</p>", written_by: "Model" },
];

let site: Awaited<ReturnType<typeof openLocalSite>>;

/** Runs the command without a process of its own and gives its lines. */
async function article(...args: string[]): Promise<string> {
  const told: string[] = [];
  await showOrChange(site, readArguments(parseCommand("article", args)), (line: string) => told.push(line));
  return told.join("\n");
}

async function versionOfNews(): Promise<number> {
  const [found] = await site.query("select version from data_version where id = 1");
  return Number(found?.version);
}

beforeAll(async () => {
  await applyMigrations(STATE);
  const insert = (table: string, rows: readonly object[]) =>
    toInserts(table, Object.keys(rows[0] ?? {}), rows);
  site = await openLocalSite(STATE);
  await site.execute([...insert("ai_news", ARTICLES), ...insert("article_texts", TEXTS)]);
});

afterAll(async () => {
  await site.close();
  rmSync(STATE, { recursive: true });
});

test("an author shows, withdraws, brings back and features an article, and cached pages are told each time", async () => {
  expect(await article("https://site.example/pt-br/news/a1?x=1")).toContain("texts: en by Model");
  const before = await versionOfNews();
  expect(await article("a1", "--withdraw=source-withdrew")).toMatch(/withdrawn on 20.*: source-withdrew/);
  expect(await article("https://example.org/a1", "--bring-back")).toContain("\n  published\n");
  expect(await article("a1", "--feature")).toContain("published; featured");
  expect(await site.query("select id from ai_news where featured = 1")).toEqual([{ id: "a1" }]);
  expect(await versionOfNews()).toBeGreaterThanOrEqual(before + 3);
});

test("a summary that is to be written anew goes at once, and what stood there is kept", async () => {
  expect(await article("a1", "--anew")).toMatch(/waits for its summary\n {2}texts: none; corrections: 1$/);
  expect(await site.query("select old_summary_html from article_corrections")).toEqual([
    { old_summary_html: "<p>Old.</p>" },
  ]);
});

test("a summary is replayed on a given text with a given answer, sentence by sentence", async () => {
  const [text, answer] = [join(STATE, "text.txt"), join(STATE, "answer.json")];
  writeFileSync(text, "The board bans phones, says Ana Lima.\n\nIt met on Tuesday.");
  const sentences = [{ from: [1], text: "The board bans phones." }];
  const translations = [{ number: 1, text: "O conselho proíbe telefones, diz Bia Reis." }];
  writeFileSync(answer, JSON.stringify({ sentences, translations }));
  const told = await article("check", "a1", "--text", text, "--answer", answer);
  expect(told).toContain("refused:  changed\nshown:    The board bans phones, says Ana Lima.\nsource 1: The");
  expect(told).toContain("refused:  name; the original is shown");
  await expect(article("check", "a1", "--answer", answer)).rejects.toThrow(
    "The text of this article is gone",
  );
});

test("what is not understood changes nothing and says what can be asked for", async () => {
  await expect(article("a1", "--withdraw=because")).rejects.toThrow(
    "REASON is one of wrong, source-withdrew",
  );
  await expect(article("a1", "--delete")).rejects.toThrow("npm run article -- ID");
  await expect(article("nothing")).rejects.toThrow("There is no article nothing.");
  expect(await site.query("select status from ai_news where id = 'a1'")).toEqual([{ status: "published" }]);
});
