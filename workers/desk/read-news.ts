import { toPath } from "~/addresses/addresses";
import type { DeskSection } from "~/features/desk/core/desk-view";
import { toNewsCard } from "~/features/news/core/page/news-card";
import { readCorrections } from "~/features/news/io/article-reader.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { isMissedSearch } from "~/features/reports/core/reader-report";
import { listReports } from "~/features/reports/io/report-store.server";
import { formatMoment } from "~/i18n/format-moment";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import type { DeskVisit } from "./visit";

const NEWS_SHOWN = 50;

/** Readers' reports, the newest articles with what their sentences rest on, and those that were withdrawn. */
export async function readNews(visit: DeskVisit): Promise<DeskSection[]> {
  const { db, now, locale, words, moment, place, toForm } = visit;
  const text = words.news;
  const { reasons, noReason } = newsArticleMessages[locale].withdrawn;
  const [{ articles }, { withdrawals }, reports] = await Promise.all([
    createNewsReader(db).listPublished({ tag: "all", locale, now, limit: NEWS_SHOWN }),
    readCorrections(db),
    listReports(db),
  ]);
  const answers = { label: text.answer, options: Object.entries(text.answers) };
  const why = { label: text.reason, options: Object.entries(reasons) };
  return [
    { notes: [text.lead] },
    {
      heading: text.reports,
      none: text.noReports,
      items: reports.map(({ id, at, about, answer, text: quote }) => ({
        quote,
        name: isMissedSearch({ about }) ? text.missedSearch : about,
        href: about,
        aside: moment(at),
        lines: answer === null ? [] : [`${text.answered} ${text.answers[answer]}`],
        forms: answer === null ? [toForm(`report:${id}`, text.answer, about, answers)] : [],
      })),
    },
    {
      heading: text.newest,
      none: text.none,
      items: articles.map((article) => {
        const { id, title, lang, sourceName, publishedAt, citations } = toNewsCard(article, locale, 0);
        return {
          ...{ lang, citations },
          name: title,
          href: toPath("news-article", locale, { article: id }),
          aside: `${sourceName}, ${formatMoment(publishedAt, locale)}`,
          isFolded: true,
          place: place(sourceName),
          forms: [toForm(`article:${id}`, text.withdraw, title, why)],
        };
      }),
    },
    {
      heading: text.withdrawn,
      none: text.none,
      items: withdrawals.map(({ articleId, title, titles, because, at }) => ({
        name: titles[locale] ?? title,
        aside: formatMoment(at, locale),
        lines: [because === null ? noReason : reasons[because]],
        forms: [toForm(`article:${articleId}`, text.bringBack, title, "")],
      })),
    },
  ];
}
