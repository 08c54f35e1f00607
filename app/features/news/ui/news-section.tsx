import { Link, useLocation, useNavigation } from "@remix-run/react";
import { Newspaper } from "lucide-react";
import { parseNewsTag } from "~/features/news/core/news-query";
import type { NewsSectionData } from "~/features/news/core/news-section";
import { SKELETON_CARDS } from "~/features/news/core/reload-delays";
import type { RunNotice } from "~/features/news/core/run-notice";
import { LastUpdated } from "~/features/news/ui/last-updated";
import { NewsActions } from "~/features/news/ui/news-actions";
import { NewsCardView } from "~/features/news/ui/news-card-view";
import styles from "~/features/news/ui/news-section.module.css";
import { SampleNotice } from "~/features/news/ui/sample-notice";
import { TagChips } from "~/features/news/ui/tag-chips";
import { useNewsRun } from "~/features/news/ui/use-news-run";
import { useSlow } from "~/features/news/ui/use-slow";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { chipClass } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { SectionHeading } from "~/ui/section-heading";
import { Skeleton } from "~/ui/skeleton";

function NewsList({ news, isLoading }: { news: NewsSectionData; isLoading: boolean }) {
  const text = useMessages(newsMessages);
  const { pathname } = useLocation();
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
    <div className={styles.list}>
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
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const run = useNewsRun(notice);
  const isChanging = navigation.state === "loading" && navigation.location.pathname === pathname;
  // The chip answers at once, the list when it has arrived.
  const chosen = isChanging ? parseNewsTag(new URLSearchParams(navigation.location.search)) : news.tag;
  // Spec §4: placeholders only while the list itself is loading and no fetch or summary action runs.
  const isLoading = useSlow((isChanging || run.isReloading) && run.busy === null);
  return (
    <section id="news" aria-labelledby="news-heading" className="page section stack">
      <SectionHeading
        id="news-heading"
        heading={text.heading}
        lead={text.lead}
        actions={
          news.lastUpdate === null ? null : (
            <LastUpdated at={news.lastUpdate.at} initial={news.lastUpdate.freshness} />
          )
        }
      />
      <div className="stack">
        <TagChips
          chosen={chosen}
          hrefOf={(tag) => (tag === "all" ? `${pathname}#news` : `${pathname}?tag=${tag}#news`)}
        />
        <NewsActions {...run} />
      </div>
      {news.showsSamples ? <SampleNotice /> : null}
      <NewsList news={news} isLoading={isLoading} />
      <p className="muted reading">{text.footer}</p>
      <p className="cluster">
        <Link to={pathOf("news", locale)}>{text.archive}</Link>
        <Link to={pathOf("news-pipeline", locale)}>{text.pipeline}</Link>
      </p>
    </section>
  );
}
