import { expect, test } from "vitest";
import { normaliseLinkId, parseLinkValue, preferredLocale } from "./link-target";

test("ids match in any case, and tricks are no ids", () => {
  expect(normaliseLinkId("ChatGPT")).toBe("chatgpt");
  for (const trick of ["", "..", "a/b", "a%2fb", "a\0b", "é", "a".repeat(10_000), "-a"]) {
    expect(normaliseLinkId(trick)).toBeNull();
  }
});

test("a value holds one address or one per language", () => {
  expect(parseLinkValue("/tools")).toEqual({ en: "/tools", "pt-br": "/tools" });
  expect(parseLinkValue('{"en":"/tools","pt-br":"/pt-br/tools"}')).toEqual({
    en: "/tools",
    "pt-br": "/pt-br/tools",
  });
  expect(parseLinkValue("https://example.org/x")?.en).toBe("https://example.org/x");
});

test("a value that would leave the site by a trick is refused", () => {
  for (const value of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "http://example.org",
    "{",
    '{"en":"/a"}',
  ]) {
    expect(parseLinkValue(value)).toBeNull();
  }
});

test("the reader's first language of the two decides", () => {
  expect(preferredLocale("pt-BR,pt;q=0.9,en;q=0.8")).toBe("pt-br");
  expect(preferredLocale("de, en;q=0.3, pt;q=0.7")).toBe("pt-br");
  expect(preferredLocale("en-GB,pt;q=0.5")).toBe("en");
  expect(preferredLocale("fr")).toBe("en");
  expect(preferredLocale(undefined)).toBe("en");
  expect(preferredLocale("pt;q=0, en;q=0.1")).toBe("en");
});
