import type { ReactNode } from "react";
import { EMAIL_FIELD, type SignUpPlace } from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field";
import styles from "./newsletter.module.css";
import { SignUpFields } from "./sign-up-fields";
import { SignUpMessage } from "./sign-up-message";
import { useSignUp } from "./use-sign-up";

interface SignUpFormProps {
  readonly place: SignUpPlace;
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
  /** Quiet: a button without weight, and the label of the field for screen readers only. */
  readonly quiet?: boolean;
  /** What stands in the form before and after the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A sign-up form in the page. Until the client is awake it is an ordinary post to the answer page. */
export function SignUpForm({ place, turnstileSiteKey, quiet = false, before, after }: SignUpFormProps) {
  const { form } = useMessages(newsletterMessages);
  const signUp = useSignUp(place, turnstileSiteKey);
  const { status } = signUp;
  const isFieldError = status.kind === "error" && (status.reason === "empty" || status.reason === "field");
  return (
    <form
      ref={signUp.form}
      method="post"
      action={SIGN_UP_PATH}
      className={styles.form}
      noValidate
      onInput={signUp.touch}
      onSubmit={signUp.submit}
    >
      {before}
      <div className={classNames(styles.row, !quiet && styles.labelled)}>
        <Field
          className={styles.email}
          id={`newsletter-${place}`}
          label={form.email}
          labelHidden={quiet}
          placeholder={quiet ? form.email : undefined}
          type="email"
          name={EMAIL_FIELD}
          autoComplete="email"
          required
          error={isFieldError ? status.message : undefined}
        />
        <Button
          type="submit"
          variant={quiet ? "quiet" : "action"}
          aria-disabled={status.kind === "loading" || undefined}
        >
          {status.kind === "loading" ? form.subscribing : form.subscribe}
        </Button>
      </div>
      <SignUpFields place={place} turnstileSiteKey={turnstileSiteKey} signUp={signUp} />
      <SignUpMessage status={isFieldError ? { kind: "idle" } : status} />
      {after}
    </form>
  );
}
