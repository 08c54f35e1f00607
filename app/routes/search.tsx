// What the search overlay finds, as a page that works without script.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { localeOfPath } from "~/addresses/languages";
import { toSearchResult } from "~/features/search/core/search-index";
import {
  parseSearchQuery,
  SEARCH_PAGE_SIZE,
  searchPageCount,
  toSearchQuery,
} from "~/features/search/core/search-query";
import { SearchForm } from "~/features/search/ui/search-form";
import { SearchHints } from "~/features/search/ui/search-hints";
import { SearchQuickLinks } from "~/features/search/ui/search-quick-links";
import { SearchReport } from "~/features/search/ui/search-report";
import { SearchResultList } from "~/features/search/ui/search-result-list";
import { pagesMessages } from "~/i18n/messages/pages";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import { Pagination } from "~/ui/pagination";

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchSite } = await import("~/features/search/io/search-index.server");
  const locale = localeOfRequest(request);
  const asked = parseSearchQuery(new URL(request.url).searchParams);
  const { results: found, didYouMean } = searchSite(locale, asked.text);
  const page = Math.min(asked.page, searchPageCount(found.length));
  const first = (page - 1) * SEARCH_PAGE_SIZE;
  return {
    text: asked.text,
    page,
    total: found.length,
    title: asked.text === "" ? null : searchMessages[locale].titleFor(asked.text),
    didYouMean,
    results: found.slice(first, first + SEARCH_PAGE_SIZE).map(toSearchResult),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.data?.title ?? null;
  const { description } = pagesMessages[localeOfPath(args.location.pathname)].search;
  return title === null ? metaOfPage(args) : metaOfPage(args, { title, description });
};

export default function SearchPage() {
  const { text, page, total, didYouMean, results } = useLoaderData<typeof loader>();
  const messages = useMessages(searchMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  const hrefOfPage = (to: number) => `${pathOf("search", locale)}?${toSearchQuery({ text, page: to })}`;

  return (
    <div className="page section stack">
      <h1>{pages.search.title}</h1>
      {text === "" ? null : (
        <Island name="search-report" of={SearchReport} props={{ query: text, results: total }} />
      )}
      <SearchForm query={text} />
      <p role="status" className="muted tabular">
        {text !== "" && total > 0 ? messages.count(total, total) : ""}
      </p>
      <SearchHints query={text} didYouMean={didYouMean} />
      {text === "" ? <p>{messages.startHint}</p> : null}
      {text !== "" && total === 0 ? (
        <EmptyState level={2} heading={messages.noResults}>
          {messages.noResultsHint}
        </EmptyState>
      ) : null}
      {total === 0 ? <SearchQuickLinks /> : null}
      <SearchResultList results={results} />
      <Pagination
        label={messages.pages.label}
        page={page}
        pageCount={searchPageCount(total)}
        hrefOfPage={hrefOfPage}
        labelOfPage={messages.pages.page}
        previousLabel={messages.pages.previous}
        nextLabel={messages.pages.next}
        renderLink={({ href, children, ...link }) => (
          <Link to={href} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
