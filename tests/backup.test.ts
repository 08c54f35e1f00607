// A site that moves loses nothing: every table of the schema is filled with awkward values, written into files and
// restored into a fresh database of the real local runtime.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REBUILD_SEARCH } from "~/features/news/io/search-table.server";
import { applyMigrations } from "../scripts/apply-migrations.mjs";
import { openLocalSite } from "../scripts/site-data/local-site.mjs";
import { toInserts, toLiteral } from "../scripts/site-data/sql-rows.mjs";
import { backUp, restore } from "../scripts/site-data/transfer.mjs";
import { startWorkerRuntime } from "../scripts/worker-runtime.mjs";
import { TABLES } from "./tables";

type Site = Awaited<ReturnType<typeof openLocalSite>>;

const FOLDER = mkdtempSync(join(tmpdir(), "backup-test-"));
const LEFT_BEHIND = [
  "leases",
  "rate_windows",
  "daily_salts",
  "view_marks",
  "news_tags",
  "dropped_articles",
  "data_version",
];

/** Rows of each table, and rows of a page of them, so that every table takes several pages. */
const ROWS = 20;
const PAGES = { long: 6, short: 6 };

const AWKWARD = [
  'it\'s "quoted" `so` [and] so',
  "two\nlines\r\nand\ttabs",
  "before\0after",
  "ção — ñ – 教師 👩‍🏫 \u2028 \u2029 \ufeff",
  "; drop table ai_news; -- /* */",
  '{"json": ["\'"]}',
  "",
  " blanks around ",
  "\\n \\u0041 %s ?1 :name $x",
] as const;

/** This text fits into no single statement, and each piece ends inside a character of two halves. */
const LONG = `${"x".repeat(9999)}👩${"é\n".repeat(20_000)}${"👩‍🏫".repeat(2000)}`;

interface Column {
  readonly name: string;
  readonly notNull: boolean;
  readonly dataType: string;
  readonly generated?: unknown;
  readonly enumValues?: readonly string[] | undefined;
  getSQLType(): string;
}

/** False for a column that the database computes. */
function isWritten({ generated }: Column): boolean {
  return generated === undefined;
}

function awkwardValue(column: Column, row: number): string | number | null {
  if (!column.notNull && row % 5 === 4) return null;
  if (column.getSQLType() !== "text") return column.dataType === "boolean" ? row % 2 : row * 3 - 7;
  // The order of the search depends on it, so an article that is shown has a real one.
  if (column.name === "published_at") return new Date(Date.UTC(2026, 0, 1) + row * 60_000).toISOString();
  const text = AWKWARD[row % AWKWARD.length] ?? "";
  if (column.enumValues !== undefined && column.enumValues.length > 0)
    return column.enumValues[row % column.enumValues.length] ?? "";
  if (column.dataType === "json") return JSON.stringify([text, `tag-${row}`]);
  return row === 3 &&
    ["body", "summary_md", "summary_html", "search_text", "last_error"].includes(column.name)
    ? LONG
    : `${row}${text}`;
}

/** Rows of every table, those that others refer to first, written with parameters. */
function* insertions() {
  const listRows = new Map<string, Record<string, string | number | null>[]>();
  const waiting = [...TABLES];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { name, columns, foreignKeys } = getTableConfig(next);
    const links = foreignKeys.map((key) => key.reference());
    if (links.some(({ foreignTable }) => !listRows.has(getTableConfig(foreignTable).name))) {
      waiting.push(next);
      continue;
    }
    const rows = Array.from({ length: ROWS }, (_, row) =>
      Object.fromEntries(
        columns.filter(isWritten).map((column) => {
          const link = links.find(({ columns: own }) => own.some((one) => one.name === column.name));
          const parent = link && listRows.get(getTableConfig(link.foreignTable).name)?.[row];
          const key = link?.foreignColumns[0]?.name ?? "";
          return [column.name, parent === undefined ? awkwardValue(column, row) : (parent[key] ?? null)];
        }),
      ),
    );
    listRows.set(name, rows);
    if (name === "data_version") continue;
    for (const row of rows) yield { table: name, row };
  }
}

/** Takes statements with their parameters. */
const FILLER = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
    return new Response();
  },
  queue() {},
};`;

/** The rows are not written as a restore writes them: parameters need no quoting. */
async function fill(state: string) {
  const { runtime } = await startWorkerRuntime({ state, script: FILLER });
  const rows = [...insertions()].map(({ table, row }) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const sql = `insert or ignore into "${table}" (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
    return { sql, values: Object.values(row) };
  });
  const body = JSON.stringify([...rows, ...REBUILD_SEARCH.map((sql) => ({ sql, values: [] }))]);
  expect((await runtime.dispatchFetch("http://localhost/", { method: "POST", body })).status).toBe(200);
  await runtime.dispose();
}

async function readAll(site: Site) {
  const tables: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { name } = getTableConfig(table);
    if (!LEFT_BEHIND.includes(name))
      tables[name] = await site.query(`select rowid as "rowid", * from "${name}" order by rowid`);
  }
  tables.news_tags = await site.query("select * from news_tags order by tag, published_at, article_id");
  tables.dropped_articles = await site.query(
    "select * from dropped_articles where (feed_id, reason) in (select feed_id, hidden_because from ai_news) and count > 0 order by feed_id, reason",
  );
  const found = "select count(*) as n from news_search where news_search match '\"ção\"'";
  tables.news_search = await site.query(found);
  return tables;
}

let source: Site;
let target: Site;

beforeAll(async () => {
  const [first, second] = [join(FOLDER, "source"), join(FOLDER, "target")];
  await applyMigrations(first);
  cpSync(first, second, { recursive: true });
  await fill(first);
  [source, target] = [await openLocalSite(first), await openLocalSite(second)];
});

afterAll(async () => {
  await Promise.all([source?.close(), target?.close()]);
  rmSync(FOLDER, { recursive: true });
});

test("a backup and its restore give every row, column and retarget as it was, and leave behind what must go", async () => {
  const retargets = [
    { key: "retarget/chatgpt", value: "https://example.org/ação?a=1&b='2'" },
    { key: "retarget/kit", value: '{"en":"/kit",\n"pt-br":"/pt-br/kit"}' },
  ];
  await source.links.write([...retargets, { key: "chatgpt", value: "built in" }]);
  const folder = join(FOLDER, "backup");
  const counts = await backUp(source, folder, new Date("2026-11-21T10:00:00Z"), PAGES);
  expect(Math.min(...Object.values(counts.rows).map(Number))).toBeGreaterThan(2 * PAGES.short);
  expect(Object.keys(counts.rows).filter((name) => LEFT_BEHIND.includes(name))).toEqual([]);

  expect(await restore(target, folder)).toEqual(counts);
  const before = await readAll(source);
  expect(await readAll(target)).toEqual(before);
  expect(await target.links.read(await target.links.listKeys())).toEqual(retargets);
  const [left] = await target.query(
    "select (select count(*) from daily_salts) + (select count(*) from rate_windows) + (select count(*) from view_marks) as n",
  );
  expect(left).toEqual({ n: 0 });

  await expect(restore(target, folder)).rejects.toThrow(/not empty: .*ai_news \(20\)/);
  expect(await readAll(target)).toEqual(before);
  expect(await restore(target, folder, { replace: true })).toEqual(counts);
  expect(await readAll(target)).toEqual(before);
});

test("the files are for their owner alone, never written over, and refused where they do not fit", async () => {
  const folder = join(FOLDER, "second");
  await backUp(source, folder, new Date("2026-11-21T10:00:00Z"));
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
    (path) => statSync(path).mode & 0o077,
  );
  expect([...new Set(modes)]).toEqual([0]);
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain("/backup/");
  await expect(backUp(source, folder, new Date())).rejects.toThrow("is there already");

  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const change = (changes: object) =>
    writeFileSync(join(folder, "manifest.json"), JSON.stringify({ ...manifest, ...changes }));
  change({ migrations: [...manifest.migrations, "9999_later.sql"] });
  await expect(restore(target, folder, { replace: true })).rejects.toThrow("9999_later.sql");
  change({ rows: { ...manifest.rows, subscribers: 21 } });
  await expect(restore(target, folder, { replace: true })).rejects.toThrow("subscribers (20 of 21)");
  rmSync(join(folder, "manifest.json"));
  await expect(restore(target, folder, { replace: true })).rejects.toThrow("no finished backup");
});

test("over a filled database an older backup brings back no reader who has left, no digest and no mail that went out", async () => {
  const folder = join(FOLDER, "older");
  await backUp(source, folder, new Date());
  await restore(target, folder, { replace: true });
  const [left, lost] = await target.query("select address_hash from subscribers order by rowid limit 2");
  await target.execute([
    `update subscribers set state = 'unsubscribed', address = null where address_hash = ${toLiteral(left?.address_hash)}`,
    `delete from subscribers where address_hash = ${toLiteral(lost?.address_hash)}`,
    "update digest_issues set mailed_up_to = 'all'",
    "delete from mails where message is not null",
  ]);
  await restore(target, folder, { replace: true });
  expect(
    await target.query(
      `select state, address from subscribers where address_hash = ${toLiteral(left?.address_hash)}`,
    ),
  ).toEqual([{ state: "unsubscribed", address: null }]);
  expect(
    await target.query(
      `select (select count(*) from subscribers) as subscribers,
        (select count(*) from subscribers where address_hash = ${toLiteral(lost?.address_hash)}) as lost,
        (select count(*) from digest_issues where mailed_up_to <> 'all') as mailed,
        (select count(*) from mails where message is not null) as waiting`,
    ),
  ).toEqual([{ subscribers: ROWS, lost: 1, mailed: 0, waiting: 0 }]);
});

test("a version is never lower after a restore, so that no page kept under it comes back", async () => {
  const folder = join(FOLDER, "third");
  await source.execute(["update data_version set version = 1000"]);
  await backUp(source, folder, new Date());
  await restore(target, folder, { replace: true });
  const [{ version: raised } = { version: 0 }] = await target.query("select version from data_version");
  expect(raised).toBeGreaterThan(1000);
  await target.execute(["update data_version set version = 5000"]);
  await restore(target, folder, { replace: true });
  const [{ version: kept } = { version: 0 }] = await target.query("select version from data_version");
  expect(kept).toBeGreaterThan(5000);
});

test("a backup of the time when an article had a column for each text brings the texts as the rows they are today", async () => {
  const folder = join(FOLDER, "earlier");
  await backUp(source, folder, new Date());
  const path = join(folder, "ai_news.jsonl");
  const ENGLISH = { title_en: "It's", summary_en: LONG, class_note_en: null };
  const PORTUGUESE = { title_pt: "É", summary_pt: "<p>já</p>", class_note_pt: "nota" };
  const NEITHER = {
    title_en: null,
    summary_en: null,
    class_note_en: null,
    title_pt: "Só",
    summary_pt: null,
  };
  const texts = [
    { ...ENGLISH, ...PORTUGUESE },
    { ...NEITHER, ...PORTUGUESE },
  ];
  const rows = readFileSync(path, "utf8").trimEnd().split("\n");
  const earlier = rows.map((row, index) => {
    const columns = texts[index] ?? { ...NEITHER, class_note_pt: null };
    return row.replace(/\}$/, () => `,${JSON.stringify(columns).slice(1)}\n`);
  });
  writeFileSync(path, earlier.join(""));
  const [first, second] = await source.query("select id from ai_news order by rowid limit 2");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const { article_texts: _, ...counts } = manifest.rows;
  const migrations = manifest.migrations.filter((name: string) => !name.includes("article-texts"));
  writeFileSync(join(folder, "manifest.json"), JSON.stringify({ ...manifest, migrations, rows: counts }));

  expect(await restore(target, folder, { replace: true })).toMatchObject({
    rows: { ai_news: ROWS, article_texts: 3 },
  });
  const unknown = { written_by: null, receipts: null };
  const inPortuguese = {
    locale: "pt-br",
    title: "É",
    summary_html: "<p>já</p>",
    class_note: "nota",
    ...unknown,
  };
  expect(await target.query("select * from article_texts order by rowid")).toEqual([
    {
      article_id: first?.id,
      locale: "en",
      title: "It's",
      summary_html: LONG,
      class_note: null,
      ...unknown,
    },
    { article_id: first?.id, ...inPortuguese },
    { article_id: second?.id, ...inPortuguese },
  ]);
  const all = "select * from ai_news order by rowid";
  // The database itself keeps the titles of the texts in the row of their article.
  const [restored, kept] = [await target.query(all), await source.query(all)];
  expect(JSON.parse(String(restored[0]?.titles))).toMatchObject({ en: "It's", "pt-br": "É" });
  const withoutTitles = (found: Record<string, unknown>[]) => found.map(({ titles: _titles, ...row }) => row);
  expect(withoutTitles(restored)).toEqual(withoutTitles(kept));
});

test("no statement is longer than D1 takes, whatever the rows are", () => {
  const rows = [1, 2, 3].map((rowid) => ({ rowid, a: LONG, b: LONG, c: "'".repeat(1999) }));
  const short = Array.from({ length: 3000 }, (_, rowid) => ({ rowid, a: "👩‍🏫'", b: null, c: "\0" }));
  const statements = toInserts("t", ["rowid", "a", "b", "c"], [...rows, ...short]);
  const longest = Math.max(...statements.map((sql: string) => Buffer.byteLength(sql)));
  expect(longest).toBeLessThan(100_000);
  expect(statements.length).toBeLessThan(200);
});
