import { pathOf } from "~/addresses/addresses";
import type { CountedChip } from "~/features/search/core/filters";
import type { KindCount } from "~/features/search/core/kind-counts";
import type { SearchKind, SearchResult } from "~/features/search/core/search-index";
import { searchPageCount, toSearchQuery } from "~/features/search/core/search-query";
import { SearchExamples } from "~/features/search/ui/search-examples";
import { SearchForm } from "~/features/search/ui/search-form";
import { SearchHints } from "~/features/search/ui/search-hints";
import { SearchKinds } from "~/features/search/ui/search-kinds";
import styles from "~/features/search/ui/search-page.module.css";
import SearchReport from "~/features/search/ui/search-report.island";
import { SearchResultList } from "~/features/search/ui/search-result-list";
import { MainAreas } from "~/features/shell/ui/main-areas";
import { pagesMessages } from "~/i18n/messages/pages";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";

interface SearchPageProps {
  readonly text: string;
  readonly page: number;
  /** The only kind that is shown; null shows all. */
  readonly kind: SearchKind | null;
  /** What was found, by kind. */
  readonly counts: readonly KindCount[];
  /** How many results of the chosen kind there are. */
  readonly shown: number;
  readonly didYouMean: string | null;
  /** The lists that the text narrows. */
  readonly chips: readonly CountedChip[];
  /** Those of this page. */
  readonly results: readonly SearchResult[];
}

/** The search as a page: what was found, and beside it its kinds; or ways to go on where nothing was. */
export function SearchPage({ text, page, kind, counts, shown, didYouMean, chips, results }: SearchPageProps) {
  const messages = useMessages(searchMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const hrefOfPage = (to: number) => `${pathOf("search", locale)}?${toSearchQuery({ text, page: to, kind })}`;

  return (
    <div className="page section stack">
      <h1>{pages.search.title}</h1>
      {text === "" ? null : (
        <Island name="search-report" of={SearchReport} props={{ query: text, results: total }} />
      )}
      <div className={styles.layout}>
        <div className="stack">
          <SearchForm query={text} />
          <p role="status" className="muted tabular">
            {text !== "" && total > 0 ? messages.count(shown, total) : ""}
          </p>
          <SearchHints chips={chips} didYouMean={didYouMean} />
          {text === "" ? <p>{messages.startHint}</p> : null}
          {text !== "" && total === 0 ? (
            <EmptyState level={2} heading={messages.noResults}>
              {messages.noResultsHint}
            </EmptyState>
          ) : null}
          {total === 0 ? <SearchExamples /> : null}
        </div>
        <div className={styles.side}>
          {total === 0 ? <MainAreas /> : <SearchKinds text={text} counts={counts} chosen={kind} />}
        </div>
        <div className="stack">
          <SearchResultList results={results} />
          <Pagination
            label={messages.pages.label}
            page={page}
            pageCount={searchPageCount(shown)}
            hrefOfPage={hrefOfPage}
            labelOfPage={messages.pages.page}
            previousLabel={messages.pages.previous}
            nextLabel={messages.pages.next}
          />
        </div>
      </div>
    </div>
  );
}
