import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import styles from "./newsletter.module.css";
import { SignUpForm } from "./sign-up-form";

interface FooterNewsletterFormProps {
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
  /** Class of the footer's headings, so that this one looks like its neighbours. */
  readonly headingClass: string | undefined;
}

/** The sign-up form of the footer. */
export function FooterNewsletterForm({ turnstileSiteKey, headingClass }: FooterNewsletterFormProps) {
  const { footer } = useMessages(newsletterMessages);
  return (
    <section className={styles.footer} data-print="hide">
      <h2 className={headingClass}>{footer.heading}</h2>
      <SignUpForm
        place="footer"
        quiet
        turnstileSiteKey={turnstileSiteKey}
        before={<p className={styles.privacy}>{footer.text}</p>}
      />
    </section>
  );
}
