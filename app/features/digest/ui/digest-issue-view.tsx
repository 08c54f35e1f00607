import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import { printSizeOf } from "~/features/digest/core/print-size";
import { typedLink } from "~/features/qr/core/qr-address";
import { digestMessages } from "~/i18n/messages/digest";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./digest.module.css";

interface DigestIssueViewProps {
  readonly title: string;
  /** The words of the mail, so that page and mail do not differ. */
  readonly words: {
    readonly introduction: string;
    readonly newsHeading: string;
    readonly classLabel: string;
    readonly itemsHeading: string;
    readonly promptHeading: string;
    readonly promptLink: string;
  };
  readonly issue: Pick<DigestIssue, "news" | "items" | "prompt">;
  /** Absolute address of this page. On paper it stands in for all links. */
  readonly address: string;
  readonly printButton: ReactNode;
}

/** One issue of the weekly digest; printed it is one A4. */
export function DigestIssueView({ title, words, issue, address, printButton }: DigestIssueViewProps) {
  const text = useMessages(digestMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <div className={`reading-page stack ${styles.issue}`} data-size={printSizeOf(issue)}>
      <h1>{title}</h1>
      <p>{words.introduction}</p>
      <section className="stack">
        <h2>{words.newsHeading}</h2>
        <ol className={styles.news}>
          {issue.news.map(({ id, title: headline, classNote, gist, sourceName, sourceUrl }) => (
            <li key={id}>
              <h3>
                <ExternalLink href={sourceUrl} newTabLabel={common.newTab} data-print="bare">
                  {headline}
                </ExternalLink>
              </h3>
              <p className={styles.source}>{sourceName}</p>
              {classNote === null ? (
                <p>{gist}</p>
              ) : (
                <p>
                  <strong>{words.classLabel}</strong> {classNote}
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      {issue.items.length === 0 ? null : (
        <section className="stack">
          <h2>{words.itemsHeading}</h2>
          <ul className={styles.items}>
            {issue.items.map(({ id, title: name, description, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {issue.prompt === null ? null : (
        <section className="stack">
          <h2>{words.promptHeading}</h2>
          <h3>{issue.prompt.title}</h3>
          <p className={styles.prompt}>{issue.prompt.prompt}</p>
          <p data-print="hide">
            <Link to={issue.prompt.path}>{words.promptLink}</Link>
          </p>
        </section>
      )}
      <p className={styles.online}>
        {text.online} {typedLink(address)}
      </p>
      <div className="cluster" data-print="hide">
        {printButton}
        <Link to={pathOf("newsletter", locale)} className={buttonClass()}>
          <Icon icon={Mail} />
          {text.subscribeHeading}
        </Link>
        <Link to={pathOf("digest", locale)}>{text.all}</Link>
      </div>
    </div>
  );
}
