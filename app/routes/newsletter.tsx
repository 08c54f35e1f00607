// The sign-up form on a page of its own, and the answer to a form sent without a script.
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { ANSWER_STATUS, parseSignUpNotice } from "~/features/newsletter/core/sign-up-answer";
import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import styles from "~/features/newsletter/ui/newsletter.module.css";
import { SignUpMessage } from "~/features/newsletter/ui/sign-up-form";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { signUpText } from "~/i18n/messages/newsletter-answers";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const notice = parseSignUpNotice(searchParams.get("state"), searchParams.get("reason"));
  const answer =
    notice === null
      ? null
      : { isAccepted: notice.state === "accepted", text: signUpText(notice, localeOfRequest(request)) };
  const turnstileSiteKey = context.config.turnstile?.siteKey ?? null;
  return data({ answer, turnstileSiteKey }, { status: notice === null ? 200 : ANSWER_STATUS[notice.state] });
}

/** The newsletter's own page; after a form post without a script, the page that says what happened. */
export default function Newsletter() {
  const { answer, turnstileSiteKey } = useLoaderData<typeof loader>();
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
          <Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />
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
        <Link to={toPath("digest", locale)}>{page.archive}</Link>
      </p>
    </div>
  );
}
