import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import { pathOf } from "~/addresses/addresses";
import {
  type CorrectionCard,
  toCorrectionCards,
  type Withdrawal,
  withdrawnTitle,
} from "~/features/news/core/page/corrections";
import { correctionsFeedPath } from "~/features/news/core/page/news-feed-path";
import styles from "~/features/news/ui/article-parts.module.css";
import { CorrectionText } from "~/features/news/ui/correction-text";
import { Moment } from "~/features/news/ui/moment";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { correctionsFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
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

/** The public record of corrected and withdrawn articles. */
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

interface CorrectionsListProps {
  /** Both newest first. */
  readonly corrections: readonly CorrectionCard[];
  readonly withdrawals: readonly Withdrawal[];
}

function ChangedSummary({ correction }: { correction: CorrectionCard }) {
  const locale = useLocale();
  const lang = correction.lang === null ? {} : { lang: correction.lang };
  return (
    <li className="stack">
      <h3>
        <Link to={pathOf("news-article", locale, { article: correction.articleId })} {...lang}>
          {correction.title}
        </Link>
      </h3>
      <p className="muted">{correction.sourceName}</p>
      <CorrectionText correction={correction} />
    </li>
  );
}

function WithdrawnItem({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawn } = useMessages(newsArticleMessages);
  const { sourceName, because, at } = withdrawal;
  const { title, lang } = withdrawnTitle(withdrawal, useLocale());
  return (
    <li>
      <h3 {...(lang === null ? {} : { lang })}>{title}</h3>
      <p className="muted">
        {sourceName}
        {MIDDLE_DOT}
        {withdrawn.on} <Moment at={at} />
      </p>
      <p>{because === null ? withdrawn.noReason : withdrawn.reasons[because]}</p>
    </li>
  );
}

/** The list of corrected and withdrawn articles. */
function CorrectionsList({ corrections, withdrawals }: CorrectionsListProps) {
  const { correctionsPage: text } = useMessages(newsArticleMessages);
  return (
    <>
      <section className="stack">
        <h2>{text.heading}</h2>
        <p>{corrections.length === 0 ? text.none : text.lead}</p>
        {corrections.length === 0 ? null : (
          <ol className={styles.changes}>
            {corrections.map((correction) => (
              <ChangedSummary
                key={`${correction.articleId} ${correction.changedAt}`}
                correction={correction}
              />
            ))}
          </ol>
        )}
      </section>
      <section className={`stack ${styles.part}`}>
        <h2>{text.withdrawn}</h2>
        {withdrawals.length === 0 ? (
          <p>{text.noneWithdrawn}</p>
        ) : (
          <ul className={styles.withdrawn}>
            {withdrawals.map((withdrawal) => (
              <WithdrawnItem key={withdrawal.articleId} withdrawal={withdrawal} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
