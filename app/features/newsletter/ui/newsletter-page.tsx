import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";
import styles from "./newsletter.module.css";
import { SignUpMessage } from "./sign-up-message";

interface NewsletterPageProps {
  /** What the form that led here was answered; null when none did. */
  readonly answer: { readonly isAccepted: boolean; readonly text: string } | null;
  readonly turnstileSiteKey: string | null;
  /** The sign-up form. */
  readonly form: ReactNode;
}

/** The newsletter's own page; after a form post without a script, the page that says what happened. */
export function NewsletterPage({ answer, turnstileSiteKey, form }: NewsletterPageProps) {
  const { page } = useMessages(newsletterPagesMessages);
  const { form: text } = useMessages(newsletterMessages);
  const { newsletter } = useMessages(pagesMessages);
  const locale = useLocale();
  const heading =
    answer === null ? newsletter.title : answer.isAccepted ? page.answerHeading : page.retryHeading;
  return (
    <div className="reading-page stack">
      <h1>{heading}</h1>
      {answer === null ? (
        <p>{text.text}</p>
      ) : (
        <SignUpMessage
          status={{ kind: answer.isAccepted ? "success" : "error", message: answer.text, reason: "other" }}
        />
      )}
      {answer?.isAccepted ? null : (
        <div className={styles.panel} data-print="hide">
          {form}
          {turnstileSiteKey === null ? null : (
            <noscript>
              <p>{page.checkNeedsScript}</p>
            </noscript>
          )}
        </div>
      )}
      <Prose>
        <ul>
          {page.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </Prose>
      <p>
        <Link to={pathOf("digest", locale)}>{page.archive}</Link>
      </p>
    </div>
  );
}
