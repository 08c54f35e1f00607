import { Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { NewsSectionData } from "~/features/news/core/page/news-section";
import { newsMessages } from "~/i18n/messages/news";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { chipClass } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { Link, usePagePlace } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { NewsCardView } from "./news-card-view";
import styles from "./news-section.module.css";
import { SampleNotice } from "./sample-notice";
import { NEWS_LIST_ID } from "./shown-news";
import { TagChips } from "./tag-chips";

function NewsList({ news }: { news: NewsSectionData }) {
  const text = useMessages(newsMessages);
  const { pathname } = usePagePlace();
  if (news.featured === null) {
    return (
      <EmptyState
        icon={Newspaper}
        heading={text.empty.heading}
        actions={
          news.tag === "all" ? null : (
            <Link to={`${pathname}#news`} className={chipClass()}>
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
      <div className={`card-grid ${styles.grid}`}>
        {news.grid.map((card) => (
          <NewsCardView key={card.id} card={card} />
        ))}
      </div>
    </div>
  );
}

interface NewsSectionProps {
  readonly news: NewsSectionData;
  /** Time since the news came in. */
  readonly lastUpdated: ReactNode;
  /** The buttons that bring in and refresh the news. */
  readonly actions: ReactNode;
}

/** The news section of the home page: the news first, then the controls that bring more of it. */
export function NewsSection({ news, lastUpdated, actions }: NewsSectionProps) {
  const text = useMessages(newsMessages);
  const locale = useLocale();
  const { pathname } = usePagePlace();
  return (
    <section id="news" aria-labelledby="news-heading" className="page section stack">
      <SectionHeading id="news-heading" heading={text.heading} lead={text.lead} />
      <TagChips
        chosen={news.tag}
        hrefOf={(tag) => (tag === "all" ? `${pathname}#news` : `${pathname}?tag=${tag}#news`)}
      />
      <div id={NEWS_LIST_ID} className="stack" data-updated-at={news.lastUpdate?.at}>
        {news.showsSamples ? <SampleNotice /> : null}
        <NewsList news={news} />
      </div>
      <div className={styles.foot}>
        <Link to={pathOf("news", locale)} className={buttonClass()}>
          {text.archive}
        </Link>
        {lastUpdated}
        {actions}
      </div>
      <p className="muted reading">{text.footer}</p>
      <p>
        <Link to={pathOf("how-we-check", locale)}>{text.pipeline}</Link>
      </p>
    </section>
  );
}
