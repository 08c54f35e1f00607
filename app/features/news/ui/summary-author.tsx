import type { NewsCard } from "~/features/news/core/page/news-card";
import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";

/** Who wrote the words of a card. */
export function SummaryAuthor({ author }: Pick<NewsCard, "author">) {
  const text = useMessages(newsMessages);
  if (author === null) return text.bySource;
  return author.kind === "extract" ? text.byExtract : text.byModel(author.name);
}
