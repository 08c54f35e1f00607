import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";

/** The inline sign-up of the home and about pages, at the anchor `newsletter`. */
export function NewsletterSection({ turnstileSiteKey }: { readonly turnstileSiteKey: string | null }) {
  const { form } = useMessages(newsletterMessages);
  return (
    <section id="newsletter" className="stack" data-print="hide">
      <h2>{form.heading}</h2>
      <p className="reading">{form.text}</p>
      <Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />
    </section>
  );
}
