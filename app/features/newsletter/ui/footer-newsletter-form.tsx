import { EMAIL_FIELD } from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./newsletter.module.css";
import { SignUpFields } from "./sign-up-fields";
import { SignUpMessage } from "./sign-up-message";
import { useSignUp } from "./use-sign-up";

interface FooterNewsletterFormProps {
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
  /** Class of the footer's headings, so that this one looks like its neighbours. */
  readonly headingClass: string | undefined;
}

/** Product decisions, "Newsletter": the footer box works too. */
export function FooterNewsletterForm({ turnstileSiteKey, headingClass }: FooterNewsletterFormProps) {
  const { form, footer } = useMessages(newsletterMessages);
  const signUp = useSignUp("footer", turnstileSiteKey);
  const { status } = signUp;
  const isFieldError = status.kind === "error" && (status.reason === "empty" || status.reason === "field");
  return (
    <section className={styles.footer} data-print="hide">
      <h2 className={headingClass}>{footer.heading}</h2>
      <form
        method="post"
        action={SIGN_UP_PATH}
        className={styles.form}
        noValidate
        onInput={signUp.touch}
        onSubmit={signUp.submit}
      >
        <p className={styles.privacy}>{footer.text}</p>
        <div className={styles.row}>
          <Field
            className={styles.email}
            label={form.email}
            labelHidden
            placeholder={form.email}
            type="email"
            name={EMAIL_FIELD}
            autoComplete="email"
            required
            error={isFieldError ? status.message : undefined}
          />
          <Button type="submit" variant="quiet" aria-disabled={status.kind === "loading"}>
            {status.kind === "loading" ? form.subscribing : form.subscribe}
          </Button>
        </div>
        <SignUpFields place="footer" turnstileSiteKey={turnstileSiteKey} signUp={signUp} />
        <SignUpMessage status={isFieldError ? { kind: "idle" } : status} />
      </form>
    </section>
  );
}
