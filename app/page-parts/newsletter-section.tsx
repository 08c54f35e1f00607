import { InlineNewsletterForm } from "~/features/newsletter/ui/inline-newsletter-form";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";

interface NewsletterSectionProps {
  readonly turnstileSiteKey: string | null;
  /** Where it stands: in the width of the page, or in that of a text. */
  readonly className: string;
}

/** Spec §2, Home and About: the inline sign-up, at the anchor `newsletter`. */
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
