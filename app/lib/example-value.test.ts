import { expect, test } from "vitest";
import { isExampleAddress, isExamplePixCode } from "./example-value";

test("addresses at example.org are examples", () => {
  for (const value of [
    "https://example.org/book",
    "https://www.example.org",
    "a.b@example.org",
    "pix@Example.org",
  ])
    expect(isExampleAddress(value), value).toBe(true);
});

test("an author's own values are not", () => {
  for (const value of [
    ...["https://example.com/book", "https://example.organic/", "https://notexample.org", "a@books.example"],
    ...[
      "https://shop.org/?from=example.org",
      "https://example.org.evil.net/",
      "+5511999999999",
      "",
      null,
      undefined,
    ],
  ])
    expect(isExampleAddress(value), String(value)).toBe(false);
});

test("a Pix code is an example by its key alone", () => {
  const head = "00020126370014br.gov.bcb.pix01";
  expect(isExamplePixCode(`${head}15pix@example.org5204000053039865802BR`)).toBe(true);
  expect(isExamplePixCode(`${head}19pix@example.organic5204000053039865802BR`)).toBe(false);
});
