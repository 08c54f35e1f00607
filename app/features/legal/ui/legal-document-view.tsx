import { Fragment, type ReactNode } from "react";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { formatMonth } from "~/i18n/format-month";
import { legalMessages } from "~/i18n/messages/legal";
import { useLocale, useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";
import styles from "./legal.module.css";
import { LegalBlockView } from "./legal-block-view";

interface LegalDocumentViewProps {
  readonly document: LegalDocument;
  readonly contactEmail: string | null;
  /** What can be done about it, below the text. */
  readonly children?: ReactNode;
}

/** Privacy, terms or cookies, as a page of an exercise book. */
export function LegalDocumentView({ document, contactEmail, children }: LegalDocumentViewProps) {
  const text = useMessages(legalMessages);
  return (
    <div className="reading-page">
      <Prose className={styles.text}>
        <h1>{document.title}</h1>
        <p className={styles.intro}>{document.intro}</p>
        <p className="muted">
          {text.lastChanged} <Month month={document.lastChangedMonth} />
        </p>
        <nav aria-label={text.onThisPage}>
          <ul className={styles.contents}>
            {document.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {document.sections.map(({ id, heading, blocks }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block) => (
              <LegalBlockView
                key={JSON.stringify(block)}
                block={block}
                contactEmail={contactEmail}
                heading={heading}
              />
            ))}
          </Fragment>
        ))}
        {children}
      </Prose>
    </div>
  );
}

function Month({ month }: { month: string }) {
  return <time dateTime={month}>{formatMonth(month, useLocale())}</time>;
}
