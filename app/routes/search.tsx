// Search results as a page, which works without script, with those of the search overlay.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localeOfPath } from "~/addresses/languages";
import { countFilterChips } from "~/features/search/core/filters";
import { countKinds } from "~/features/search/core/kind-counts";
import { toSearchResult } from "~/features/search/core/search-index";
import { parseSearchQuery, SEARCH_PAGE_SIZE, searchPageCount } from "~/features/search/core/search-query";
import { pagesMessages } from "~/i18n/messages/pages";
import { searchMessages } from "~/i18n/messages/search";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { SearchPage } from "~/page-parts/search-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { listSearchEntries, searchSite } = await import("~/features/search/io/search-index.server");
  const locale = localeOfRequest(request);
  const asked = parseSearchQuery(new URL(request.url).searchParams);
  const { results: found, didYouMean } = searchSite(locale, asked.text);
  const ofKind = found.filter((entry) => entry.kind === asked.kind);
  // A kind of which there is nothing would be an empty page beside things that were found.
  const [kind, shown] = ofKind.length === 0 ? [null, found] : [asked.kind, ofKind];
  const page = Math.min(asked.page, searchPageCount(shown.length));
  const first = (page - 1) * SEARCH_PAGE_SIZE;
  return {
    text: asked.text,
    page,
    kind,
    counts: countKinds(found),
    shown: shown.length,
    title: asked.text === "" ? null : searchMessages[locale].titleFor(asked.text),
    didYouMean,
    chips: countFilterChips(asked.text, listSearchEntries(locale), locale),
    results: shown.slice(first, first + SEARCH_PAGE_SIZE).map(toSearchResult),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.data?.title ?? null;
  const { description } = pagesMessages[localeOfPath(args.location.pathname)].search;
  return title === null ? metaOfPage(args) : metaOfPage(args, { title, description });
};

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
