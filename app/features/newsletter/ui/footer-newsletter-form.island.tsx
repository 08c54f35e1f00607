import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import styles from "./newsletter.module.css";
import { SignUpForm } from "./sign-up-form";

interface FooterNewsletterFormProps {
  /** None: no bot check. */
  readonly turnstileSiteKey?: string | null;
}

/** The sign-up form of the footer. */
export default function FooterNewsletterForm({ turnstileSiteKey = null }: FooterNewsletterFormProps) {
  const { footer } = useMessages(newsletterMessages);
  return (
    <section className={styles.footer}>
      <h2>{footer.heading}</h2>
      <SignUpForm
        place="footer"
        quiet
        turnstileSiteKey={turnstileSiteKey}
        before={<p className="note">{footer.text}</p>}
      />
    </section>
  );
}
