import { useEffect, useRef, useState } from "react";
import type { WayOfGiving } from "~/features/donations/core/donation-props";
import { paymentMessages } from "~/i18n/messages/payment";
import { useMessages } from "~/i18n/translate";
import { showToast } from "~/ui/toast-store";
import styles from "./donations.module.css";

/** How long a clicked card says "Redirecting...". */
export const REDIRECT_LABEL_MS = 2000;

/** Long enough to be read on the way back from the new tab. */
const THANKS_MS = 10_000;

/** How a card gives, and "Redirecting..." for two seconds after its payment page was opened. */
export default function PaymentStatus({ way }: { way: WayOfGiving }) {
  const text = useMessages(paymentMessages);
  const status = useRef<HTMLSpanElement>(null);
  const [isRedirecting, setRedirecting] = useState(false);

  // The link opens the tab by itself, with or without this script, so React need not draw it.
  useEffect(() => {
    const link = status.current?.closest("article")?.querySelector("a[data-pay]");
    function followRedirect() {
      setRedirecting(true);
      showToast({ message: text.cardThanks, type: "success", durationMs: THANKS_MS });
    }
    link?.addEventListener("click", followRedirect);
    return () => link?.removeEventListener("click", followRedirect);
  }, [text]);

  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => setRedirecting(false), REDIRECT_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isRedirecting]);

  return (
    <span ref={status} role="status" className={styles.way}>
      {isRedirecting ? text.redirecting : <span aria-hidden="true">{text.ways[way]}</span>}
    </span>
  );
}
