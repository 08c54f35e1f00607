import { toPath } from "~/addresses/addresses";
import { MISSED_FIELD } from "~/features/reports/core/report-path";
import type { CountedChip } from "~/features/search/core/filters";
import type { KindCount } from "~/features/search/core/kind-counts";
import { KIND_HUE, resultFace } from "~/features/search/core/result-face";
import type { SearchKind, SearchResult } from "~/features/search/core/search-index";
import { searchPageCount, toSearchPath } from "~/features/search/core/search-query";
import { SearchHints } from "~/features/search/ui/search-hints";
import SearchReport from "~/features/search/ui/search-report.island";
import { MainAreas } from "~/features/shell/ui/main-areas";
import { kindsMessages } from "~/i18n/messages/kinds";
import { pagesMessages } from "~/i18n/messages/pages";
import { searchMessages } from "~/i18n/messages/search";
import { searchPageMessages } from "~/i18n/messages/search-page";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { chipClass, chipRowClass } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { ExternalLink } from "~/ui/external-link";
import { Field } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { Pagination } from "~/ui/pagination";
import { SearchBox } from "~/ui/search-box";
import { wholeWords } from "~/ui/whole-words";
import styles from "./search-page.module.css";

interface SearchPageProps {
  readonly text: string;
  readonly page: number;
  /** The only kind that is shown; null shows all. */
  readonly kind: SearchKind | null;
  /** Counts of the results by kind. */
  readonly counts: readonly KindCount[];
  /** How many results of the chosen kind there are. */
  readonly shown: number;
  readonly didYouMean: string | null;
  /** The lists that the text narrows. */
  readonly chips: readonly CountedChip[];
  /** Those of this page. */
  readonly results: readonly SearchResult[];
}

/** The search as a page: the results, and beside them their kinds; or ways to go on where there are none. */
export function SearchPage({ text, page, kind, counts, shown, didYouMean, chips, results }: SearchPageProps) {
  const messages = useMessages(searchMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const hrefOfPage = (to: number) => toSearchPath({ text, page: to, kind }, locale);

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
            <EmptyState level={2} heading={messages.noResults} actions={<MissedSearch words={text} />}>
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

/** A few searches to begin with, for who does not know yet what there is. */
function SearchExamples() {
  const { examples, exampleTexts } = useMessages(searchPageMessages);
  const locale = useLocale();
  return (
    <nav aria-label={examples} className={styles.ways}>
      <p>{examples}</p>
      <ul className={chipRowClass()}>
        {exampleTexts.map((text) => (
          <li key={text}>
            <Link to={toSearchPath({ text }, locale)} className={chipClass()}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Offers to tell the author what a search did not find, and says before which words go. A form, for pages without script. */
function MissedSearch({ words }: { readonly words: string }) {
  const { sends, tell } = useMessages(searchMessages).missed;
  return (
    <form method="post" action={toPath("report", useLocale())} className="stack">
      <p className="muted">{sends(words)}</p>
      <input type="hidden" name={MISSED_FIELD} value={words} />
      <p>
        <Button type="submit">{tell}</Button>
      </p>
    </form>
  );
}

/** The search box of a page: a plain GET form, with or without script. */
function SearchForm({ query }: { query: string }) {
  const text = useMessages(searchMessages);
  return (
    <search aria-label={text.submit}>
      <form action={toPath("search", useLocale())} className="reading">
        <SearchBox label={text.submit}>
          <Field
            type="search"
            name="q"
            label={text.field}
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
          />
        </SearchBox>
      </form>
    </search>
  );
}

interface SearchKindsProps {
  readonly text: string;
  /** Counts of the results by kind. */
  readonly counts: readonly KindCount[];
  /** The only kind that is shown; null shows all. */
  readonly chosen: SearchKind | null;
}

/** The kinds of things that were found, each with its count and as a link to the results of that kind alone. */
function SearchKinds({ text, counts, chosen }: SearchKindsProps) {
  const { narrow, everything, kinds } = useMessages(searchPageMessages);
  const locale = useLocale();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows: { kind: SearchKind | null; count: number }[] = [{ kind: null, count: total }, ...counts];
  return (
    <nav aria-labelledby="search-kinds" className={styles.ways}>
      <h2 id="search-kinds" className={styles.heading}>
        {narrow}
      </h2>
      <ul className={chipRowClass({ scrolls: true, className: styles.kinds })}>
        {rows.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={toSearchPath({ text, kind }, locale)}
              className={chipClass()}
              aria-current={kind === chosen ? "true" : undefined}
            >
              {kind === null ? everything : kinds[kind]} <span className="tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The results of the search page: the title leads to our page of the thing, a second link to the thing itself. */
function SearchResultList({ results }: { results: readonly SearchResult[] }) {
  const text = useMessages(searchMessages);
  const kinds = useMessages(kindsMessages);
  const { common } = useMessages(shellMessages);
  return (
    <ul className="stack reading">
      {results.map(({ id, kind, title, titleLang, face, description, path, url }) => (
        <li key={id}>
          <Card
            level={2}
            category={KIND_HUE[kind]}
            face={resultFace({ kind, face })}
            eyebrow={
              <Badge tone="category" category={KIND_HUE[kind]}>
                {kinds[kind]}
              </Badge>
            }
            heading={
              <Link to={path} lang={titleLang ?? undefined}>
                {wholeWords(title)}
              </Link>
            }
            actions={
              url === null ? null : (
                <ExternalLink href={url} newTabLabel={`(${common.newTab})`} data-resource={id}>
                  {text.visit}
                  <span className="visually-hidden" lang={titleLang ?? undefined}>
                    {" "}
                    {title}
                  </span>
                </ExternalLink>
              )
            }
          >
            <p>{wholeWords(description)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
