import { Check, Copy } from "lucide-react";
import { Button, type ButtonLook } from "./button";
import styles from "./copy-button.module.css";
import { CopyNotice, useCopy } from "./copy-notice";
import { Icon } from "./icon";

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  copiedLabel: string;
  /** Says that the browser did not copy, and that the text stands here to be copied by hand. */
  refusedLabel: string;
  /** Called after the text is on the clipboard, for something more to say about it. */
  onCopied?: () => void;
  /** Asked before the text leaves; it copies that text, or another one, now or later. */
  askFirst?: (copy: (text: string) => void) => void;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  refusedLabel,
  onCopied,
  askFirst,
  ...look
}: CopyButtonProps) {
  const { outcome, tried, copy } = useCopy(text, onCopied);
  const copied = outcome === "copied";
  return (
    <>
      <Button
        {...look}
        data-client=""
        data-heard={copied ? "copied" : undefined}
        aria-label={label}
        onClick={() => (askFirst === undefined ? copy() : askFirst(copy))}
      >
        <Icon icon={copied ? Check : Copy} />
        {look.square ? null : <SwappedLabel label={label} copiedLabel={copiedLabel} />}
      </Button>
      <CopyNotice outcome={outcome} text={tried} copiedLabel={copiedLabel} refusedLabel={refusedLabel} />
    </>
  );
}

interface SwappedLabelProps {
  label: string;
  copiedLabel: string;
}

/**
 * The second label shows while the control around it has `data-heard="copied"`, which the inline script writes, too.
 * Both keep their place, so that the button does not change its width.
 */
export function SwappedLabel({ label, copiedLabel }: SwappedLabelProps) {
  return (
    <span className={styles.labels}>
      <span>{label}</span>
      <span>{copiedLabel}</span>
    </span>
  );
}
