import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { readFeed, type Validators } from "~/features/news/io/read-feed.server";
import type { Step } from "../servers/scripted-server";
import { script } from "./scripted";

const NOTHING_KNOWN: Validators = { etag: null, lastModified: null };

function read(url: string, known = NOTHING_KNOWN, timeoutMs = 10_000) {
  return readFeed(url, known, {
    fetch,
    fetchAllow: [env.SCRIPTED_SERVER],
    userAgent: "test",
    timeoutMs,
  });
}

async function toReason(steps: readonly Step[], timeoutMs?: number): Promise<string> {
  const { url } = await script(...steps);
  const answer = await read(url, NOTHING_KNOWN, timeoutMs);
  return answer.type === "failed" ? answer.reason : answer.type;
}

test("a good feed comes back whole, with its validators and where it was found", async () => {
  const { url } = await script({
    body: "<rss/>",
    etag: '"v1"',
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Last-Modified": "Fri, 20 Nov 2026 08:00:00 GMT",
    },
  });
  const answer = await read(url);
  expect(answer).toMatchObject({
    type: "body",
    contentType: "application/rss+xml; charset=utf-8",
    validators: { etag: '"v1"', lastModified: "Fri, 20 Nov 2026 08:00:00 GMT" },
    url,
  });
  expect(answer.type === "body" && new TextDecoder().decode(answer.bytes)).toBe("<rss/>");
});

test("a feed that knows its entity tag answers unchanged", async () => {
  const { url } = await script({ body: "<rss/>", etag: '"v1"' });
  expect(await read(url, { etag: '"v1"', lastModified: null })).toEqual({ type: "unchanged" });
});

test("a feed that never answers is given up after its time", async () => {
  expect(await toReason([{ fault: "hang" }], 300)).toBe("timeout");
});

test("a feed that drips for ever is given up after its time", async () => {
  expect(await toReason([{ fault: "drip" }], 500)).toBe("timeout");
});

test("a feed of 50 MB is stopped at 5 MB", async () => {
  expect(await toReason([{ fault: "huge" }])).toBe("too-large");
});

test("a gzip bomb is counted as it unfolds", async () => {
  expect(await toReason([{ fault: "gzip-bomb" }])).toBe("too-large");
});

test("a redirect to a private address is refused in any notation", async () => {
  for (const location of [
    "http://169.254.169.254/latest",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://10.1/",
    "http://[::ffff:10.0.0.1]/",
    "http://[fd00::1]/",
    "//127.0.0.1/feed",
    "http://localhost/",
    "http://metadata.google.internal/",
  ]) {
    const reason = await toReason([{ status: 302, headers: { Location: location } }]);
    expect(reason, location).toMatch(/^refused:private-/);
  }
  expect(await toReason([{ status: 302, headers: { Location: "file:///etc/passwd" } }])).toBe(
    "refused:scheme",
  );
  expect(await toReason([{ status: 302, headers: { Location: "http://example.org:22/" } }])).toBe(
    "refused:port",
  );
  expect(await toReason([{ status: 302, headers: { Location: "http://example.org@10.0.0.1/" } }])).toBe(
    "refused:userinfo",
  );
});

test("every hop is checked, not only the first", async () => {
  const last = await script({ status: 307, headers: { Location: "http://192.168.1.1/feed" } });
  const middle = await script({ status: 301, headers: { Location: last.url } });
  const { url } = await script({ status: 302, headers: { Location: middle.url } });
  expect(await read(url)).toMatchObject({ type: "failed", reason: "refused:private-address" });
});

test("a redirect loop ends after three hops", async () => {
  const loop = await script({ status: 302, headers: { Location: "?again" } });
  expect(await read(loop.url)).toMatchObject({ type: "failed", reason: "too-many-redirects" });
  expect(await loop.seen()).toHaveLength(4);
});

test("a redirect is followed and its end is the address of the feed", async () => {
  const target = await script({ body: "<rss/>" });
  const { url } = await script({ status: 301, headers: { Location: target.url } });
  expect(await read(url)).toMatchObject({ type: "body", url: target.url });
});

test("a cut connection is a failure with its reason", async () => {
  expect(await toReason([{ fault: "reset" }])).toMatch(/^network:/);
  expect(await toReason([{ fault: "cut" }])).toMatch(/^network:/);
});

test("a failed TLS handshake and a closed port are failures with their reason", async () => {
  expect(await read(`https://${env.SCRIPTED_SERVER}/feed`)).toMatchObject({
    type: "failed",
    reason: expect.stringMatching(/^network:/),
  });
  const closed = await readFeed("http://127.0.0.1:1/feed", NOTHING_KNOWN, {
    fetch,
    fetchAllow: ["127.0.0.1:1"],
    userAgent: "test",
  });
  expect(closed).toMatchObject({ type: "failed", reason: expect.stringMatching(/^network:/) });
});

test("a server error is a failure that carries the time to wait", async () => {
  const { url } = await script({ status: 503, headers: { "Retry-After": "120" } });
  expect(await read(url)).toEqual({ type: "failed", reason: "status:503", retryAfter: "120" });
});

test("a feed address on a private host is never asked", async () => {
  expect(await read("http://127.0.0.1:1/feed")).toMatchObject({ type: "failed", reason: "refused:port" });
  expect(await read("http://127.0.0.1/feed")).toMatchObject({
    type: "failed",
    reason: "refused:private-address",
  });
  expect(await read("not an address")).toMatchObject({ type: "failed", reason: "refused:address" });
});
