import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localeOfPath } from "~/addresses/languages";
import { correctionsFeedPath, newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { pagesMessages } from "~/i18n/messages/pages";

/** Tells feed readers where the news feed of the page's language is. */
export function newsFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: pagesMessages[locale].news.title,
    href: newsFeedPath(locale),
  };
}

/** Tells feed readers where the feed of corrections in the page's language is. */
export function correctionsFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: pagesMessages[locale]["news-corrections"].title,
    href: correctionsFeedPath(locale),
  };
}
