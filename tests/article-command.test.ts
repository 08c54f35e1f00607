// The command by which an author takes an article back, against a database of the real local runtime.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareState } from "../scripts/local-state.mjs";
import { openLocalDatabase } from "../scripts/query-database.mjs";
import { openLocalSite } from "../scripts/site-data/local-site.mjs";
import { toInserts } from "../scripts/site-data/sql-rows.mjs";
import { lockState } from "../scripts/state-lock.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STATE = mkdtempSync(join(tmpdir(), "article-"));
const PATIENCE_MS = 300_000;
const start = promisify(execFile);
const ENV = {
  ...process.env,
  PATH: `${join(ROOT, "node_modules", ".bin")}:${process.env.PATH}`,
  STATE_DIR: STATE,
  CI: "true",
  WRANGLER_SEND_METRICS: "false",
};

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

/** What a query finds, while no command is at work on the database. */
function query(sql: string) {
  const database = openLocalDatabase(STATE, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

async function command(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await start(process.execPath, [join(ROOT, "scripts", `${name}.mjs`), ...args], {
    cwd: ROOT,
    env: ENV,
  });
  return stdout.trim();
}

const article = (...args: string[]) => command("article", ...args);

function versionOfNews(): number {
  return Number(query("select version from data_version where id = 1")[0]?.version);
}

beforeAll(async () => {
  expect(await prepareState(STATE)).toBeNull();
  const insert = (table: string, rows: readonly object[]) =>
    toInserts(table, Object.keys(rows[0] ?? {}), rows);
  const site = await openLocalSite(STATE);
  await site.execute([...insert("ai_news", ARTICLES), ...insert("article_texts", TEXTS)]);
  await site.close();
}, PATIENCE_MS);

afterAll(() => rmSync(STATE, { recursive: true }));

test(
  "an author shows, withdraws, brings back and features an article, and kept pages are told each time",
  async () => {
    expect(await article("https://site.example/pt-br/news/a1?x=1")).toContain("texts: en by Model");
    const before = versionOfNews();
    expect(await article("a1", "--withdraw=source-withdrew")).toMatch(/withdrawn on 20.*: source-withdrew/);
    expect(await article("https://example.org/a1", "--bring-back")).toContain("\n  published\n");
    expect(await article("a1", "--feature")).toContain("published; featured");
    expect(query("select id from ai_news where featured = 1")).toEqual([{ id: "a1" }]);
    expect(versionOfNews()).toBeGreaterThanOrEqual(before + 3);
  },
  PATIENCE_MS,
);

test(
  "a summary that is to be written anew goes at once, and what stood there is kept",
  async () => {
    expect(await article("a1", "--anew")).toMatch(/waits for its summary\n {2}texts: none; corrections: 1$/);
    expect(query("select old_summary_html from article_corrections")).toEqual([
      { old_summary_html: "<p>Old.</p>" },
    ]);
  },
  PATIENCE_MS,
);

test(
  "a summary is replayed on a given text with a given answer, sentence by sentence",
  async () => {
    const [text, answer] = [join(STATE, "text.txt"), join(STATE, "answer.json")];
    writeFileSync(text, "The board bans phones, says Ana Lima.\n\nIt met on Tuesday.");
    const sentences = [{ from: [1], text: "The board bans phones." }];
    const translations = [{ number: 1, text: "O conselho proíbe telefones, diz Bia Reis." }];
    writeFileSync(answer, JSON.stringify({ sentences, translations }));
    const told = await article("check", "a1", "--text", text, "--answer", answer);
    expect(told).toContain(
      "refused:  changed\nshown:    The board bans phones, says Ana Lima.\nsource 1: The",
    );
    expect(told).toContain("refused:  name; the original is shown");
    await expect(article("check", "a1", "--answer", answer)).rejects.toThrow(
      "The text of this article is gone",
    );
  },
  PATIENCE_MS,
);

test(
  "what is not understood changes nothing and says what can be asked for",
  async () => {
    await expect(article("a1", "--withdraw=because")).rejects.toThrow(
      "REASON is one of wrong, source-withdrew",
    );
    await expect(article("a1", "--delete")).rejects.toThrow("npm run article -- ID");
    await expect(article("nothing")).rejects.toThrow("There is no article nothing.");
    expect(query("select status from ai_news where id = 'a1'")).toEqual([{ status: "published" }]);
  },
  PATIENCE_MS,
);

test(
  "while a site runs on the data, no command on it begins, and each says where the site is",
  async () => {
    expect(lockState(STATE, "http://localhost:8790")).toBeNull();
    for (const [name, ...args] of [
      ["article", "a1"],
      ["backup", join(STATE, "copy")],
      ["restore", STATE],
    ])
      await expect(command(name ?? "", ...args), name).rejects.toThrow(
        "runs already on this data: http://localhost:8790",
      );
  },
  PATIENCE_MS,
);
