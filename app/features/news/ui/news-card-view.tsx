import { Fragment } from "react";
import { toPath } from "~/addresses/addresses";
import type { NewsCard } from "~/features/news/core/page/news-card";
import { authorWords } from "~/i18n/author-words";
import { newsMessages } from "~/i18n/messages/news";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { shellMessages } from "~/i18n/messages/shell";
import { translate, useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Citations } from "./citations";
import { Moment } from "./moment";
import styles from "./news-card-view.module.css";

/** Lists the sources of a story that has several: each with its time, and an ordinary link that counts its view. */
function StorySources({ sources }: { sources: NewsCard["sources"] }) {
  const text = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const [first] = sources;
  if (first === undefined || sources.length === 1) return null;
  return (
    <span className={styles.line}>
      {text.sources(sources.length, first.name)}:{" "}
      {sources.map(({ id, name, url, publishedAt }, index) => (
        <Fragment key={id}>
          {index === 0 ? "" : "; "}
          <ExternalLink href={url} newTabLabel={`(${common.newTab})`} withoutArrow data-news={id}>
            {name}
          </ExternalLink>{" "}
          <Moment at={publishedAt} withTime />
        </Fragment>
      ))}
    </span>
  );
}

interface NewsCardViewProps {
  readonly card: NewsCard;
  readonly featured?: boolean;
  /** Of its heading. */
  readonly level?: 2 | 3;
  /** Adds the citations of each sentence. */
  readonly withCitations?: boolean;
}

function CardTags({ card: { tags, moreTags } }: { card: NewsCard }) {
  const text = useMessages(newsMessages);
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      {tags.map((tag) => (
        <Badge key={tag}>{translate(text.tags, tag)}</Badge>
      ))}
      {moreTags > 0 ? <Badge>{text.moreTags(moreTags)}</Badge> : null}
    </p>
  );
}

/** The article's own page. It is named after the article, because a list has many such links. */
function DetailsLink({ card }: { card: NewsCard }) {
  const { details, citations } = useMessages(newsArticleMessages);
  return (
    <Link to={toPath("news-article", useLocale(), { article: card.id })} className={styles.details}>
      {card.citations === null ? details : citations.heading}
      <span className="visually-hidden">
        : <span lang={card.lang ?? undefined}>{card.title}</span>
      </span>
    </Link>
  );
}

/**
 * One story: badges, title that leads to the source, text, what it means for class, and in one line its source, day and
 * author. The featured one has its tags, too.
 */
export function NewsCardView({
  card,
  featured = false,
  level = 3,
  withCitations = false,
}: NewsCardViewProps) {
  const text = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const hasBadges = featured || card.isSample || card.badges.length > 0 || card.lang !== null;
  const lang = card.lang ?? undefined;
  return (
    <Card
      {...(featured ? { className: styles.featured } : {})}
      category="site"
      level={level}
      eyebrow={
        hasBadges ? (
          <>
            {featured ? <Badge tone="category">{text.featured}</Badge> : null}
            {card.isSample ? <Badge tone="warning">{text.sample}</Badge> : null}
            {card.badges.map((badge) => (
              <Badge key={badge} tone={badge === "high-impact" ? "danger" : "success"}>
                {text.badges[badge]}
              </Badge>
            ))}
            {card.lang === null ? null : <Badge>{text.inLanguage[card.lang]}</Badge>}
          </>
        ) : null
      }
      heading={
        <ExternalLink
          href={card.sourceUrl}
          newTabLabel={`(${common.newTab})`}
          withoutArrow
          data-news={card.id}
        >
          {card.lang === null ? card.title : <span lang={lang}>{card.title}</span>}
        </ExternalLink>
      }
    >
      <div className={styles.words}>
        <div
          className={classNames(styles.text, card.isLong && !featured && styles.cut)}
          lang={lang}
          // Markup, because a summary has paragraphs, emphasis and links. It is safe to set: cleanHtml rebuilt it from
          // the few tags it allows when it was stored, and toNewsCard shows nothing else.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at write and checked in toNewsCard
          dangerouslySetInnerHTML={{ __html: card.html }}
        />
        {card.isLong && !featured ? (
          <label className={styles.more}>
            <input type="checkbox" autoComplete="off" />
            {text.wholeText}
          </label>
        ) : null}
        {card.classNote === null ? null : (
          <p className="quote">
            <strong>{text.classNote}:</strong> <span lang={lang}>{card.classNote}</span>
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.origin}>
          {card.sourceName}
          {MIDDLE_DOT}
          <Moment at={card.publishedAt} />
          {MIDDLE_DOT}
          {authorWords(card.author, useLocale())}
          {MIDDLE_DOT}
          <DetailsLink card={card} />
          <StorySources sources={card.sources} />
        </p>
        {withCitations && card.citations !== null ? (
          <Citations citations={card.citations} lang={card.lang} />
        ) : null}
        {featured ? <CardTags card={card} /> : null}
      </div>
    </Card>
  );
}
