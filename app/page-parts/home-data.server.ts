import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { completeLocale, type Locale } from "~/addresses/languages";
import { FIRST_TOOLS_EVIDENCE } from "~/content/evidence/first-tools.server";
import { HOME_TEXT } from "~/content/home.server";
import { FIRST_TOOLS } from "~/content/tools/first-tools.server";
import { type Resource, toListedResource } from "~/features/catalogue/core/resource";
import { toolEntries, toResource } from "~/features/catalogue/io/to-resource.server";
import { toDonationProps } from "~/features/donations/io/donation-section.server";
import { parseNewsTag } from "~/features/news/core/page/news-query";
import { toNewsSection } from "~/features/news/core/page/news-section";
import { parseRunNotice } from "~/features/news/core/run/run-notice";
import { valueOr } from "~/lib/answer";
import { localeOfRequest } from "./locale-of-request";

/** The first six tools of the list. The home page shows no more of the catalogue, so it evaluates no more of it. */
function listFeaturedTools(locale: Locale): readonly Resource[] {
  return toolEntries(FIRST_TOOLS, FIRST_TOOLS_EVIDENCE)
    .map((entry) => toResource(entry, locale))
    .filter(({ status }) => status?.hasEnded !== true);
}

const NO_NEWS = { articles: [], lastUpdatedAt: null };

/** Loads the home page in the language of the request. */
export async function loadHome({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const now = context.now.getTime();
  const tag = parseNewsTag(searchParams);
  // An incomplete language has no news of its own: those of its source stand there, marked as such.
  const list = await context.news.listPublished({ tag, locale: completeLocale(locale), now: context.now });
  const featuredTools = listFeaturedTools(locale).map(toListedResource);
  return {
    text: HOME_TEXT[locale],
    authorName: context.config.authorName,
    bookUrl: context.config.bookUrl[locale],
    featuredTools,
    news: toNewsSection({ ...valueOr(list, NO_NEWS), tag, locale, now }),
    runNotice: parseRunNotice(searchParams, now),
    donation: toDonationProps(context.config, locale),
    turnstileSiteKey: context.config.turnstile?.siteKey ?? null,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
