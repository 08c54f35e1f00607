import { pathOf } from "~/addresses/addresses";
import type { CorrectionCard } from "~/features/news/core/page/corrections";
import type { NewsCard } from "~/features/news/core/page/news-card";
import { newsMessages } from "~/i18n/messages/news";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";
import styles from "./article-parts.module.css";
import { CorrectionText } from "./correction-text";
import { Moment } from "./moment";
import { Receipts } from "./receipts";
import { SummaryAuthor } from "./summary-author";

interface ArticleViewProps {
  readonly card: NewsCard;
  readonly corrections: readonly CorrectionCard[];
  /** A mail link with the address of the article; null where no contact is configured. */
  readonly reportHref: string | null;
}

function Sources({ card }: { card: NewsCard }) {
  const text = useMessages(newsArticleMessages);
  const { common } = useMessages(shellMessages);
  return (
    <section className={`stack ${styles.part}`}>
      <h2>{text.sources}</h2>
      <ul>
        {card.sources.map(({ id, name, url, publishedAt }) => (
          <li key={id}>
            <ExternalLink href={url} newTabLabel={`(${common.newTab})`} data-news={id}>
              {name}
            </ExternalLink>{" "}
            <span className="muted">
              <Moment at={publishedAt} withTime />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One article at its own address: what we say, what each sentence rests on, and what stood there before. */
export function ArticleView({ card, corrections, reportHref }: ArticleViewProps) {
  const text = useMessages(newsArticleMessages);
  const news = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const lang = card.lang === null ? {} : { lang: card.lang };
  const [lastChange] = corrections;
  return (
    <article className="reading-page stack">
      {card.isSample || card.lang !== null ? (
        <p className="cluster">
          {card.isSample ? <Badge tone="warning">{news.sample}</Badge> : null}
          {card.lang === null ? null : <Badge>{news.inLanguage[card.lang]}</Badge>}
        </p>
      ) : null}
      <h1 {...lang}>{card.title}</h1>
      <p className="muted">
        {card.sourceName}
        {MIDDLE_DOT}
        <Moment at={card.publishedAt} />
        {MIDDLE_DOT}
        <SummaryAuthor author={card.author} />
      </p>
      {lastChange === undefined ? null : (
        <p>
          <strong>
            {text.changed} <Moment at={lastChange.changedAt} />.
          </strong>
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored and again in toNewsCard */}
      <Prose {...lang} dangerouslySetInnerHTML={{ __html: card.html }} />
      {card.classNote === null ? null : (
        <p>
          <strong>{news.classNote}:</strong> <span {...lang}>{card.classNote}</span>
        </p>
      )}
      <p>
        <ExternalLink
          href={card.sourceUrl}
          newTabLabel={`(${common.newTab})`}
          className={buttonClass({ variant: "brand" })}
          data-news={card.id}
        >
          {text.readSource}
        </ExternalLink>
      </p>
      {card.receipts === null ? null : <Receipts receipts={card.receipts} lang={card.lang} open />}
      {card.author?.kind === "translator" ? (
        <p className="muted">
          {text.translated.text} <Link to={pathOf("news-pipeline", locale)}>{text.translated.more}</Link>
        </p>
      ) : null}
      {card.author?.kind === "extract" ? <p className="muted">{text.extract}</p> : null}
      <Sources card={card} />
      {corrections.length === 0 ? null : (
        <section className={`stack ${styles.part}`}>
          <h2>{text.corrections}</h2>
          {corrections.map((correction) => (
            <CorrectionText key={correction.changedAt} correction={correction} />
          ))}
        </section>
      )}
      <p className="cluster">
        {reportHref === null ? null : <a href={reportHref}>{text.wrong}</a>}
        <Link to={pathOf("news-corrections", locale)}>{text.record}</Link>
        <Link to={pathOf("news", locale)}>{text.all}</Link>
      </p>
    </article>
  );
}
