// Pages while the database or KV is down, slow or wrong.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { disturbD1, isDown, type Step } from "./disturbed-bindings";
import { createFeedPipeline } from "./pipeline";
import { answered, toNews } from "./questions";
import { someItems } from "./rss";

const app = createApp(() => Promise.reject(new Error("pages need the build")));

async function scan(path: string, links: Pick<KVNamespace, "get">) {
  const bindings: Env = { ...env, LINKS: { ...env.LINKS, ...links } };
  const context = createExecutionContext();
  const answer = await app.fetch(new Request(`http://localhost${path}`), bindings, context);
  await waitOnExecutionContext(context);
  return {
    status: answer.status,
    location: answer.headers.get("Location"),
    cache: answer.headers.get("Cache-Control"),
  };
}

test("without the database pages get no news and know that something is missing", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { news, isDegraded } = toNews(disturbD1(env.DB, isDown));
  expect(await news.listPublished({ tag: "all", locale: "en", now: new Date() })).toEqual({ ok: false });
  expect(isDegraded()).toBe(true);
  expect(log).toHaveBeenCalledOnce();
});

test("a database that is slow gets two seconds, one that is a little slow is waited for", async () => {
  const items = someItems(1);
  const { pipeline } = await createFeedPipeline(items);
  await pipeline.run();
  const waiting =
    (ms: number): Step =>
    async (work) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return work();
    };
  const patient = toNews(disturbD1(env.DB, waiting(50)));
  expect(
    answered(await patient.news.listPublished({ tag: "all", locale: "en", now: new Date() })).articles,
  ).toHaveLength(1);
  expect(patient.isDegraded()).toBe(false);

  vi.spyOn(console, "error").mockImplementation(() => {});
  const slow = toNews(disturbD1(env.DB, () => new Promise(() => {})));
  expect(await slow.news.listPublished({ tag: "all", locale: "en", now: new Date() })).toEqual({ ok: false });
  expect(slow.isDegraded()).toBe(true);
});

test("with KV down, silent, empty or full of nonsense a short link leads where the site says", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { location } = await scan("/r/ethics-resources", { get: env.LINKS.get.bind(env.LINKS) });
  expect(location).not.toBeNull();
  const faults = {
    down: () => Promise.reject(new Error("KV is down")),
    nonsense: () => Promise.resolve("{"),
    "another scheme": () => Promise.resolve('{"en":"javascript:alert(1)","pt-br":"javascript:alert(1)"}'),
    silent: () => new Promise(() => {}),
  };
  for (const [name, get] of Object.entries(faults)) {
    const kv = { get } as unknown as Pick<KVNamespace, "get">;
    const answer = await scan("/r/ethics-resources", kv);
    expect([name, answer.status, answer.location, answer.cache]).toEqual([name, 302, location, "no-store"]);
  }
});
