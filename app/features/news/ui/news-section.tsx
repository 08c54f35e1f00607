import { Newspaper } from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
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

/** So many cards stand open beside the featured one; who wants more unfolds the others. */
const OPEN_CARDS = 2;

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
  const rest = news.grid.slice(OPEN_CARDS);
  return (
    <>
      <div className={`card-grid ${styles.first}`}>
        <NewsCardView card={news.featured} featured />
        {news.grid.slice(0, OPEN_CARDS).map((card) => (
          <NewsCardView key={card.id} card={card} />
        ))}
      </div>
      {rest.length === 0 ? null : (
        <details data-print="hide">
          <summary className={styles.more}>{text.more(rest.length)}</summary>
          <div className="card-grid">
            {rest.map((card) => (
              <NewsCardView key={card.id} card={card} />
            ))}
          </div>
        </details>
      )}
    </>
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
    <section id="news" aria-labelledby="news-heading" className={`page section stack ${styles.section}`}>
      <SectionHeading id="news-heading" heading={text.heading} lead={text.lead} />
      <TagChips
        chosen={news.tag}
        getHref={(tag) => (tag === "all" ? `${pathname}#news` : `${pathname}?tag=${tag}#news`)}
      />
      <div id={NEWS_LIST_ID} className="stack" data-updated-at={news.lastUpdate?.at}>
        {news.showsSamples ? <SampleNotice /> : null}
        <NewsList news={news} />
      </div>
      <div className={styles.foot}>
        <Link to={toPath("news", locale)} className={buttonClass()}>
          {text.archive}
        </Link>
        {lastUpdated}
        {actions}
      </div>
      <p className="note">
        {text.footer} <Link to={toPath("how-we-check", locale)}>{text.pipeline}</Link>
      </p>
    </section>
  );
}
