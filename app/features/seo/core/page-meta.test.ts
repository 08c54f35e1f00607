import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { PRINTED_PAGES } from "~/addresses/printed-codes";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { ogImagePath, PICTURED_PAGES } from "./page-meta";

test("a resource, a printed code and a main page have a picture of their own in each language", () => {
  const own = LOCALES.flatMap((locale) => [
    ...listResources(locale).map(({ id }) => ogImagePath("resource", locale, { id })),
    ...[...PICTURED_PAGES, ...PRINTED_PAGES.map(({ id }) => id)].map((id) => ogImagePath(id, locale)),
  ]);
  expect(new Set(own).size).toBe(own.length);
  expect(PICTURED_PAGES).toEqual(expect.arrayContaining(["bncc", "rules", "prompts", "school-kit"]));
  expect(ogImagePath("resource", "en", { id: "chatgpt" })).toBe("/og/resources/chatgpt-en.png");
  expect(ogImagePath("chapter6-bolt", "pt-br")).toBe("/og/chapter6-bolt-pt-br.png");
  expect(ogImagePath("privacy", "en")).toBe("/og/home-en.png");
});
