import { CircleAlert, MailCheck } from "lucide-react";
import { Icon } from "~/ui/icon";
import styles from "./newsletter.module.css";
import type { SignUpStatus } from "./use-sign-up";

/** What happened, in words; always in the page, because screen readers speak what enters a region that was there. */
export function SignUpMessage({ status }: { readonly status: SignUpStatus }) {
  const isShown = status.kind === "success" || status.kind === "error";
  return (
    <div role="status" className={isShown ? styles.message : undefined} data-kind={status.kind}>
      {isShown ? (
        <>
          <Icon icon={status.kind === "success" ? MailCheck : CircleAlert} />
          <p>{status.message}</p>
        </>
      ) : null}
    </div>
  );
}
