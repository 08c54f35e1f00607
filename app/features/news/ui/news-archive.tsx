import { useNavigation } from "@remix-run/react";
import { Newspaper } from "lucide-react";
import type { NewsArchiveData } from "~/features/news/core/news-archive";
import { type ArchiveQuery, toArchiveSearch } from "~/features/news/core/news-query";
import { SKELETON_CARDS } from "~/features/news/core/reload-delays";
import { ArchiveFilters } from "~/features/news/ui/archive-filters";
import { NewsCardView } from "~/features/news/ui/news-card-view";
import { SampleNotice } from "~/features/news/ui/sample-notice";
import { TagChips } from "~/features/news/ui/tag-chips";
import { useNewsViews } from "~/features/news/ui/use-news-views";
import { useSlow } from "~/features/news/ui/use-slow";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import { Pagination } from "~/ui/pagination";
import { Skeleton } from "~/ui/skeleton";

function isFiltered({ tag, source, q }: ArchiveQuery): boolean {
  return tag !== "all" || source !== null || q !== "";
}

function ClearFilters({ action }: { action: string }) {
  return (
    <Link to={action} preventScrollReset className={buttonClass({ size: "small" })}>
      {useMessages(newsArchiveMessages).clear}
    </Link>
  );
}

function ArchiveList({ archive, action }: { archive: NewsArchiveData; action: string }) {
  const text = useMessages(newsArchiveMessages);
  const { empty } = useMessages(newsMessages);
  const isLoading = useNavigation().location?.pathname === action;
  if (useSlow(isLoading)) {
    return (
      <div className="card-grid" aria-busy="true">
        <Skeleton shape="card" count={SKELETON_CARDS} />
      </div>
    );
  }
  if (archive.cards.length === 0) {
    const filtered = isFiltered(archive.query);
    return (
      <EmptyState
        icon={Newspaper}
        level={2}
        heading={filtered ? text.empty.heading : empty.heading}
        actions={filtered ? <ClearFilters action={action} /> : null}
      >
        {filtered ? text.empty.text : empty.text}
      </EmptyState>
    );
  }
  return (
    <div className="card-grid">
      {archive.cards.map((card) => (
        <NewsCardView key={card.id} card={card} level={2} />
      ))}
    </div>
  );
}

/** The archive below its heading: filters, count, cards and pages; every state of it is an address. */
export function NewsArchive({ archive }: { archive: NewsArchiveData }) {
  useNewsViews();
  const text = useMessages(newsArchiveMessages);
  const action = pathOf("news", useLocale());
  const { query, total, pageCount, sources } = archive;
  const hrefOf = (changes: Partial<ArchiveQuery>) => action + toArchiveSearch({ ...query, ...changes });
  return (
    <div className="stack">
      <TagChips chosen={query.tag} hrefOf={(tag) => hrefOf({ tag, page: 1 })} />
      <ArchiveFilters query={query} sources={sources} action={action} />
      <div className="cluster">
        <p role="status" className="muted tabular">
          {text.count(total)}
        </p>
        {isFiltered(query) && total > 0 ? <ClearFilters action={action} /> : null}
      </div>
      {archive.showsSamples ? <SampleNotice /> : null}
      <ArchiveList archive={archive} action={action} />
      <Pagination
        label={text.pages.label}
        page={query.page}
        pageCount={pageCount}
        hrefOfPage={(page) => hrefOf({ page })}
        labelOfPage={text.pages.page}
        previousLabel={text.pages.previous}
        nextLabel={text.pages.next}
        renderLink={({ href, children, ...link }) => (
          <Link to={href} {...link}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
