// The hourly job's work for the desk, and the welcome of a reader who has confirmed.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { deskActs, readerReports, targetLooks, troubles } from "~/db/desk-tables.server";
import { mails, subscribers } from "~/db/newsletter-tables.server";
import { troubleName } from "~/features/desk/core/troubles";
import { lookAtTarget, lookAtTargets } from "~/features/desk/io/target-looks.server";
import { listStoredTroubles } from "~/features/desk/io/troubles.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { encodeToken, hashToken } from "~/features/newsletter/core/token";
import { DAY_MS } from "~/lib/durations";
import { noteSiteState } from "../../workers/desk/site-state";
import { removeOldRows } from "../../workers/jobs/hourly";
import { welcomeReader } from "../../workers/jobs/mail";
import { script } from "./scripted";

const db = createDb(env.DB);
const look = (target: string) => lookAtTarget(target, [env.SCRIPTED_SERVER]);

test("since when something is off is remembered until it works again", async () => {
  const first = new Date();
  await noteSiteState(env, first);
  await noteSiteState(env, new Date(first.getTime() + 3_600_000));
  const names = await db.select().from(troubles);
  expect(names).toContainEqual({ name: "no-backup", since: first.toISOString() });
  await env.DB.prepare("insert into backups values (?, '{}')").bind(first.toISOString()).run();
  await noteSiteState(env, first);
  expect((await db.select().from(troubles)).map(({ name }) => name)).not.toContain("no-backup");
});

test("looks at addresses to which no code leads any more are forgotten, however many", async () => {
  const stale = Array.from({ length: 150 }, (_, index) => `https://elsewhere.example/${index}`);
  await env.DB.prepare("insert into target_looks select value, '2026', null, '200' from json_each(?)")
    .bind(JSON.stringify(stale))
    .run();
  await noteSiteState(env, new Date());
  expect(await db.select().from(targetLooks)).toEqual([]);
});

test("a target is looked at once a day, and its last answer outlives its silence", async () => {
  const page = await script({ body: "Here" }, { status: 404 });
  const first = new Date();
  const looks = [0, 1, 25].map((hours) => new Date(first.getTime() + hours * 3_600_000));
  for (const now of looks) await lookAtTargets(db, [page.url], [env.SCRIPTED_SERVER], now);
  expect(await page.seen()).toHaveLength(2);
  expect(await db.select().from(targetLooks)).toEqual([
    { address: page.url, lookedAt: looks[2]?.toISOString(), answeredAt: first.toISOString(), found: "404" },
  ]);
  await lookAtTargets(db, [], [], first);
  expect(await db.select().from(targetLooks)).toEqual([]);
});

test("acts go after thirty days and reports after ninety", async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const act = { who: "a@b.example", subject: "code:hub", nonce: "n" };
  await db.insert(deskActs).values([
    { ...act, at: ago(31) },
    { ...act, at: ago(29), subject: "code:about-book" },
  ]);
  const report = { about: "/tools", locale: "en", text: "x" } as const;
  await db.insert(readerReports).values([
    { ...report, id: "old", at: ago(91) },
    { ...report, id: "new", at: ago(89) },
  ]);
  await removeOldRows(env, now);
  expect((await db.select().from(deskActs)).map(({ subject }) => subject)).toEqual(["code:about-book"]);
  expect((await db.select().from(readerReports)).map(({ id }) => id)).toEqual(["new"]);
});

test("a look tells what answers at a target, and asks nothing private", async () => {
  const page = await script({
    headers: { "Content-Type": "text/html" },
    body: `<title>A  page &amp; more\n</title>${"x".repeat(300_000)}`,
  });
  const moved = await script({ status: 302, headers: { Location: page.url } });
  const inside = await script({ status: 302, headers: { Location: "http://10.0.0.1/" } });
  const gone = await script({ status: 404 });
  expect(await look(moved.url)).toEqual({
    ...{ found: "200", answers: true, url: page.url, title: "A page & more" },
  });
  expect(await look(gone.url)).toMatchObject({ found: "404", answers: false });
  expect(await look(inside.url)).toMatchObject({ found: "refused:private-address" });
  expect(await look("/no-such-page")).toMatchObject({ answers: false });
  expect(await look("/pt-br/tools?q=x")).toMatchObject({ answers: true });
  expect(await db.select().from(targetLooks)).toEqual([]);
});

test("a reader who has confirmed is welcomed once, with three links, one of them to leave", async () => {
  const now = new Date();
  const token = encodeToken(new Uint8Array(16));
  await db.insert(subscribers).values({
    ...{ addressHash: "hash", state: "confirmed", address: "prof@escola.example", locale: "pt-br" },
    ...{ confirmedAt: now.toISOString(), confirmTokenHash: await hashToken(token) },
  });
  await welcomeReader(token, env, now);
  await welcomeReader(token, env, now);
  await welcomeReader(encodeToken(new Uint8Array(16).fill(1)), env, now);
  const [mail, ...more] = await db.select().from(mails);
  expect(more).toEqual([]);
  expect([mail?.purpose, mail?.message?.to]).toEqual(["welcome", "prof@escola.example"]);
  const links = mail?.message?.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links.map((link) => new URL(link).pathname)).toEqual([
    "/pt-br/book-resources",
    "/pt-br/prompts",
    "/pt-br/newsletter/unsubscribe",
  ]);
});

const NOW = new Date("2026-11-24T12:00:00Z");
const LATELY = "2026-11-24T11:07:00Z";
const LOST = "2026-11-20T00:00:00Z";

/** An ordinary day: each failure is one that mends itself. */
const WELL = [
  `insert into pipeline_runs (id, operation, trigger, status, started_at) values ('r', '${FETCH_OPERATION}', 'cron', 'completed', '${LATELY}')`,
  `insert into feed_states (source_id, name, feed, failures, last_success_at) values ('f', 'Gazette', 'f', 5, '${LOST}')`,
  "insert into model_rests values ('Model', 2, '2026-11-24T13:00:00.000Z', 'timeout')",
  "insert into mails (idempotency_key, address_hash, purpose, state, created_at, next_attempt_at) values ('m', 'h', 'digest', 'queued', '2026-11-24T11:00:00Z', '')",
  "insert into target_looks values ('https://a.example/', '2026-11-24', '2026-11-24', '200')",
  `insert into reader_reports values ('id', '${LOST}', '/about', 'en', 'Text', 'mended')`,
  "insert into backups values ('2026-11-01T00:00:00Z', '{}')",
];

/** What is off by the database on that day, after a change. */
async function findAfter(...changes: readonly string[]) {
  const tables = [
    "pipeline_runs",
    "pipeline_logs",
    "feed_states",
    "model_rests",
    "mails",
    "target_looks",
    "reader_reports",
    "backups",
  ];
  const statements = [...tables.map((table) => `delete from ${table}`), ...WELL, ...changes];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  return (await listStoredTroubles(db, NOW)).map((trouble) => [troubleName(trouble), trouble.since]);
}

test("a site on an ordinary day has no trouble", async () => {
  expect(await findAfter()).toEqual([]);
});

test.each<[string, string, string | null]>([
  ["delete from pipeline_runs", "run-late", null],
  [`update pipeline_runs set started_at = '${LOST}'`, "run-late", LOST],
  ["update pipeline_runs set status = 'failed'", "run-failed", LATELY],
  ["update feed_states set failures = 6", "feed Gazette", LOST],
  ["update model_rests set failures = 3", "model Model", null],
  [`update mails set created_at = '${LOST}'`, "mail-waits", LOST],
  [`update mails set state = 'failed', created_at = '${LOST}'`, "mail-failed", LOST],
  [
    `insert into pipeline_logs (created_at, operation, status) values ('${LOST}', 'dead_letter', 'failed')`,
    "dead-letter",
    LOST,
  ],
  [`update target_looks set answered_at = '${LOST}'`, "target-silent https://a.example/", LOST],
  ["update reader_reports set answer = null", "report", LOST],
  ["delete from backups", "no-backup", null],
  ["update backups set taken_at = '2026-10-01T00:00:00Z'", "no-backup", "2026-10-01T00:00:00Z"],
])("%s is the trouble %s, since %s", async (change, name, since) => {
  expect(await findAfter(change)).toEqual([[name, since]]);
});
