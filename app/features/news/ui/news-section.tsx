import { Link, useLocation, useNavigation } from "@remix-run/react";
import { Newspaper } from "lucide-react";
import type { NewsSectionData } from "~/features/news/core/news-section";
import { SKELETON_CARDS } from "~/features/news/core/reload-delays";
import type { RunNotice } from "~/features/news/core/run-notice";
import { TAG_FILTERS, type TagFilter } from "~/features/news/core/tags";
import { LastUpdated } from "~/features/news/ui/last-updated";
import { NewsActions } from "~/features/news/ui/news-actions";
import { NewsCardView } from "~/features/news/ui/news-card-view";
import styles from "~/features/news/ui/news-section.module.css";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import { translate, useLocale, useMessages } from "~/i18n/translate";
import { chipClass } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { SectionHeading } from "~/ui/section-heading";
import { Skeleton } from "~/ui/skeleton";

function TagChips({ chosen }: { chosen: TagFilter }) {
  const text = useMessages(newsMessages);
  const { pathname } = useLocation();
  return (
    <nav aria-label={text.chipsLabel}>
      <ul className={styles.chips}>
        {TAG_FILTERS.map((tag) => (
          <li key={tag}>
            <Link
              to={tag === "all" ? `${pathname}#news` : `${pathname}?tag=${tag}#news`}
              preventScrollReset
              className={chipClass()}
              {...(tag === chosen ? { "aria-current": "true" as const } : {})}
            >
              {translate(text.tags, tag)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewsList({ news }: { news: NewsSectionData }) {
  const text = useMessages(newsMessages);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  // Spec §4: the skeleton shows only while the list itself is loading, not during a fetch or summary run.
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname;
  if (isLoading) {
    return (
      <div className="card-grid" aria-busy="true">
        <Skeleton shape="card" count={SKELETON_CARDS} />
      </div>
    );
  }
  if (news.featured === null) {
    return (
      <EmptyState
        icon={Newspaper}
        heading={text.empty.heading}
        actions={
          news.tag === "all" ? null : (
            <Link to={`${pathname}#news`} preventScrollReset className={chipClass()}>
              {text.empty.all}
            </Link>
          )
        }
      >
        {text.empty.text}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <NewsCardView card={news.featured} featured />
      <div className="card-grid">
        {news.grid.map((card) => (
          <NewsCardView key={card.id} card={card} />
        ))}
      </div>
    </div>
  );
}

interface NewsSectionProps {
  readonly news: NewsSectionData;
  readonly notice: RunNotice | null;
}

/** Spec §2, "News section (home)". */
export function NewsSection({ news, notice }: NewsSectionProps) {
  const text = useMessages(newsMessages);
  const locale = useLocale();
  return (
    <section id="news" aria-labelledby="news-heading" className="page section stack">
      <SectionHeading id="news-heading" heading={text.heading} lead={text.lead} />
      <div className={styles.bar}>
        <TagChips chosen={news.tag} />
        <NewsActions notice={notice} />
        {news.lastUpdate === null ? null : (
          <LastUpdated at={news.lastUpdate.at} initial={news.lastUpdate.freshness} />
        )}
      </div>
      {news.showsSamples ? <p className={styles.samples}>{text.sampleNotice}</p> : null}
      <NewsList news={news} />
      <p className="muted reading">{text.footer}</p>
      <p className="cluster">
        <Link to={pathOf("news", locale)}>{text.archive}</Link>
        <Link to={pathOf("news-pipeline", locale)}>{text.pipeline}</Link>
      </p>
    </section>
  );
}
