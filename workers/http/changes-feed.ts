import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { type FeedPage, toAtomFeed } from "~/features/changes/core/changes-feed";
import { listShownChanges } from "~/features/changes/io/shown-changes.server";
import { changesMessages } from "~/i18n/messages/changes";
import { shellMessages } from "~/i18n/messages/shell";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";
import { answerTagged } from "./tagged-answer";

/** `GET /changes/feed.xml` and, of the rules alone, `GET /rules/changes.xml`, and their twins in each language. */
export function changesFeed(page: FeedPage, locale: Locale) {
  return (c: Context<AppBindings>): Promise<Response> => {
    const { feedTitles, source } = changesMessages[locale];
    const xml = toAtomFeed({
      page,
      changes: listShownChanges(new Date(), locale).filter(({ kind }) => page !== "rules" || kind === "law"),
      locale,
      origin: getConfig(c.env).siteOrigin,
      title: feedTitles[page],
      siteTitle: shellMessages[locale].siteTitle,
      sourceWord: source,
    });
    return answerTagged(c, xml, {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    });
  };
}
