// Cached pages of the built Worker, in memory and in KV: no payment data, no value of a former configuration, and no
// more than the free plan bears.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { dailyCounters } from "~/db/count-tables.server";
import { CARD_AMOUNTS } from "~/features/donations/core/amount";
import { cardLinkPath } from "~/features/donations/core/card-link";
import { donationsMessages } from "~/i18n/messages/donations";
import { configurationKey } from "../../workers/configuration-key";
import type { Env } from "../../workers/env";
import { WRITES } from "../../workers/pages/page-store";
import { loadWorker } from "./built-worker";
import { disturbD1 } from "./disturbed-bindings";

const CHROME =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const PIX = { PIX_NAME: "Fulano de Tal", PIX_CITY: "BRASILIA" };
const LINKS = JSON.stringify(
  Object.fromEntries(CARD_AMOUNTS.map((a) => [a, `https://pay.example/former-${a}`])),
);
const GIVING = { ...PIX, PIX_KEY: "former@site.example", DONATION_LINKS: LINKS };

async function get(path: string, variables: Partial<Env> = {}, userAgent = CHROME) {
  const worker = await loadWorker();
  const context = createExecutionContext();
  const request = new Request(`http://localhost${path}`, {
    headers: { "User-Agent": userAgent },
    redirect: "manual",
  });
  const answer = await worker.fetch(request, { ...env, ...variables }, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, headers: answer.headers, text };
}

async function keptKeys(): Promise<string[]> {
  const { keys } = await env.LINKS.list({ prefix: "page/" });
  return keys.map(({ name }) => name);
}

beforeEach(async () => {
  for (const name of await keptKeys()) await env.LINKS.delete(name);
  await createDb(env.DB).delete(dailyCounters);
});

test("payment data come from live answers alone, and nothing keeps them", async () => {
  for (const path of ["/donate", "/pt-br/donate", "/api/pix"]) {
    const former = await get(path, GIVING);
    expect([former.status, former.headers.get("Cache-Control")], path).toEqual([200, "no-store"]);
    expect(former.headers.get("cloudflare-cdn-cache-control"), path).toBeNull();
    expect(former.text.includes("former@site.example"), path).toBe(true);
    const { text } = await get(path, { ...GIVING, PIX_KEY: "present@site.example" });
    expect([text.includes("present@site.example"), text.includes("former@site.example")], path).toEqual([
      true,
      false,
    ]);
  }
  for (const locale of LOCALES) {
    const path = cardLinkPath(locale, 500);
    const former = await get(path, GIVING);
    expect([former.status, former.headers.get("Location")]).toEqual([302, "https://pay.example/former-500"]);
    expect(former.headers.get("Cache-Control")).toBe("no-store");
    const present = await get(path, { ...GIVING, DONATION_LINKS: '{"500":"https://pay.example/present"}' });
    expect(present.headers.get("Location")).toBe("https://pay.example/present");
  }
  expect(await keptKeys()).toEqual([]);
});

test("the home pages offer cards and Pix, and hold neither a payment address nor anything of a Pix code", async () => {
  for (const [path, locale] of [
    ["/", "en"],
    ["/pt-br", "pt-br"],
  ] as const) {
    const { text } = await get(path, { ...GIVING, PIX_QR_IMAGE_URL: "https://bank.example/former.png" });
    for (const amount of CARD_AMOUNTS) expect(text).toContain(`href="${cardLinkPath(locale, amount)}"`);
    expect(text).toContain(donationsMessages[locale].bank.open);
    expect(
      /pay\.example|former@|former\.png|br\.gov\.bcb\.pix|Fulano/i.exec(text)?.[0],
      path,
    ).toBeUndefined();
  }
  const values = await Promise.all((await keptKeys()).map((name) => env.LINKS.get(name)));
  expect(values).toHaveLength(2);
  expect(values.some((value) => /pay\.example|br\.gov\.bcb\.pix/.test(value ?? ""))).toBe(false);
});

test("an amount without a payment page leads back to the donation page, one that no card has to a 404", async () => {
  const few = {
    ...PIX,
    PIX_KEY: "former@site.example",
    DONATION_LINKS: '{"500":"https://pay.example/500"}',
  };
  for (const [path, target] of [
    ["/donate/go/100", "/donate"],
    ["/pt-br/donate/go/100", "/pt-br/donate"],
  ] as const) {
    const { status, headers } = await get(path, few);
    expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([
      302,
      target,
      "no-store",
    ]);
  }
  for (const [path, lang] of [
    ["/donate/go/123", "en"],
    ["/pt-br/donate/go/0100", "pt-BR"],
  ] as const) {
    const { status, headers, text } = await get(path, few);
    expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect(text).toContain(`<html lang="${lang}"`);
  }
  const { text } = await get("/", few);
  expect(text).not.toContain(`href="/donate/go/100"`);
  expect(text).toContain(donationsMessages.en.noCard);
});

test("the Pix code is of the amount that was asked for, a wrong amount and a missing key are named", async () => {
  const { text } = await get("/api/pix?amount=12.50", GIVING);
  expect(JSON.parse(text)).toMatchObject({
    amountCentavos: 1250,
    code: expect.stringContaining("540512.50"),
    receiverName: "Fulano de Tal",
    imageUrl: null,
    qr: { path: expect.stringMatching(/^M4 4h7/) },
  });
  for (const [query, reason] of [
    ["ten", "not-a-number"],
    ["0", "too-small"],
    ["99999999", "too-large"],
    ["1.005", "too-precise"],
  ]) {
    const refused = await get(`/api/pix?amount=${query}`, GIVING);
    expect([refused.status, refused.text]).toEqual([400, JSON.stringify({ error: reason })]);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
  }
  const off = await get("/api/pix", { PIX_KEY: "" });
  expect([off.status, off.text]).toEqual([404, '{"error":"not-configured"}']);
  const worker = await loadWorker();
  const post = new Request("http://localhost/api/pix", {
    method: "POST",
    headers: { Origin: "http://localhost", "Content-Type": "application/json" },
    body: "{}",
  });
  const answer = await worker.fetch(post, env, createExecutionContext());
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

const source = (name: string) =>
  JSON.stringify([{ name, url: "https://example.org/", feed: "https://example.org/feed", language: "en" }]);

test.each([
  ["SITE_ORIGIN", "/about", "https://former.example", "https://present.example"],
  ["CONTACT_EMAIL", "/contact", "former@site.example", "present@site.example"],
  ["BOOK_URL_EN", "/", "https://books.example/former", "https://books.example/present"],
  ["BOOK_URL_PT", "/pt-br/about", "https://books.example/former", "https://books.example/present"],
  ["EXTERNAL_TOOLS_URL", "/costs", "https://tools.example/former", "https://tools.example/present"],
  [
    "SOCIAL_LINKS",
    "/terms",
    '[{"name":"A","url":"https://social.example/former"}]',
    '[{"name":"A","url":"https://social.example/present"}]',
  ],
  ["NEWS_SOURCES", "/how-we-check", source("Former Gazette"), source("Present Gazette")],
] as const)(
  "a changed %s is on the page that was kept with the former one",
  async (name, path, former, present) => {
    const shown = (value: string) =>
      /(?:https:\/\/|[\w.]+@)?[\w./]*(?:former|present)[\w.@/]*/i.exec(value)?.[0] ?? value;
    const before = await get(path, { [name]: former });
    expect(before.text).toContain(shown(former));
    const kept = await keptKeys();
    const after = await get(path, { [name]: present });
    expect(after.text).toContain(shown(present));
    expect(after.text).not.toContain(shown(former));
    expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
    // In KV the two stand beside each other, or this page is kept in memory alone.
    const added = (await keptKeys()).filter((key) => !kept.includes(key));
    expect(added).toHaveLength(kept.length);
    expect((await get(path, { [name]: former })).text).toBe(before.text);
  },
);

test("memory answers before anything else for the configuration it was asked with, and for no other", async () => {
  const worker = await loadWorker();
  const ask = async (bindings: Env) => {
    const context = createExecutionContext();
    const answer = await worker.fetch(new Request("http://localhost/contact"), bindings, context);
    await waitOnExecutionContext(context);
    // An answer out of memory passes all handlers, and so the one that gives it this header.
    return { isFirst: answer.headers.has("X-Request-Id"), text: await answer.text() };
  };
  const former = { ...env, CONTACT_EMAIL: "memory-1@site.example" };
  const present = { ...env, CONTACT_EMAIL: "memory-2@site.example" };
  expect((await ask(former)).isFirst).toBe(true);
  const again = await ask(former);
  expect([again.isFirst, again.text.includes("memory-1@site.example")]).toEqual([false, true]);
  const other = await ask(present);
  expect([other.isFirst, other.text.includes("memory-2@site.example")]).toEqual([true, true]);
  expect((await ask(former)).text).toBe(again.text);
});

test("a new isolate answers with a page from KV before it reads the configuration", async () => {
  const variables = { CONTACT_EMAIL: "stored@site.example" };
  const { text } = await get("/", variables);
  const [kept = ""] = await keptKeys();
  const page = await env.LINKS.get(kept, "arrayBuffer");
  // A complaint shows that the configuration was read. An isolate logs each complaint once, and other files share this
  // one, so the complaint is about an entry that no other test gets wrong.
  const [right, wrong] = [
    { name: "A", url: "https://a.example/" },
    { name: "B", url: "http://b.example/" },
  ];
  const unread = { ...variables, SOCIAL_LINKS: JSON.stringify([right, right, wrong]) };
  const [own, other] = [
    { ...env, ...variables },
    { ...env, ...unread },
  ].map(configurationKey);
  await env.LINKS.put(kept.replace((await own) ?? "", (await other) ?? ""), page ?? "");
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await get("/", unread)).text).toBe(text);
  expect(complaints).not.toHaveBeenCalled();
  expect((await get("/about", unread)).status).toBe(200);
  expect(complaints).toHaveBeenCalledOnce();
});

test("a page that only a robot has read takes no write to KV", async () => {
  const variables = { CONTACT_EMAIL: "robots@site.example" };
  expect((await get("/pt-br", variables, CRAWLER)).status).toBe(200);
  expect(await keptKeys()).toEqual([]);
  await get("/pt-br", variables);
  expect(await keptKeys()).toHaveLength(1);
});

test("a filtered list of news, the pipeline, the digest and a page that is a file are kept by the isolate alone", async () => {
  const variables = { CONTACT_EMAIL: "filters@site.example" };
  for (const path of ["/?tag=ethics", "/news?tag=ethics", "/how-we-check", "/pt-br/digest", "/costs"]) {
    const { status, headers } = await get(path, variables);
    expect([status, headers.get("Cache-Control")], path).toEqual([200, "public, max-age=0, must-revalidate"]);
  }
  expect(await keptKeys()).toEqual([]);
});

test("pages take at most half of the KV writes of a day, and come all the same once those are spent", async () => {
  expect(WRITES.perDay).toBeLessThanOrEqual(500);
  const day = new Date().toISOString().slice(0, 10);
  await createDb(env.DB)
    .insert(dailyCounters)
    .values({ name: WRITES.counter, day, count: WRITES.perDay - 1 });
  const variables = { CONTACT_EMAIL: "spent@site.example" };
  for (const path of ["/", "/pt-br", "/news"]) expect((await get(path, variables)).status).toBe(200);
  const kept = await keptKeys();
  expect(kept.map((key) => key.slice(key.lastIndexOf("l/")))).toEqual(["l/"]);
});

test("an address that a visitor made up is kept nowhere: no such issue, no such resource, another spelling", async () => {
  const worker = await loadWorker();
  const bindings = { ...env, CONTACT_EMAIL: "made-up@site.example" };
  const ask = async (path: string) => {
    const context = createExecutionContext();
    const request = new Request(`http://localhost${path}`, { redirect: "manual" });
    const answer = await worker.fetch(request, bindings, context);
    await waitOnExecutionContext(context);
    return answer;
  };
  const missing = ["/digest/1999-01", "/pt-br/digest/zzz", "/resources/zzz", "/pt-br/resources/zzz"];
  const spellings = ["/digest/%32%30%32%36-47", "/%6Eews", "/resources/%63hatgpt", "/?tag=%61i&run=started"];
  for (const path of [...missing, ...spellings]) {
    await ask(path);
    const again = await ask(path);
    // An answer out of memory comes without this header.
    expect(again.headers.has("X-Request-Id"), path).toBe(true);
    if (missing.includes(path)) expect(again.status, path).toBe(404);
  }
  expect(await keptKeys()).toEqual([]);
  await ask("/?tag=ethics");
  expect((await ask("/?tag=ethics")).headers.has("X-Request-Id")).toBe(false);
});

test("a page without news asks the database for no version", async () => {
  let calls = 0;
  const DB = disturbD1(env.DB, (work) => {
    calls += 1;
    return work();
  });
  const variables = { CONTACT_EMAIL: "quiet@site.example", DB };
  await get("/hub", variables, CRAWLER);
  expect(calls).toBe(0);
  await get("/pt-br/digest", variables, CRAWLER);
  expect(calls).toBeGreaterThan(0);
});
