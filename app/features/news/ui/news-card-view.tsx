import { trackEvent } from "~/features/analytics/core/track-event";
import type { NewsCard } from "~/features/news/core/news-card";
import styles from "~/features/news/ui/news-card-view.module.css";
import { LANGUAGE_TAG } from "~/i18n/locale";
import { newsMessages } from "~/i18n/messages/news";
import { shellMessages } from "~/i18n/messages/shell";
import { translate, useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Prose } from "~/ui/prose";

/** Counts the view; an ordinary link, so the article opens whatever becomes of the count (spec §7). */
function reportClick(id: string) {
  navigator.sendBeacon(`/api/news/${id}/view`);
  trackEvent("news_click", { id });
}

function Author({ author }: Pick<NewsCard, "author">) {
  const text = useMessages(newsMessages);
  if (author === null) return text.bySource;
  return author.kind === "extract" ? text.byExtract : text.byModel(author.name);
}

/** One article: badges, title that leads to the source, text, what it means for class, who wrote it, tags. */
export function NewsCardView({ card, featured = false }: { card: NewsCard; featured?: boolean }) {
  const text = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const lang = card.lang === null ? {} : { lang: card.lang };
  // UTC on both sides, so that no visitor's clock can disagree with the server's.
  const date = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: "medium", timeZone: "UTC" });
  return (
    <Card
      className={featured ? styles.featured : styles.card}
      category="site"
      eyebrow={
        <>
          {featured ? <Badge tone="category">{text.featured}</Badge> : null}
          {card.isSample ? <Badge tone="warning">{text.sample}</Badge> : null}
          {card.badges.map((badge) => (
            <Badge key={badge} tone={badge === "high-impact" ? "danger" : "success"}>
              {text.badges[badge]}
            </Badge>
          ))}
          {card.lang === null ? null : <Badge>{translate(text.inLanguage, card.lang)}</Badge>}
        </>
      }
      heading={
        <ExternalLink
          href={card.sourceUrl}
          newTabLabel={`(${common.newTab})`}
          withoutArrow
          onClick={() => reportClick(card.id)}
          {...lang}
        >
          {card.title}
        </ExternalLink>
      }
    >
      <Prose
        className={styles.text}
        {...lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at write and again in toNewsCard
        dangerouslySetInnerHTML={{ __html: card.html }}
      />
      {card.classNote === null ? null : (
        <p className={styles.note} {...lang}>
          <strong>{text.classNote}:</strong> {card.classNote}
        </p>
      )}
      <p className={styles.origin}>
        {card.sourceName} · <time dateTime={card.publishedAt}>{date.format(new Date(card.publishedAt))}</time>
        <span className={styles.author}>
          <Author author={card.author} />
        </span>
      </p>
      {card.tags.length === 0 ? null : (
        <p className={styles.tags}>
          {card.tags.map((tag) => (
            <Badge key={tag}>{translate(text.tags, tag)}</Badge>
          ))}
          {card.moreTags > 0 ? <Badge>{text.moreTags(card.moreTags)}</Badge> : null}
        </p>
      )}
    </Card>
  );
}
