// Requests that were tried on the deployed site and did no harm. They must stay harmless.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import { loadWorker } from "./built-worker";

const ORIGIN = "https://site.example";
const ENV = { ...env, SITE_ORIGIN: ORIGIN };

async function ask(path: string, init: RequestInit = {}, host = ORIGIN) {
  const worker = await loadWorker();
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(host + path, init), ENV, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { answer, text, headers: Object.fromEntries(answer.headers) };
}

// A page that does not exist is a line of the log, and a path that cannot be decoded one of the router's.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  return () => void vi.restoreAllMocks();
});

async function countKeys(): Promise<number> {
  return (await env.LINKS.list()).keys.length;
}

test("methods that nothing understands are refused by name everywhere, and open no door to other sites", async () => {
  for (const path of ["/", "/api/newsletter", "/r/chatgpt", "/qr/chatgpt.svg", "/sw.js", "/nope"]) {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
      const { answer } = await ask(path, {
        method,
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      });
      expect([answer.status, answer.headers.get("Allow")], `${method} ${path}`).toEqual([
        405,
        "GET, HEAD, POST",
      ]);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  }
});

test("an address spelt with percent signs leads to the page, and is no page of its own", async () => {
  for (const [path, canonical] of [
    ["/%6Eews?tag=ai", "/news?tag=ai"],
    ["/%70t-br/%6eews", "/pt-br/news"],
    ["/%64onate", "/donate"],
  ] as const) {
    const { answer } = await ask(path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")], path).toEqual([301, canonical]);
  }
  for (const path of ["/pt-br%2Fnews", "/news%2F"]) expect((await ask(path)).answer.status, path).toBe(404);
});

test("no header can put another host into an address that the site gives", async () => {
  const headers = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Server": "evil.example",
    "X-Forwarded-Proto": "gopher",
    "X-Host": "evil.example",
    "X-Original-URL": "//evil.example/",
    "X-Rewrite-URL": "//evil.example/",
    "X-HTTP-Host-Override": "evil.example",
    Forwarded: "host=evil.example;proto=gopher",
    Referer: "https://evil.example/",
  };
  for (const path of [
    ...["/", "/pt-br/tools", "/resources/chatgpt", "/nope", "/favourites?ids=chatgpt", "/TOOLS/"],
    ...["/sitemap.xml", "/news/feed.xml", "/robots.txt", "/.well-known/security.txt"],
    ...["/qr/chatgpt.svg", "/r/chatgpt"],
  ]) {
    for (const host of [ORIGIN, "https://evil.example"]) {
      const { text, headers: answered } = await ask(path, { headers, redirect: "manual" }, host);
      expect(text.includes("evil.example"), `${host}${path}`).toBe(false);
      expect(JSON.stringify(answered), `${host}${path}`).not.toMatch(/evil\.example|gopher/);
    }
  }
});

test("addresses that try to leave their folder are pages that do not exist, or lead to one that does", async () => {
  for (const path of [
    ...["/../wrangler.toml", "/%2e%2e/wrangler.toml", "/..%2f..%2fetc/passwd", "/%5c..%5cwindows"],
    ...["/%00", "/tools%00", "/%ff%fe", "/%c0%ae%c0%ae/", "/%", "/%zz", "/resources/%E0%A4%A"],
    ...["/__proto__", "/constructor", "/resources/__proto__", "/r/__proto__", "/qr/__proto__.svg"],
    ...["/resources/constructor.json", "/downloads/__proto__", "/digest/constructor", "/.git/config"],
    ...["/.env", "/.dev.vars", "/build/server/index.js", "/assets/../../wrangler.toml", "/server.js.map"],
    ...["//evil.example", "///evil.example/tools", "/%2f%2fevil.example", "/\\evil.example", "/tools//"],
    ...[
      "/_root.data.data",
      "/.data",
      "/nope.data",
      "/favourites.data?ids=__proto__",
      ...["//[.data", "//evil.example/x.data"],
      `/${"a/".repeat(4000)}`,
    ],
    ...["/api/__proto__", "/r/", "/qr/", "/r/%0d%0aSet-Cookie:a=b", "/TOOLS%0d%0aX: y", "/pt-br/%2e%2e/"],
  ]) {
    const { answer, headers } = await ask(path, { redirect: "manual" });
    expect([200, 301, 302, 400, 404, 405], path.slice(0, 60)).toContain(answer.status);
    const { location = "/" } = headers;
    expect(new URL(location, ORIGIN).origin, path.slice(0, 60)).toBe(ORIGIN);
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("no page hands out its data beside the document", async () => {
  for (const path of ["/tools.data", "/_root.data", "/pt-br/donate.data", "/favourites.data?ids=chatgpt"]) {
    const { answer, headers } = await ask(path, { redirect: "manual" });
    expect([path, answer.status, headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"]);
  }
});

test("huge and odd headers are answered like any others", async () => {
  const etag = (await ask("/about")).answer.headers.get("ETag") ?? "";
  const long = "a=b; ".repeat(1500);
  for (const [headers, status] of [
    [{ Cookie: long }, 200],
    [{ "X-Long": "x".repeat(100_000) }, 200],
    [{ "If-None-Match": `"${"x".repeat(10_000)}"` }, 200],
    [{ "If-None-Match": "*" }, 304],
    [{ "If-None-Match": `W/${etag}` }, 304],
    [{ "If-None-Match": `"x", ${etag}` }, 304],
    [{ Range: "bytes=0-10" }, 200],
    [{ Range: "bytes=9-1,,x" }, 200],
    [{ "Accept-Language": ",;q=,*;q=9,pt;q=x" }, 200],
    [{ "Content-Length": "999999999" }, 200],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const { answer } = await ask("/about", { method, headers });
      expect(answer.status, JSON.stringify(headers).slice(0, 40)).toBe(status);
      expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    }
  }
});

test("a cached page is the same for every visitor and for every query it does not know, and kept once", async () => {
  const plain = await ask("/hub");
  const before = await countKeys();
  const visitors: readonly Record<string, string>[] = [
    { "Accept-Language": "pt-BR" },
    { Cookie: "a=b; theme=dark" },
    { "Save-Data": "on", DNT: "1", "Sec-GPC": "1" },
    { "User-Agent": "Googlebot/2.1" },
    { "User-Agent": "curl/8" },
    { Referer: "https://evil.example/?<script>" },
    { Accept: "application/json" },
    { "Accept-Encoding": "identity" },
    { Authorization: "Basic YTpi", "X-Requested-With": "XMLHttpRequest" },
    { "CF-Connecting-IP": "203.0.113.9", "CF-IPCountry": "BR" },
    { "Sec-CH-Prefers-Color-Scheme": "dark", "Sec-Fetch-Site": "cross-site" },
    { Purpose: "prefetch", "Cache-Control": "no-cache" },
  ];
  for (const headers of visitors) {
    const { text, answer } = await ask("/hub", { headers });
    expect(text === plain.text, JSON.stringify(headers)).toBe(true);
    expect(answer.headers.get("ETag")).toBe(plain.answer.headers.get("ETag"));
  }
  for (let number = 0; number < 40; number++) {
    const { text, answer } = await ask(`/hub?utm_source=${crypto.randomUUID()}&x[]=${number}&__proto__=1`);
    expect([text === plain.text, answer.headers.get("ETag")]).toEqual([
      true,
      plain.answer.headers.get("ETag"),
    ]);
  }
  for (const path of ["/search?q=", "/resources/", "/tools?q=", "/newsletter/confirm?token=", "/"]) {
    for (let number = 0; number < 5; number++) await ask(path + crypto.randomUUID());
  }
  expect(await countKeys()).toBe(before);
});

test("an answer to one visitor cannot be dressed up as a file that a cache would keep", async () => {
  const token = "token=AAAAAAAAAAAAAAAAAAAAAA";
  for (const path of [
    `/newsletter/record?${token}`,
    `/newsletter/record.css?${token}`,
    `/newsletter/record/x.css?${token}`,
    `/newsletter/record%2fx.css?${token}`,
    `/newsletter/record;x.css?${token}`,
    `/newsletter/record.data?${token}`,
    `/newsletter/record%0ax.css?${token}`,
    `/pt-br/newsletter/unsubscribe/x.js?${token}`,
    `/api/newsletter/one-click/x.css?${token}`,
  ]) {
    const { answer } = await ask(path, { redirect: "manual" });
    expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
    expect(answer.headers.get("Cloudflare-CDN-Cache-Control"), path).toBeNull();
  }
});

test("a client is known by the address that the edge saw, never by what it says of itself", async () => {
  const statuses = [];
  for (let number = 0; number < 14; number++) {
    const headers = {
      "Content-Type": "application/csp-report",
      "CF-Connecting-IP": "198.51.100.77",
      "X-Forwarded-For": `203.0.113.${number}`,
      "X-Real-IP": `203.0.113.${number}`,
      "True-Client-IP": `203.0.113.${number}`,
      Forwarded: `for=203.0.113.${number}`,
    };
    const { answer } = await ask("/csp-report", { method: "POST", headers, body: "{}" });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 10).every((status) => status === 204)).toBe(true);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

test("the policy of every kind of page allows nothing that would undo it", async () => {
  for (const path of ["/", "/pt-br", "/tools", "/news", "/donate", "/search?q=x", "/nope", "/newsletter"]) {
    const policy = (await ask(path)).answer.headers.get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
      expect(policy, path).toContain(part);
    expect(policy, path).not.toMatch(/unsafe-|\*|http:|strict-dynamic|nonce-|(script|style)-src[^;]* data:/);
  }
});
