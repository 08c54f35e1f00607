import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";

interface NewsletterSectionProps {
  readonly turnstileSiteKey: string | null;
  /** Sets the width: that of the page, or that of a text. */
  readonly className: string;
}

/** The inline sign-up of the home and about pages, at the anchor `newsletter`. */
export function NewsletterSection({ turnstileSiteKey, className }: NewsletterSectionProps) {
  const { form } = useMessages(newsletterMessages);
  return (
    <section id="newsletter" className={className} data-print="hide">
      <h2>{form.heading}</h2>
      <p className="reading">{form.text}</p>
      <Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />
    </section>
  );
}
