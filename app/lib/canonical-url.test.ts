import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl } from "./canonical-url";
import { urlHash } from "./short-hash";

test("the forms of one address are one", () => {
  const expected = "https://example.org/news/a?id=3";
  for (const form of [
    "https://EXAMPLE.org/news/a?id=3",
    "https://example.org:443/news/a/?id=3",
    "https://example.org/news/a?utm_source=rss&id=3&fbclid=x#comments",
    " https://example.org./news/a?id=3&at_medium=RSS ",
  ]) {
    expect(canonicalUrl(form)).toBe(expected);
  }
});

test("only the tracking parameters go; the others keep their spelling", () => {
  expect(canonicalUrl("https://example.org/?b=%20x&a=1+2&flag&ref=rss")).toBe(
    "https://example.org/?b=%20x&a=1+2&flag",
  );
  expect(canonicalUrl("https://example.org/?ref=chapter-3")).toBe("https://example.org/?ref=chapter-3");
});

test("other schemes, user names and broken addresses are refused", () => {
  for (const address of [
    "javascript:alert(1)",
    "JaVa\u0000Script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "ftp://example.org/",
    "https://openai.com@example.org/",
    "//no-base.example",
    "not an address",
    "",
    `https://example.org/${"a".repeat(3000)}`,
  ]) {
    expect(canonicalUrl(address)).toBeNull();
  }
});

test("a relative address is read against its base", () => {
  expect(canonicalUrl("../b/?x=1", "https://example.org/a/feed.xml")).toBe("https://example.org/b?x=1");
});

test("a canonical address is its own canonical address", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = canonicalUrl(address);
      return once === null || canonicalUrl(once) === once;
    }),
  );
});

test("the id of an address is 32 hex characters of its SHA-256", async () => {
  expect(await urlHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223");
});

test("addresses of nothing but slashes are read in linear time", () => {
  const started = performance.now();
  for (let count = 0; count < 100; count += 1) canonicalUrl(`https://example.org/${"/".repeat(8000)}x`);
  expect(performance.now() - started).toBeLessThan(1000);
});
