import { toPath } from "~/addresses/addresses";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import { SignUpForm } from "./sign-up-form";

interface InlineNewsletterFormProps {
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
}

/** The sign-up form that stands in a page. It says what becomes of the address. */
export default function InlineNewsletterForm({ turnstileSiteKey }: InlineNewsletterFormProps) {
  const { form } = useMessages(newsletterMessages);
  const locale = useLocale();
  return (
    <SignUpForm
      place="inline"
      turnstileSiteKey={turnstileSiteKey}
      after={
        <p className="note">
          {form.privacy} <Link to={toPath("privacy", locale)}>{form.privacyLink}</Link>
        </p>
      }
    />
  );
}
