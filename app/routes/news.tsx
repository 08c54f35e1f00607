import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import { archivePageCount, toNewsArchive } from "~/features/news/core/news-archive";
import { newsFeedPath } from "~/features/news/core/news-feed-path";
import { parseArchiveQuery, toArchiveSearch } from "~/features/news/core/news-query";
import { NewsArchive } from "~/features/news/ui/news-archive";
import { newsArticlesJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pathOf } from "~/i18n/localised-path";
import { newsMessages } from "~/i18n/messages/news";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { newsFeedLink } from "./news-feed-link";
import { localeOfRequest, metaOfPage } from "./page-handle";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const query = parseArchiveQuery(new URL(request.url).searchParams);
  const { config, news, now } = context;
  const page = await news.readArchive(query, { exclude: config.newsExclude, now });
  const lastPage = archivePageCount(page.total);
  // An address of a page that is gone, as news grow old and leave.
  if (page.total > 0 && query.page > lastPage) {
    throw redirect(pathOf("news", locale) + toArchiveSearch({ ...query, page: lastPage }));
  }
  return toNewsArchive({ ...page, query, locale, exclude: config.newsExclude, now: now.getTime() });
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  newsFeedLink(args.location.pathname),
];

/** Product decisions, "News": everything that is stored, by tag, source, text and page. */
export default function News() {
  const archive = useLoaderData<typeof loader>();
  const { news } = useMessages(pagesMessages);
  const text = useMessages(newsArchiveMessages);
  const { pipeline } = useMessages(newsMessages);
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
      <NewsArchive archive={archive} />
      <p className="section">
        <Link to={pathOf("news-pipeline", locale)} viewTransition>
          {pipeline}
        </Link>
      </p>
      <JsonLd data={newsArticlesJsonLd(news.title, locale, archive.cards)} />
    </div>
  );
}
