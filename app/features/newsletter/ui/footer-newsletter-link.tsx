import { pathOf } from "~/addresses/addresses";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./newsletter.module.css";

/** The footer box of a page that may load no bot check: a link to the page with the form. */
export function FooterNewsletterLink() {
  const { footer, form } = useMessages(newsletterMessages);
  return (
    <section className={styles.footer}>
      <h2>{footer.heading}</h2>
      <p className={styles.privacy}>
        <Link to={pathOf("newsletter", useLocale())}>{form.subscribe}</Link>
      </p>
    </section>
  );
}
