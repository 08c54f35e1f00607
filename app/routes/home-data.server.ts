import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listResources } from "~/content/catalogue.server";
import { HOME_TEXT } from "~/content/home.server";
import { toResourceCard } from "~/features/catalogue/core/resource";
import { FEATURED_TOOLS } from "~/features/home/core/home-constants";
import { localeOfRequest } from "~/routes/page-handle";

/** What both home pages show, in the language of the request. */
export function loadHome({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  return {
    text: HOME_TEXT[locale],
    bookUrl: context.config.bookUrl[locale],
    featuredTools: listResources(locale).slice(0, FEATURED_TOOLS).map(toResourceCard),
  };
}
