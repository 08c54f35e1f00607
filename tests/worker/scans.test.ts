import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createDb } from "~/db/client.server";
import { linkScans } from "~/db/count-tables.server";
import { countScan } from "~/features/scans/io/scan-store.server";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { withoutD1 } from "./disturbed-bindings";

const app = createApp(() => Promise.reject(new Error("pages need the build")));
const db = createDb(env.DB);
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** Follows a short link and waits for what happens beside the answer. */
async function follow(path: string, init: RequestInit = {}, bindings: Env = env): Promise<Response> {
  const context = createExecutionContext();
  const headers = { "User-Agent": PHONE, "Accept-Language": "pt-BR", ...init.headers };
  const request = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers });
  const answer = await app.fetch(request, bindings, context);
  await waitOnExecutionContext(context);
  return answer;
}

function listScans(id: string) {
  return db.select().from(linkScans).where(eq(linkScans.id, id));
}

test("a scan is counted per id, UTC day and language", async () => {
  const evening = new Date("2026-11-20T23:59:00Z");
  await countScan(db, "canva", "en", evening);
  await countScan(db, "canva", "en", evening);
  await countScan(db, "canva", "pt-br", evening);
  await countScan(db, "canva", "en", new Date("2026-11-21T00:01:00Z"));
  expect(await listScans("canva")).toEqual([
    { id: "canva", day: "2026-11-20", language: "en", count: 2 },
    { id: "canva", day: "2026-11-20", language: "pt-br", count: 1 },
    { id: "canva", day: "2026-11-21", language: "en", count: 1 },
  ]);
});

test("following a short link counts it under its canonical id, in the language the reader got", async () => {
  const answer = await follow("/r/ChatGPT");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/pt-br/resources/chatgpt"]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await listScans("chatgpt")).toEqual([{ id: "chatgpt", day: today, language: "pt-br", count: 1 }]);
});

test("HEAD, bots, link previews and prefetches are redirected, not counted", async () => {
  const uncounted: RequestInit[] = [
    { method: "HEAD" },
    { headers: { "User-Agent": "WhatsApp/2.24.20.89 A" } },
    { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" } },
    { headers: { "Sec-Purpose": "prefetch" } },
    { headers: { Purpose: "prefetch" } },
  ];
  for (const init of uncounted) expect((await follow("/r/gamma", init)).status).toBe(302);
  expect(await listScans("gamma")).toEqual([]);
});

test("a database that is down costs the count, not the redirect", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = withoutD1(env);
  const answer = await follow("/r/claude", {}, broken);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("scan not counted"));
  errors.mockRestore();
  expect(await listScans("claude")).toEqual([]);
});
