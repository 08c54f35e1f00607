import { expect, test } from "vitest";
import { findPage } from "./addresses";

test.each([
  ["/%6Eews", "/news"],
  ["/%4EEWS/", "/news"],
  ["/%70t-br/n%6ft%69cias", null],
  ["/%72esources/%63hatgpt", "/resources/chatgpt"],
  ["/en/%74ools", "/tools"],
])("%s is another spelling of its page", (path, canonical) => {
  expect(findPage(path)?.canonical ?? null).toBe(canonical);
});

test("a slash or a sign that stands for nothing makes no page of an address", () => {
  for (const path of ["/pt-br%2Fnews", "/%2Fnews", "/news%", "/%zznews", "/%C3%A9"])
    expect(findPage(path), path).toBeNull();
});

test("the pages that became one page lead there from their former addresses", () => {
  for (const former of ["/news/pipeline", "/news/corrections"]) {
    expect(findPage(former)?.canonical).toBe("/how-we-check");
    expect(findPage(`/pt-br${former}`)?.canonical).toBe("/pt-br/como-conferimos");
  }
});

test("an address of nothing but slashes is read in linear time", () => {
  const started = performance.now();
  expect(findPage(`${"/".repeat(64_000)}x`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
