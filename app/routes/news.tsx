import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import { pathOf } from "~/addresses/addresses";
import { toArchivePage, toNewsArchive } from "~/features/news/core/page/news-archive";
import { newsFeedPath } from "~/features/news/core/page/news-feed-path";
import { parseArchiveQuery, toArchiveSearch } from "~/features/news/core/page/news-query";
import ArchiveFilters from "~/features/news/ui/archive-filters.island";
import { NewsArchive } from "~/features/news/ui/news-archive";
import { newsArticlesJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { newsMessages } from "~/i18n/messages/news";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { valueOr } from "~/lib/answer";
import { newsFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

/**
 * A page further back is not kept by the Worker, because there are endlessly many. The edge keeps it for a minute, so
 * a crowd on one of them costs one database query. Pages with typed text are kept nowhere.
 */
const KEPT_AT_THE_EDGE = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "Cloudflare-CDN-Cache-Control": "max-age=60",
  "Cache-Tag": "page",
};

const NO_NEWS = { articles: [], sources: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const query = parseArchiveQuery(new URL(request.url).searchParams);
  const rows = await context.news.readArchive(query, { locale, now: context.now });
  const { articles, sources } = valueOr(rows, NO_NEWS);
  const page = toArchivePage(articles, rows.ok ? query.cursor : null);
  // The way back has reached the first page, or the news of this place have grown old and left.
  if (page === null) throw redirect(pathOf("news", locale) + toArchiveSearch({ ...query, cursor: null }));
  const isKept = query.filter.by !== "text" && rows.ok;
  return data(toNewsArchive({ page, sources, query, locale }), {
    headers: isKept ? KEPT_AT_THE_EDGE : { "Cache-Control": "no-store" },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  newsFeedLink(args.location.pathname),
];

/** Everything that is stored, by tag, source or text, page by page. */
export default function News() {
  const archive = useLoaderData<typeof loader>();
  const { news } = useMessages(pagesMessages);
  const text = useMessages(newsArchiveMessages);
  const { pipeline } = useMessages(newsMessages);
  const { record } = useMessages(newsArticleMessages);
  const locale = useLocale();
  return (
    <div className="page section">
      <SectionHeading
        level={1}
        heading={news.title}
        lead={`${news.description} ${text.originals}`}
        actions={
          <a href={newsFeedPath(locale)} className={buttonClass({ size: "small" })}>
            <Icon icon={Rss} size="small" />
            {text.feed}
          </a>
        }
      />
      <NewsArchive
        archive={archive}
        filters={
          <Island
            name="archive-filters"
            of={ArchiveFilters}
            props={{ query: archive.query, sources: archive.sources, action: pathOf("news", locale) }}
          />
        }
      />
      <p className="section cluster">
        <Link to={pathOf("news-pipeline", locale)}>{pipeline}</Link>
        <Link to={pathOf("news-corrections", locale)}>{record}</Link>
      </p>
      <JsonLd data={newsArticlesJsonLd(news.title, locale, archive.cards)} />
    </div>
  );
}
