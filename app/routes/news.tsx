import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Newspaper, Rss } from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { type NewsArchiveData, toArchivePage, toNewsArchive } from "~/features/news/core/page/news-archive";
import { newsFeedPath } from "~/features/news/core/page/news-feed-path";
import {
  type ArchiveCursor,
  type ArchiveFilter,
  parseArchiveQuery,
  toArchiveSearch,
} from "~/features/news/core/page/news-query";
import styles from "~/features/news/ui/archive.module.css";
import ArchiveFilters from "~/features/news/ui/archive-filters.island";
import { NewsCardView } from "~/features/news/ui/news-card-view";
import { SampleNotice } from "~/features/news/ui/sample-notice";
import { TagChips } from "~/features/news/ui/tag-chips";
import { newsArticlesJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { newsMessages } from "~/i18n/messages/news";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { translate, useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { valueOr } from "~/lib/answer";
import { newsFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { chipClass } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

/**
 * A page further back is not cached by the Worker, because there are endlessly many. The edge caches it for a minute,
 * so a crowd on one of them costs one database query. Pages with typed text are cached nowhere.
 */
const CACHED_AT_THE_EDGE = {
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
  if (page === null) throw redirect(toPath("news", locale) + toArchiveSearch({ ...query, cursor: null }));
  const isKept = query.filter.by !== "text" && rows.ok;
  return data(toNewsArchive({ page, sources, query, locale }), {
    headers: isKept ? CACHED_AT_THE_EDGE : { "Cache-Control": "no-store" },
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
            props={{ query: archive.query, sources: archive.sources, action: toPath("news", locale) }}
          />
        }
      />
      <p className="section cluster">
        <Link to={toPath("how-we-check", locale)}>{pipeline}</Link>
        <Link to={`${toPath("how-we-check", locale)}#corrections`}>{record}</Link>
      </p>
      <JsonLd data={newsArticlesJsonLd(news.title, locale, archive.cards)} />
    </div>
  );
}

/** Says in words what is shown, also which of several filters in an address was used. */
function useShownText({ query, sources }: NewsArchiveData): string {
  const { shown } = useMessages(newsArchiveMessages);
  const { tags } = useMessages(newsMessages);
  const { filter } = query;
  switch (filter.by) {
    case "all":
      return shown.all;
    case "tag":
      return shown.tag(translate(tags, filter.tag));
    case "source":
      return shown.source(sources.find(({ id }) => id === filter.source)?.name ?? filter.source);
    case "text":
      return shown.text(filter.text);
  }
}

function ClearFilters({ action }: { action: string }) {
  return (
    <Link to={action} className={buttonClass({ size: "small" })}>
      {useMessages(newsArchiveMessages).clear}
    </Link>
  );
}

function ArchiveList({ archive, action }: { archive: NewsArchiveData; action: string }) {
  const text = useMessages(newsArchiveMessages);
  const { empty } = useMessages(newsMessages);
  if (archive.cards.length === 0) {
    const filtered = archive.query.filter.by !== "all";
    return (
      <EmptyState
        icon={Newspaper}
        level={2}
        heading={filtered ? text.empty.heading : empty.heading}
        actions={filtered ? <ClearFilters action={action} /> : null}
      >
        {filtered ? text.empty.text : empty.text}
      </EmptyState>
    );
  }
  return (
    <div className={classNames("card-grid", styles.list)}>
      {archive.cards.map((card) => (
        <NewsCardView key={card.id} card={card} level={2} withCitations />
      ))}
    </div>
  );
}

interface ArchiveStepsProps {
  readonly archive: NewsArchiveData;
  readonly action: string;
}

/** On and back through the archive, as far as there is more. */
function ArchiveSteps({ archive, action }: ArchiveStepsProps) {
  const { pages } = useMessages(newsArchiveMessages);
  const { query, newer, older } = archive;
  if (newer === null && older === null) return null;
  const step = (cursor: ArchiveCursor | null, rel: "prev" | "next", label: string) =>
    cursor === null ? null : (
      <li>
        <Link to={action + toArchiveSearch({ ...query, cursor })} rel={rel} className={chipClass()}>
          {label}
        </Link>
      </li>
    );
  return (
    <nav aria-label={pages.label}>
      <ul className="cluster">
        {step(newer, "prev", pages.newer)}
        {step(older, "next", pages.older)}
      </ul>
    </nav>
  );
}

/** The archive below its heading: filters, cards and steps; every state of it is an address. */
function NewsArchive({ archive, filters }: { archive: NewsArchiveData; filters: ReactNode }) {
  const action = toPath("news", useLocale());
  const shown = useShownText(archive);
  const { filter } = archive.query;
  const getHref = (chosen: ArchiveFilter) => action + toArchiveSearch({ filter: chosen, cursor: null });
  return (
    <div className="stack">
      <TagChips
        chosen={filter.by === "tag" ? filter.tag : filter.by === "all" ? "all" : null}
        getHref={(tag) => getHref(tag === "all" ? { by: "all" } : { by: "tag", tag })}
      />
      {filters}
      <div className="cluster">
        <p role="status" className="muted">
          {shown}
        </p>
        {filter.by !== "all" && archive.cards.length > 0 ? <ClearFilters action={action} /> : null}
      </div>
      {archive.showsSamples ? <SampleNotice /> : null}
      <ArchiveList archive={archive} action={action} />
      <ArchiveSteps archive={archive} action={action} />
    </div>
  );
}
