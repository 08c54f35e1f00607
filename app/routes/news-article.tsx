// One article at its own address. The Worker renders it, and search engines may not index it, because the article
// itself is its source's.
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { localeOfPath } from "~/addresses/languages";
import { type ArticlePage, toArticlePage } from "~/features/news/core/page/article-page";
import type { CorrectionCard } from "~/features/news/core/page/corrections";
import type { NewsCard } from "~/features/news/core/page/news-card";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import styles from "~/features/news/ui/article-parts.module.css";
import { Citations } from "~/features/news/ui/citations";
import { CorrectionText } from "~/features/news/ui/correction-text";
import { Moment } from "~/features/news/ui/moment";
import { authorWords } from "~/i18n/author-words";
import { newsMessages } from "~/i18n/messages/news";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { storedText } from "~/lib/stored-html";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { ReportLink } from "~/page-parts/report-link";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** Search results and previews cut a longer description. */
const DESCRIPTION_LENGTH = 200;

interface PageData {
  readonly page: ArticlePage;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const id = params.article ?? "";
  const found = await context.news.findArticle(id, { locale, now: context.now });
  if (!found.ok) throw new Response(null, { status: 503 });
  const page = toArticlePage(found.value, locale);
  if (page === null) {
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(
      getHints(request, [{ href: toPath("news", locale), title: pagesMessages[locale].news.title }]),
    );
  }
  if (page.kind === "withdrawn") {
    return data<PageData>({ page }, { status: 410, headers: { "Cache-Control": "no-store" } });
  }
  return data<PageData>({ page });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined) return metaOfError(args);
  const { page } = args.data;
  if (page.kind === "withdrawn") {
    const { heading, noReason } = newsArticleMessages[localeOfPath(args.location.pathname)].withdrawn;
    return metaOfPage(args, { title: heading, description: noReason });
  }
  return metaOfPage(args, {
    title: page.card.title,
    description: truncateAtWord(storedText(page.card.html), DESCRIPTION_LENGTH),
  });
};

/** An article, or that it was withdrawn and why. */
export default function NewsArticle() {
  const { page } = useLoaderData<typeof loader>();
  if (page.kind === "withdrawn") return <WithdrawnArticle because={page.because} at={page.at} />;
  return <ArticleView card={page.card} corrections={page.corrections} />;
}

interface WithdrawnArticleProps {
  readonly because: WithdrawalReason | null;
  /** ISO instant; null for an article withdrawn before this was stored. */
  readonly at: string | null;
}

/** The page at the address of a withdrawn article. */
function WithdrawnArticle({ because, at }: WithdrawnArticleProps) {
  const { withdrawn, record, all } = useMessages(newsArticleMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <h1>{withdrawn.heading}</h1>
      <p>{because === null ? withdrawn.noReason : withdrawn.reasons[because]}</p>
      {at === null ? null : (
        <p className="muted">
          {withdrawn.on} <Moment at={at} />
        </p>
      )}
      <p className="cluster">
        <Link to={toPath("news", locale)}>{all}</Link>
        <Link to={`${toPath("how-we-check", locale)}#corrections`}>{record}</Link>
      </p>
    </div>
  );
}

interface ArticleViewProps {
  readonly card: NewsCard;
  readonly corrections: readonly CorrectionCard[];
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
function ArticleView({ card, corrections }: ArticleViewProps) {
  const text = useMessages(newsArticleMessages);
  const news = useMessages(newsMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const lang = card.lang ?? undefined;
  const [lastChange] = corrections;
  return (
    <article className="reading-page stack">
      {card.isSample || card.lang !== null ? (
        <p className="cluster">
          {card.isSample ? <Badge tone="warning">{news.sample}</Badge> : null}
          {card.lang === null ? null : <Badge>{news.inLanguage[card.lang]}</Badge>}
        </p>
      ) : null}
      <h1 lang={lang}>{card.title}</h1>
      <p className="muted">
        {card.sourceName}
        {MIDDLE_DOT}
        <Moment at={card.publishedAt} />
        {MIDDLE_DOT}
        {authorWords(card.author, locale)}
      </p>
      {lastChange === undefined ? null : (
        <p>
          <strong>
            {text.changed} <Moment at={lastChange.changedAt} />.
          </strong>
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored and again in toNewsCard */}
      <Prose lang={lang} dangerouslySetInnerHTML={{ __html: card.html }} />
      {card.classNote === null ? null : (
        <p>
          <strong>{news.classNote}:</strong> <span lang={lang}>{card.classNote}</span>
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
      {card.citations === null ? null : <Citations citations={card.citations} lang={card.lang} open />}
      {card.author?.kind === "translator" ? (
        <p className="muted">
          {text.translated.text}{" "}
          <Link to={`${toPath("how-we-check", locale)}#check`}>{text.translated.more}</Link>
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
        <ReportLink />
        <Link to={`${toPath("how-we-check", locale)}#corrections`}>{text.record}</Link>
        <Link to={toPath("news", locale)}>{text.all}</Link>
      </p>
    </article>
  );
}
