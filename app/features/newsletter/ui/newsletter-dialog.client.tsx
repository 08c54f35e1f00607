import { type FormEvent, useEffect } from "react";
import { createPortal } from "react-dom";
import { EMAIL_FIELD } from "~/features/newsletter/core/form-guards";
import { SIGN_UP_PATH } from "~/features/newsletter/core/newsletter-links";
import { controlsMessages } from "~/i18n/messages/controls";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { showToast } from "~/ui/toast-store";
import styles from "./newsletter.module.css";
import { SignUpFields } from "./sign-up-form";
import { focusEmail, useSignUp } from "./use-sign-up";

interface NewsletterDialogProps {
  readonly turnstileSiteKey: string | null;
  readonly onClose: () => void;
}

/** The sign-up popup. Toasts say what happens; success clears the field and closes the popup. */
export function NewsletterDialog({ turnstileSiteKey, onClose }: NewsletterDialogProps) {
  const { form, popup } = useMessages(newsletterMessages);
  const common = useMessages(controlsMessages);
  const signUp = useSignUp("popup", turnstileSiteKey);
  // This runs after the dialog has opened, because opening puts the focus on its first button.
  useEffect(() => {
    if (signUp.form.current !== null) focusEmail(signUp.form.current);
  }, [signUp.form]);
  const isLoading = signUp.status.kind === "loading";

  async function submit(event: FormEvent<HTMLFormElement>) {
    const answer = await signUp.submit(event);
    if (answer.kind === "success") {
      showToast({ type: "success", message: popup.success });
      onClose();
    } else if (answer.kind === "error") {
      showToast({ type: "error", message: answer.reason === "failed" ? popup.failure : answer.message });
    }
  }

  // The dialog is drawn in the body. Its button may stand on a blackboard, whose colours the dialog would take.
  return createPortal(
    <Dialog open onClose={onClose} heading={popup.heading} closeLabel={common.close}>
      <p>{form.text}</p>
      <form
        ref={signUp.form}
        method="post"
        action={SIGN_UP_PATH}
        className={styles.form}
        noValidate
        onInput={signUp.touch}
        onSubmit={submit}
      >
        <Field
          className={styles.email}
          label={form.email}
          type="email"
          name={EMAIL_FIELD}
          autoComplete="email"
          required
        />
        <SignUpFields place="popup" turnstileSiteKey={turnstileSiteKey} signUp={signUp} />
        <Button type="submit" variant="action" aria-disabled={isLoading}>
          {isLoading ? form.subscribing : form.subscribe}
        </Button>
        <p className="note">{form.privacy}</p>
      </form>
    </Dialog>,
    document.body,
  );
}
