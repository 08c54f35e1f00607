import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listResources } from "~/content/catalogue.server";
import { toDonationProps } from "~/content/donation-section.server";
import { HOME_TEXT } from "~/content/home.server";
import { toListedResource } from "~/features/catalogue/core/resource";
import { staleMonths } from "~/features/catalogue/core/resource-page";
import { FEATURED_TOOLS } from "~/features/home/core/home-constants";
import { localeOfRequest } from "./page-handle";

/** What both home pages show, in the language of the request. */
export function loadHome({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const featuredTools = listResources(locale).slice(0, FEATURED_TOOLS).map(toListedResource);
  return {
    text: HOME_TEXT[locale],
    bookUrl: context.config.bookUrl[locale],
    featuredTools,
    staleMonths: staleMonths(featuredTools, context.now),
    donation: toDonationProps(context.config, locale),
  };
}

export type HomeData = ReturnType<typeof loadHome>;
