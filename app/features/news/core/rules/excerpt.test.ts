import { expect, test } from "vitest";
import { ARTICLE_WORDS } from "~/content/words/article-words";
import { toBoilerplate } from "~/features/news/core/feed/boilerplate";
import { cleanHtml } from "~/lib/clean-html";
import { readBodies } from "./excerpt";

test("an excerpt is as clean as it gets: a blank before a hidden character at the end of a paragraph goes, too", () => {
  const html = "<p>The board of the schools has ended the trial \u200b</p><p>It was short &#8203;</p>";
  const boilerplate = toBoilerplate(ARTICLE_WORDS.boilerplate);
  const { excerptHtml } = readBodies({ html, baseUrl: "https://example.org/" }, null, boilerplate);
  expect(excerptHtml).toBe("<p>The board of the schools has ended the trial</p><p>It was short</p>");
  expect(cleanHtml(excerptHtml)).toBe(excerptHtml);
});
