import type { Locale } from "~/addresses/languages";
import type { NewsCard } from "~/features/news/core/page/news-card";
import { newsMessages } from "./messages/news";

/** Who wrote the text of a card, in words, for pages and feeds alike. */
export function authorWords(author: NewsCard["author"], locale: Locale): string {
  const text = newsMessages[locale];
  if (author === null) return text.bySource;
  if (author.kind === "extract") return text.byExtract;
  return author.kind === "translator" ? text.byTranslator(author.name) : text.byModel(author.name);
}
