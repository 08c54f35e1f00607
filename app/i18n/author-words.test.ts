import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import type { NewsCard } from "~/features/news/core/page/news-card";
import { authorWords } from "./author-words";
import { newsMessages } from "./messages/news";

test("a translation is said to be one, with the model that made it", () => {
  const authors = [
    { kind: "translator", name: "M" },
    { kind: "model", name: "M" },
    { kind: "extract" },
    null,
  ] satisfies NewsCard["author"][];
  for (const locale of LOCALES) {
    const { byTranslator, byModel, byExtract, bySource } = newsMessages[locale];
    expect(authors.map((author) => authorWords(author, locale))).toEqual([
      byTranslator("M"),
      byModel("M"),
      byExtract,
      bySource,
    ]);
  }
});
