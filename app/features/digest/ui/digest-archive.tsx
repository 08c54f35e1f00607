import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { digestMessages } from "~/i18n/messages/digest";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import styles from "./digest.module.css";

interface DigestArchiveProps {
  /** Newest first; `firstTitle` is null for a week without an issue. */
  readonly weeks: readonly {
    readonly week: string;
    readonly dates: string;
    readonly firstTitle: string | null;
  }[];
  /** The form to subscribe by mail. */
  readonly children: ReactNode;
}

/** All weeks since the first issue, those without one included. */
export function DigestArchive({ weeks, children }: DigestArchiveProps) {
  const text = useMessages(digestMessages);
  const { digest } = useMessages(pagesMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <h1>{digest.title}</h1>
      <p>{digest.description}</p>
      {weeks.length === 0 ? (
        <EmptyState
          heading={text.emptyHeading}
          level={2}
          actions={
            <Link to={pathOf("news", locale)} className={buttonClass()}>
              {text.news}
            </Link>
          }
        >
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : (
        <ol className={styles.weeks}>
          {weeks.map(({ week, dates, firstTitle }) => (
            <li key={week}>
              {firstTitle === null ? (
                <p className="muted">
                  {dates}
                  <span>{text.none}</span>
                </p>
              ) : (
                <Link to={pathOf("digest-issue", locale, { issue: week })}>
                  {dates}
                  <span>{firstTitle}</span>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <section className={`stack ${styles.subscribe}`} data-print="hide">
        <h2>{text.subscribeHeading}</h2>
        {children}
      </section>
    </div>
  );
}
