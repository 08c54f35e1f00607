// An RSS feed per language, from the same reader as the pages.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { FEED_ARTICLES, type NewsFeedText, toNewsFeed } from "~/features/news/core/page/news-feed";
import { authorWords } from "~/i18n/author-words";
import { newsMessages } from "~/i18n/messages/news";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { getConfig } from "../env";
import { createLog } from "../log";
import { createQueryRunner } from "../services/ask-database";
import { createNewsService } from "../services/news-service";
import type { AppBindings } from "./app-bindings";
import { answerRss } from "./tagged-answer";

function toText(locale: Locale): NewsFeedText {
  const text = newsMessages[locale];
  const { title, description } = pagesMessages[locale].news;
  return {
    title: `${title} · ${shellMessages[locale].siteTitle}`,
    description,
    classNote: text.classNote,
    alsoIn: text.alsoIn,
    toOrigin: ({ sourceName, lang, author }) =>
      [sourceName, ...(lang === null ? [] : [text.inLanguage[lang]]), authorWords(author, locale)].join(
        " · ",
      ),
  };
}

/** `GET /news/feed.xml`, also under the prefix of a language. 503 when the database does not answer. */
export function newsFeed(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { ask } = createQueryRunner(createLog({ requestId: c.get("requestId") }));
    const news = createNewsService(c.env.DB, ask);
    const list = await news.listPublished({ tag: "all", locale, now: new Date(), limit: FEED_ARTICLES });
    if (!list.ok) return c.text("The news cannot be read at the moment.\n", 503);
    const xml = toNewsFeed({
      ...list.value,
      locale,
      text: toText(locale),
      origin: getConfig(c.env).siteOrigin,
    });
    return answerRss(c, xml);
  };
}
