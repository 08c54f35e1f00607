import type { NewsCard } from "~/features/news/core/page/news-card";
import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";

/** Who wrote the words of a card. */
export function SummaryAuthor({ author }: Pick<NewsCard, "author">) {
  const text = useMessages(newsMessages);
  if (author === null) return text.bySource;
  if (author.kind === "extract") return text.byExtract;
  return author.kind === "translator" ? text.byTranslator(author.name) : text.byModel(author.name);
}
