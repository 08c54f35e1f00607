import { expect, test } from "vitest";
import { toPageAddress } from "./page-address";

function addressOf(path: string) {
  return toPageAddress(new URL(path, "https://example.org"));
}

test("parameters a page does not understand neither split the cache nor reach the page", () => {
  expect(addressOf("/about?utm_source=x&fbclid=y")).toEqual({
    target: "/about",
    isKept: true,
    isLive: false,
  });
  expect(addressOf("/pt-br/tools?x=1&q=quiz&category=ai_tool")?.target).toBe(
    "/pt-br/tools?q=quiz&category=ai_tool",
  );
});

test("the topics of the news are kept, every other query is rendered each time", () => {
  expect(addressOf("/?tag=education")).toMatchObject({
    target: "/?tag=education",
    isKept: true,
    isLive: true,
  });
  expect(addressOf("/pt-br/news?tag=ethics")).toMatchObject({ isKept: true, isLive: true });
  expect(addressOf("/news?tag=ethics&before=2026-11-20T10:00:00.000Z_a")?.isKept).toBe(false);
  expect(addressOf("/?tag=zzz")?.isKept).toBe(false);
  expect(addressOf("/?tag=ai&run=started")?.isKept).toBe(false);
  expect(addressOf("/?tag=ai&tag=education")?.isKept).toBe(false);
  expect(addressOf("/tools?q=quiz")?.isKept).toBe(false);
});

test("answers to one visitor and data requests are never kept", () => {
  expect(addressOf("/newsletter/confirm?token=abc")?.isKept).toBe(false);
  expect(addressOf("/newsletter/confirm")?.isKept).toBe(false);
  expect(addressOf("/_root.data?tag=ai&x=1")).toMatchObject({ target: "/_root.data?tag=ai", isKept: false });
  expect(addressOf("/tools.data")?.isKept).toBe(false);
});

test("an address no page answers to is none", () => {
  expect(addressOf("/nope")).toBeNull();
});
