import { expect, test } from "vitest";
import { pack, unpack } from "./packed-answer";

const html = "<p>Página</p>".repeat(500);
const answer = () =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "X-A": "b" } });

test("a page is a fraction of itself in the store, and comes back as it was with its headers", async () => {
  const stored = pack(answer());
  expect((await stored.clone().arrayBuffer()).byteLength).toBeLessThan(html.length / 4);
  const back = unpack(stored);
  expect(await back.text()).toBe(html);
  expect([...back.headers]).toEqual([...answer().headers]);
});

test("a font is stored as it came, and what an older worker has stored is read as it lies", async () => {
  const font = new Response("woff2", { headers: { "Content-Type": "font/woff2" } });
  expect(pack(font)).toBe(font);
  expect(await unpack(answer()).text()).toBe(html);
});
