import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonLook } from "./button";
import styles from "./copy-button.module.css";
import { Icon } from "./icon";

/** Spec §4 and §9: copied feedback. */
export const COPIED_FEEDBACK_MS = 2000;

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies a text and says so for two seconds. A refused clipboard is only logged (spec §4). */
export function CopyButton({ text, label, copiedLabel, ...look }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  const copied = copiedAt !== null;

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
    } catch (error) {
      console.warn("copy refused", error);
    }
  }

  return (
    <>
      <Button {...look} aria-label={label} data-client="" onClick={copy}>
        <Icon icon={copied ? Check : Copy} />
        {look.square ? null : (
          // Both labels keep their place, so that the button does not change its width.
          <span className={styles.labels} data-copied={copied}>
            <span>{label}</span>
            <span>{copiedLabel}</span>
          </span>
        )}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? copiedLabel : ""}
      </span>
    </>
  );
}
