// A client above its limit costs no write, whatever it asks for, and an IPv6 line is one client.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono/tiny";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDb } from "~/db/client.server";
import { linkScans, rateWindows, unknownCodes } from "~/db/count-tables.server";
import { countInWindow } from "~/db/rate-window-store.server";
import { createApp } from "../../workers/create-app";
import { createWideLimit } from "../../workers/http/client-limit";
import { createLog } from "../../workers/log";
import { createQueryRunner } from "../../workers/services/ask-database";
import { createCompanionService } from "../../workers/services/companion-service";
import { countRows } from "./counted-d1";

const app = createApp(() => Promise.reject(new Error("pages need the build")));
const db = createDb(env.DB);
const ORIGIN = "http://localhost";
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const ARTICLE = "0123456789abcdef0123456789abcdef";

interface Request {
  readonly path: string;
  readonly init?: RequestInit;
  /** Requests of one client within its window. */
  readonly limit: number;
}

const json = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", Origin: ORIGIN },
  body: JSON.stringify(body),
});

const REQUESTS: Readonly<Record<string, Request>> = {
  "policy reports": { path: "/csp-report", init: json({ "csp-report": {} }), limit: 10 },
  "sign-ups": { path: "/api/newsletter", init: json({ email: "ana@example.com", elapsed: 5000 }), limit: 40 },
  "presses for news": {
    path: "/api/fetch-ai-news",
    init: json({ trigger: "manual_user_request" }),
    limit: 20,
  },
  "presses for summaries": {
    path: "/api/process-ai-summaries",
    init: json({ trigger: "manual_user_request" }),
    limit: 20,
  },
  views: {
    path: `/api/news/${ARTICLE}/view`,
    init: { method: "POST", headers: { Origin: ORIGIN } },
    limit: 60,
  },
};

async function ask({ path, init = {} }: Request, client: string, d1: D1Database): Promise<number> {
  const headers = new Headers(init.headers);
  headers.set("CF-Connecting-IP", client);
  headers.set("User-Agent", PHONE);
  const context = createExecutionContext();
  const request = new Request(ORIGIN + path, { redirect: "manual", ...init, headers });
  const answer = await app.fetch(request, { ...env, DB: d1 }, context);
  await waitOnExecutionContext(context);
  await answer.body?.cancel();
  return answer.status;
}

/** As if the client's window had been filled by others of its network, on another isolate. */
async function fillWindows(limit: number): Promise<void> {
  await db.update(rateWindows).set({ count: limit });
}

beforeAll(async () => {
  // In the middle of every window, which then cannot end while a test is at work.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T10:05:30Z") });
  await env.DB.prepare(
    `insert into ai_news (id, title, summary_md, tags, source_name, source_url, published_at, status,
      influence_score, education_relevance, feed_id, language, date_estimated, is_sample, fetched_at, search_text,
      summary_state, summary_due_at)
    values (?, 'T', '', '[]', 'S', 'https://example.org/', '2026-11-20', 'published', 0, 0, 's', 'en', 0, 0,
      '2026-11-20', 't', 'done', '2026-11-20')`,
  )
    .bind(ARTICLE)
    .run();
});

afterAll(() => {
  vi.useRealTimers();
});

for (const [index, [name, request]] of Object.entries(REQUESTS).entries()) {
  test(`one hundred refused ${name} from one IPv6 line write nothing`, async () => {
    const { database, count: rows, reset } = countRows(env.DB);
    const address = (host: number) => `2001:db8:0:${index + 1}::${host.toString(16)}`;
    expect(await ask(request, address(1), database)).toBeLessThan(400);
    expect(rows.rowsWritten).toBeGreaterThan(0);
    await fillWindows(request.limit);
    reset();
    const statuses = new Set<number>();
    for (let host = 2; host < 102; host += 1) statuses.add(await ask(request, address(host), database));
    expect([...statuses]).toEqual([429]);
    expect(rows.rowsWritten).toBe(0);
    // Refused once by the database, and from memory from then on.
    expect(rows.rowsRead).toBeLessThan(200);
  });
}

test.each([
  ["views", 200],
  ["policy reports", 40],
] as const)("%s from the many networks of one server are counted %i times", async (name, most) => {
  const request = REQUESTS[name];
  if (request === undefined) throw new Error(name);
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  const statuses: number[] = [];
  for (let network = 0; network < most + 5; network += 1)
    statuses.push(await ask(request, `2001:db8:5:${network.toString(16)}::1`, env.DB));
  lines.mockRestore();
  expect([...new Set(statuses.slice(0, most))]).toEqual([204]);
  expect([...new Set(statuses.slice(most))]).toEqual([429]);
});

test("a wide limit holds for a client, for its site, and over all the world", async () => {
  const secondsToWait = createWideLimit({
    ...{ name: "tried", limit: 2, windowSeconds: 60 },
    ...{ perSite: 3, overAll: 5, wideSeconds: 3600 },
  });
  const probe = new Hono().get("*", async (c) => c.json(await secondsToWait(c, db, new Date())));
  const waits = async (address: string) =>
    (await probe.request("/", { headers: { "CF-Connecting-IP": address } })).json();
  const ofOneSite = [
    ...["2001:db8:6:1::1", "2001:db8:6:1::2"],
    // The third of its network, and the fourth of its site.
    ...["2001:db8:6:1::3", "2001:db8:6:2::1"],
  ];
  const answers = [];
  for (const address of [...ofOneSite, "203.0.113.30", "203.0.113.31", "203.0.113.32"])
    answers.push(await waits(address));
  expect(answers).toEqual([null, null, 30, 3270, null, null, 3270]);
});

test("a client above its limit of posted checks is led to the page that says so", async () => {
  const post = () =>
    app.fetch(
      new Request(`${ORIGIN}/pt-br/bncc/check`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN },
        body: "text=EF05MA01",
      }),
      env,
      createExecutionContext(),
    );
  // No page is rendered here: a check that goes on fails.
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await post()).status).toBe(500);
  await fillWindows(30);
  const refused = await post();
  vi.restoreAllMocks();
  expect([refused.status, refused.headers.get("Location")]).toEqual([
    303,
    "/pt-br/bncc/check?problem=too-many",
  ]);
});

test("the database alone refuses without a write, when another isolate has forgotten the client", async () => {
  const { database, count: rows, reset } = countRows(env.DB);
  const counted = createDb(database);
  const count = (windowStart: number) => countInWindow(counted, "somebody", windowStart, 3);
  expect([await count(0), await count(0), await count(0)]).toEqual([true, true, true]);
  reset();
  for (let request = 0; request < 100; request += 1) expect(await count(0)).toBe(false);
  expect(rows.rowsWritten).toBe(0);
  expect(await count(60_000)).toBe(true);
});

test("a scan is one row; above the limit of a client the link works on and nothing is written", async () => {
  const { database, count: rows, reset } = countRows(env.DB);
  const scan = { path: "/r/canva", limit: 200 };
  expect(await ask(scan, "2001:db8:1::1", database)).toBe(302);
  reset();
  expect(await ask(scan, "2001:db8:1::2", database)).toBe(302);
  expect(rows.rowsWritten).toBe(1);
  for (let host = 3; host <= 200; host += 1) await ask(scan, `2001:db8:1::${host.toString(16)}`, database);
  reset();
  for (let request = 0; request < 100; request += 1) {
    expect(await ask(scan, `2001:db8:1::ffff:${request}`, database)).toBe(302);
  }
  expect(rows.rowsWritten).toBe(0);
  const total = async () => (await db.select().from(linkScans)).reduce((sum, { count }) => sum + count, 0);
  expect(await total()).toBe(200);
  expect(await ask(scan, "203.0.113.9", database)).toBe(302);
  expect(await total()).toBe(201);
});

test("unknown codes are counted for twenty tries of a client, then nothing is written", async () => {
  const { database, count: rows, reset } = countRows(env.DB);
  const tryCode = (host: number) =>
    createCompanionService(
      database,
      createQueryRunner(createLog()).ask,
      `2001:db8:2::${host.toString(16)}`,
      new Date(),
    ).countUnknownCode({
      code: "chapter9-ex9",
      language: "en",
    });
  for (let host = 1; host <= 20; host += 1) await tryCode(host);
  expect((await db.select().from(unknownCodes)).map(({ count }) => count)).toEqual([20]);
  reset();
  for (let host = 21; host <= 120; host += 1) await tryCode(host);
  expect(rows.rowsWritten).toBe(0);
});
