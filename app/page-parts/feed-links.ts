// Links in the head of a page that tell feed readers where its feed is, in the language of the page.
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localeOfPath } from "~/addresses/languages";
import { changesFeedPath, type FeedPage } from "~/features/changes/core/changes-feed";
import { correctionsFeedPath, newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { changesMessages } from "~/i18n/messages/changes";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";

function feedLink(title: string, href: string, format: "rss" | "atom" = "rss"): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: `application/${format}+xml`, title, href };
}

/** The feed of the news. */
export function newsFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return feedLink(pagesMessages[locale].news.title, newsFeedPath(locale));
}

/** The feed of corrections. */
export function correctionsFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return feedLink(newsArticleMessages[locale].correctionsPage.title, correctionsFeedPath(locale));
}

/** The changes of all facts, or of the rules. */
export function changesFeedLink(page: FeedPage, pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return feedLink(changesMessages[locale].feedTitles[page], changesFeedPath(page, locale), "atom");
}
