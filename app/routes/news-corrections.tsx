import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import { toCorrectionCards } from "~/features/news/core/page/corrections";
import { correctionsFeedPath } from "~/features/news/core/page/news-feed-path";
import { CorrectionsList } from "~/features/news/ui/corrections-list";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { correctionsFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const record = await context.news.readCorrections();
  if (!record.ok) return data({ record: null }, { headers: { "Cache-Control": "no-store" } });
  const { corrections, withdrawals } = record.value;
  return data({
    record: { corrections: toCorrectionCards(corrections, localeOfRequest(request)), withdrawals },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  correctionsFeedLink(args.location.pathname),
];

/** What was changed or taken back in the news, for all to see. */
export default function NewsCorrections() {
  const { record } = useLoaderData<typeof loader>();
  const { title, description } = useMessages(pagesMessages)["news-corrections"];
  const { correctionsPage: text } = useMessages(newsArticleMessages);
  return (
    <div className="reading-page stack">
      <SectionHeading
        level={1}
        heading={title}
        lead={description}
        actions={
          <a href={correctionsFeedPath(useLocale())} className={buttonClass({ size: "small" })}>
            <Icon icon={Rss} size="small" />
            {text.feed}
          </a>
        }
      />
      {record === null ? <p>{text.unread}</p> : <CorrectionsList {...record} />}
    </div>
  );
}
