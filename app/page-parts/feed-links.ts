// Links in the head of a page that tell feed readers where its feed is, in the language of the page.
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localeOfPath } from "~/addresses/languages";
import { changesFeedPath } from "~/features/changes/core/changes-feed";
import { correctionsFeedPath, newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { ruleChangesPath } from "~/features/rules/core/rule-files";
import { changesMessages } from "~/i18n/messages/changes";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";

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

/** The changes of the rules. */
export function rulesFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return feedLink(rulesPageMessages[locale].feed.title, ruleChangesPath(locale));
}

/** The changes of all facts. */
export function changesFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return feedLink(changesMessages[locale].feedTitle, changesFeedPath(locale), "atom");
}
