import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { toAtomFeed } from "~/features/changes/core/changes-feed";
import { listShownChanges } from "~/features/changes/io/shown-changes.server";
import { changesMessages } from "~/i18n/messages/changes";
import { shellMessages } from "~/i18n/messages/shell";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";
import { answerTagged } from "./tagged-answer";

/** `GET /changes/feed.xml`, and its twin in each language. */
export function changesFeed(locale: Locale) {
  return (c: Context<AppBindings>): Promise<Response> => {
    const { feedTitle, was, now, source } = changesMessages[locale];
    const xml = toAtomFeed({
      changes: listShownChanges(new Date(), locale),
      locale,
      origin: getConfig(c.env).siteOrigin,
      title: feedTitle,
      siteTitle: shellMessages[locale].siteTitle,
      words: { was, now, source },
    });
    return answerTagged(c, xml, {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    });
  };
}
