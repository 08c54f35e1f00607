import { toPath } from "~/addresses/addresses";
import { type CorrectionCard, type Withdrawal, withdrawnTitle } from "~/features/news/core/page/corrections";
import styles from "~/features/news/ui/article-parts.module.css";
import { CorrectionText } from "~/features/news/ui/correction-text";
import { Moment } from "~/features/news/ui/moment";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Link } from "~/ui/navigation";

interface CorrectionsListProps {
  /** Both newest first. */
  readonly corrections: readonly CorrectionCard[];
  readonly withdrawals: readonly Withdrawal[];
}

function ChangedSummary({ correction }: { correction: CorrectionCard }) {
  const locale = useLocale();
  return (
    <li className="stack">
      <h4>
        <Link
          to={toPath("news-article", locale, { article: correction.articleId })}
          lang={correction.lang ?? undefined}
        >
          {correction.title}
        </Link>
      </h4>
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
      <h4 lang={lang ?? undefined}>{title}</h4>
      <p className="muted">
        {sourceName}
        {MIDDLE_DOT}
        {withdrawn.on} <Moment at={at} />
      </p>
      <p>{because === null ? withdrawn.noReason : withdrawn.reasons[because]}</p>
    </li>
  );
}

/** The record of what was changed or taken back. */
export function CorrectionsList({ corrections, withdrawals }: CorrectionsListProps) {
  const { correctionsPage: text } = useMessages(newsArticleMessages);
  return (
    <>
      <section className="stack">
        <h3>{text.heading}</h3>
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
        <h3>{text.withdrawn}</h3>
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
