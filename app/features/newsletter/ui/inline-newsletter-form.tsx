import { Link } from "@remix-run/react";
import { EMAIL_FIELD } from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { pathOf } from "~/i18n/localised-path";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./newsletter.module.css";
import { SignUpFields } from "./sign-up-fields";
import { SignUpMessage } from "./sign-up-message";
import { useSignUp } from "./use-sign-up";

interface InlineNewsletterFormProps {
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
}

/** Spec §4 and §5, the inline form. An ordinary form post to the answer page until the client is awake. */
export function InlineNewsletterForm({ turnstileSiteKey }: InlineNewsletterFormProps) {
  const { form } = useMessages(newsletterMessages);
  const signUp = useSignUp("inline", turnstileSiteKey);
  const { status } = signUp;
  const isFieldError = status.kind === "error" && (status.reason === "empty" || status.reason === "field");
  return (
    <form
      method="post"
      action={SIGN_UP_PATH}
      className={styles.form}
      noValidate
      onInput={signUp.touch}
      onSubmit={signUp.submit}
    >
      <div className={styles.row}>
        <Field
          className={styles.email}
          label={form.email}
          type="email"
          name={EMAIL_FIELD}
          autoComplete="email"
          required
          error={isFieldError ? status.message : undefined}
        />
        <Button type="submit" variant="action" aria-disabled={status.kind === "loading"}>
          {status.kind === "loading" ? form.subscribing : form.subscribe}
        </Button>
      </div>
      <SignUpFields place="inline" turnstileSiteKey={turnstileSiteKey} signUp={signUp} />
      <SignUpMessage status={isFieldError ? { kind: "idle" } : status} />
      <p className={styles.privacy}>
        {form.privacy}{" "}
        <Link to={pathOf("privacy", useLocale())} viewTransition>
          {form.privacyLink}
        </Link>
      </p>
    </form>
  );
}
