// The record of corrections as an RSS feed per language, from the same reader as its page.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { type CorrectionsFeedText, toCorrectionsFeed } from "~/features/news/core/page/corrections-feed";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { shellMessages } from "~/i18n/messages/shell";
import { getConfig } from "../env";
import { createLog } from "../log";
import { createQueryRunner } from "../services/ask-database";
import { createNewsService } from "../services/news-service";
import type { AppBindings } from "./app-bindings";
import { answerRss } from "./tagged-answer";

function toText(locale: Locale): CorrectionsFeedText {
  const { corrections: before, withdrawn, correctionsPage } = newsArticleMessages[locale];
  const { title, description, changedItem, withdrawnItem } = correctionsPage;
  const { noReason, reasons } = withdrawn;
  return {
    title: `${title} · ${shellMessages[locale].siteTitle}`,
    description,
    before,
    changedItem,
    withdrawnItem,
    noReason,
    reasons,
  };
}

/** `GET /news/corrections/feed.xml`, also under the prefix of a language. 503 when the database does not answer. */
export function correctionsFeed(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { ask } = createQueryRunner(createLog({ requestId: c.get("requestId") }));
    const record = await createNewsService(c.env.DB, ask).readCorrections();
    if (!record.ok) return c.text("The corrections cannot be read at the moment.\n", 503);
    const origin = getConfig(c.env).siteOrigin;
    const xml = toCorrectionsFeed({ ...record.value, locale, text: toText(locale), origin });
    return answerRss(c, xml);
  };
}
