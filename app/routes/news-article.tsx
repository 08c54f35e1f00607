// One article at its own address. It is live and stays out of search engines, because the article itself is its
// source's.
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { localeOfPath } from "~/addresses/languages";
import { buildNoteMailto } from "~/features/donations/core/note-mailto";
import { type ArticlePage, toArticlePage } from "~/features/news/core/page/article-page";
import { ArticleView } from "~/features/news/ui/article-view";
import { WithdrawnArticle } from "~/features/news/ui/withdrawn-article";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { storedText } from "~/lib/stored-html";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** Search results and previews cut a longer description. */
const DESCRIPTION_LENGTH = 200;

interface PageData {
  readonly page: ArticlePage;
  /** A mail link with the address of the article; null where no contact is configured. */
  readonly reportHref: string | null;
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
      getHints(request, [{ href: pathOf("news", locale), title: pagesMessages[locale].news.title }]),
    );
  }
  if (page.kind === "withdrawn") {
    return data<PageData>(
      { page, reportHref: null },
      { status: 410, headers: { "Cache-Control": "no-store" } },
    );
  }
  const { contactEmail, siteOrigin } = context.config;
  const { mailSubject: subject, mailBody } = newsArticleMessages[locale];
  const message = mailBody(siteOrigin + pathOf("news-article", locale, { article: id }));
  const reportHref =
    contactEmail === null ? null : buildNoteMailto({ to: contactEmail, subject, name: "", message });
  return data<PageData>({ page, reportHref });
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
  const { page, reportHref } = useLoaderData<typeof loader>();
  if (page.kind === "withdrawn") return <WithdrawnArticle because={page.because} at={page.at} />;
  return <ArticleView card={page.card} corrections={page.corrections} reportHref={reportHref} />;
}
