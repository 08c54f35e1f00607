import { CircleAlert, MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import {
  EMAIL_FIELD,
  HONEYPOT_FIELD,
  LOCALE_FIELD,
  PLACE_FIELD,
  type SignUpPlace,
} from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import styles from "./newsletter.module.css";
import { type SignUp, type SignUpStatus, useSignUp } from "./use-sign-up";

const importBox = () => import("./turnstile-box.client");

interface LazyProps<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly children: (loaded: Loaded) => ReactNode;
}

/**
 * Renders a component whose code loads at the first render; until then nothing stands in its place. Where the code does
 * not come, it fails as a component does.
 */
function Lazy<Loaded>({ load, children }: LazyProps<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      (error) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [load]);

  return loaded === null ? null : children(loaded);
}

interface SignUpFieldsProps {
  readonly place: SignUpPlace;
  readonly turnstileSiteKey: string | null;
  readonly signUp: SignUp;
}

/** Fields of every sign-up form besides the address: language, place, a trap for robots, the bot check. */
export function SignUpFields({ place, turnstileSiteKey, signUp }: SignUpFieldsProps) {
  const { form } = useMessages(newsletterMessages);
  return (
    <>
      <input type="hidden" name={LOCALE_FIELD} value={useLocale()} />
      <input type="hidden" name={PLACE_FIELD} value={place} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {form.trap}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {turnstileSiteKey !== null && signUp.isTouched ? (
        <Lazy load={importBox}>
          {({ TurnstileBox }) => (
            <TurnstileBox
              key={signUp.attempt}
              siteKey={turnstileSiteKey}
              label={form.check}
              round={signUp.round}
              setDown={signUp.setCheckDown}
            />
          )}
        </Lazy>
      ) : null}
    </>
  );
}

/** Announces the outcome. Always in the page, because screen readers speak only text that enters an existing region. */
export function SignUpMessage({ status }: { readonly status: SignUpStatus }) {
  const isFailed = status.kind === "error";
  const isShown = isFailed || status.kind === "success";
  return (
    <div
      role="status"
      className={isShown ? classNames("callout", isFailed ? "danger" : "success", styles.message) : undefined}
      data-kind={status.kind}
    >
      {isShown ? (
        <>
          <Icon icon={isFailed ? CircleAlert : MailCheck} />
          <p>{status.message}</p>
        </>
      ) : null}
    </div>
  );
}

interface SignUpFormProps {
  readonly place: SignUpPlace;
  /** Null: no bot check. */
  readonly turnstileSiteKey: string | null;
  /** Quiet: a button without weight, and the label of the field for screen readers only. */
  readonly quiet?: boolean;
  /** Placed in the form before and after the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A sign-up form in the page. Until it is hydrated it is an ordinary post to the answer page. */
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
