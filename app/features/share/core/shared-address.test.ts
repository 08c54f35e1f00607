import { expect, test } from "vitest";
import { sharedAddress } from "./shared-address";

const ORIGIN = "https://example.org";

test("the shared address is on the configured origin and keeps the filters", () => {
  expect(sharedAddress(ORIGIN, "/tools", "?tag=Writing&free=1")).toBe(
    "https://example.org/tools?tag=Writing&free=1",
  );
  expect(sharedAddress(ORIGIN, "/", "")).toBe("https://example.org/");
});

test("letters beyond ASCII are escaped, and the path is the canonical one", () => {
  expect(sharedAddress(ORIGIN, "/pt-br/library", "?q=educação")).toBe(
    "https://example.org/pt-br/library?q=educa%C3%A7%C3%A3o",
  );
  expect(sharedAddress(ORIGIN, "/PT-BR/Tools/", "")).toBe("https://example.org/pt-br/tools");
});

test("the key of a subscription is not shared", () => {
  expect(sharedAddress(ORIGIN, "/newsletter/confirm", "?token=secret")).toBe(
    "https://example.org/newsletter/confirm",
  );
});

test("no path leads to another host", () => {
  expect(new URL(sharedAddress(ORIGIN, "//evil.example", "")).host).toBe("example.org");
});
