import { expect, test, vi } from "vitest";
import { forEachLocale } from "~/addresses/languages";
import { findLinkTargets } from "./link-store.server";

const BUILT_IN = forEachLocale(() => "/resources/chatgpt");

async function find(stored: string | null) {
  const findBuiltIn = vi.fn(async () => BUILT_IN);
  const targets = await findLinkTargets("chatgpt", {
    readKv: async () => stored,
    findBuiltIn,
    listOwnHosts: () => [],
    onFailure: () => {},
    onRefusal: () => {},
  });
  return { targets, asked: findBuiltIn.mock.calls.length };
}

test("an author's target for every language needs nothing of the catalogue", async () => {
  const { targets, asked } = await find("https://example.org/elsewhere");
  expect(targets).toEqual(forEachLocale(() => "https://example.org/elsewhere"));
  expect(asked).toBe(0);
});

test("what the author left out, or never set, comes from the site", async () => {
  expect(await find(null)).toEqual({ targets: BUILT_IN, asked: 1 });
  const { targets, asked } = await find('{"en":"https://example.org/elsewhere"}');
  expect(targets).toEqual({ ...BUILT_IN, en: "https://example.org/elsewhere" });
  expect(asked).toBe(1);
});
