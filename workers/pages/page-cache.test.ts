import { expect, test, vi } from "vitest";
import { answerFromMemory, type PageCacheServices, pageKey, servePage } from "./page-cache";

const MINUTE_MS = 60_000;
const request = new Request("https://example.org/");

/** One page in a runtime of its own: a clock, a database version, a KV and a count of renderings. */
function createPage(name: string) {
  const state = {
    now: 0,
    version: "v1" as string | null,
    renderings: 0,
    status: 200,
    cacheControl: "public",
    /** KV never answers. */
    hangs: false,
    isPerson: true,
  };
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending: Promise<unknown>[] = [];
  const failures: string[] = [];
  const services: PageCacheServices = {
    buildId: "b1",
    store: {
      read: (key) => (state.hangs ? new Promise(() => {}) : Promise.resolve(stored.get(key)?.buffer ?? null)),
      write: async (key, value) => void stored.set(key, new Uint8Array(value)),
    },
    isPerson: () => state.isPerson,
    readVersion: async () => {
      if (state.version === null) throw new Error("D1 is down");
      return state.version;
    },
    render: async () => {
      state.renderings += 1;
      return new Response(`${name} ${state.version} #${state.renderings}`, {
        status: state.status,
        headers: { "Cache-Control": state.cacheControl, "Content-Security-Policy": `p${state.renderings}` },
      });
    },
    waitUntil: (work) => void pending.push(work),
    onFailure: (what) => failures.push(what),
    now: () => state.now,
  };
  const serve = (from = request, readVersion = services.readVersion) =>
    servePage(pageKey(name, true, "c1"), from, { ...services, readVersion });
  const settle = async () => void (await Promise.all(pending.splice(0)));
  return { state, stored, failures, serve, settle, key: pageKey(name, true, "c1") };
}

test("a page is rendered once and then answered from memory, header and body together", async () => {
  const { serve, state, key, settle } = createPage("/once");
  const first = await serve();
  expect(first.headers.get("Content-Security-Policy")).toBe("p1");
  await settle();
  expect(await answerFromMemory(key, request, state.now)?.text()).toBe("/once v1 #1");
  expect((await serve()).headers.get("Content-Security-Policy")).toBe("p1");
  expect(state.renderings).toBe(1);
});

test("a known entity tag gets 304, and HEAD no body", async () => {
  const { serve } = createPage("/tag");
  const tag = (await serve()).headers.get("ETag") ?? "";
  const again = await serve(
    new Request("https://example.org/", { headers: { "If-None-Match": `W/${tag}` } }),
  );
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await serve(new Request("https://example.org/", { method: "HEAD" }));
  expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", tag]);
});

test("after twenty seconds the page is served while one refresh runs", async () => {
  const { serve, state, settle } = createPage("/stale");
  await serve();
  state.version = "v2";
  state.now += 21_000;
  expect(await (await serve()).text()).toBe("/stale v1 #1");
  expect(await (await serve()).text()).toBe("/stale v1 #1");
  await settle();
  expect(await (await serve()).text()).toBe("/stale v2 #2");
  expect(state.renderings).toBe(2);
});

test("memory and edge cache together are over before two minutes", async () => {
  const { serve, state } = createPage("/old");
  await serve();
  state.version = "v2";
  const memoryMs = 30_000;
  state.now += memoryMs;
  const answer = await serve();
  expect(await answer.text()).toBe("/old v2 #2");
  const policy = answer.headers.get("cloudflare-cdn-cache-control") ?? "";
  const [, age, whileRevalidating] = /^max-age=(\d+), stale-while-revalidate=(\d+),/.exec(policy) ?? [];
  expect(memoryMs + (Number(age) + Number(whileRevalidating)) * 1000).toBeLessThan(2 * MINUTE_MS);
});

test("an unchanged version renews the page without rendering it", async () => {
  const { serve, state } = createPage("/same");
  await serve();
  state.now += 10 * MINUTE_MS;
  expect(await (await serve()).text()).toBe("/same v1 #1");
  expect(state.renderings).toBe(1);
});

test("another isolate finds the page in KV", async () => {
  const { serve, stored, settle } = createPage("/kv");
  await serve();
  await settle();
  const other = createPage("/kv-other");
  for (const [key, value] of stored) other.stored.set(key.replace("/kv", "/kv-other"), value);
  expect(await (await other.serve()).text()).toBe("/kv v1 #1");
  expect(other.state.renderings).toBe(0);
});

test("a page that only robots have read takes no write, and the first person's reading is its one", async () => {
  const { serve, state, stored, settle, key } = createPage("/robots");
  state.isPerson = false;
  await serve();
  await serve();
  await settle();
  expect(stored.size).toBe(0);
  expect(answerFromMemory(key, request, state.now), "has to be looked after").toBeNull();
  state.now += 10 * MINUTE_MS;
  await serve();
  state.isPerson = true;
  expect(await (await serve()).text()).toBe("/robots v1 #1");
  await serve();
  await settle();
  expect([...stored.keys()]).toEqual([`page/b1/v1/${key}`]);
  expect(await answerFromMemory(key, request, state.now)?.text()).toBe("/robots v1 #1");
  expect(state.renderings).toBe(1);
});

test("a page of another configuration is another page", () => {
  expect(pageKey("/", true, "c1")).not.toBe(pageKey("/", true, "c2"));
});

test("errors and degraded pages are answered and not kept", async () => {
  const { serve, state, stored, settle } = createPage("/bad");
  state.status = 500;
  expect((await serve()).status).toBe(500);
  state.status = 200;
  state.cacheControl = "no-store";
  await serve();
  await settle();
  expect(stored.size).toBe(0);
  state.cacheControl = "public";
  expect(await (await serve()).text()).toBe("/bad v1 #3");
});

test("with the database down a cached page goes on, and a new one is rendered without being kept", async () => {
  const { serve, state, failures } = createPage("/down");
  await serve();
  state.version = null;
  state.now += 60 * MINUTE_MS;
  expect(await (await serve()).text()).toBe("/down v1 #1");
  const fresh = createPage("/down-new");
  fresh.state.version = null;
  expect((await fresh.serve()).status).toBe(200);
  expect(fresh.stored.size).toBe(0);
  expect(failures).toEqual(["page version unknown"]);
});

test("database and KV that do not answer cost a second each, not the page", async () => {
  vi.useFakeTimers();
  const { serve, state, failures } = createPage("/slow");
  state.hangs = true;
  const page = serve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await page).text()).toBe("/slow v1 #1");
  expect(failures).toEqual(["page store failed"]);

  const other = createPage("/slow-version");
  const services = other.serve(request, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect((await services).status).toBe(200);
  expect(other.failures).toEqual(["page version unknown"]);
  vi.useRealTimers();
});
