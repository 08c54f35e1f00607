import { Check, Copy } from "lucide-react";
import { Button, type ButtonLook } from "./button";
import styles from "./copy-button.module.css";
import { Icon } from "./icon";
import { useCopy } from "./use-copy";

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  copiedLabel: string;
  /** Called after the text is on the clipboard, for something more to say about it. */
  onCopied?: () => void;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, onCopied, ...look }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, onCopied);
  return (
    <>
      <Button {...look} data-client="" aria-label={label} onClick={copy}>
        <Icon icon={copied ? Check : Copy} />
        {look.square ? null : <SwappedLabel label={label} copiedLabel={copiedLabel} copied={copied} />}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? copiedLabel : ""}
      </span>
    </>
  );
}

interface SwappedLabelProps {
  label: string;
  copiedLabel: string;
  copied: boolean;
}

/** Both labels keep their place, so that the button does not change its width. */
export function SwappedLabel({ label, copiedLabel, copied }: SwappedLabelProps) {
  return (
    <span className={styles.labels} data-copied={copied}>
      <span>{label}</span>
      <span>{copiedLabel}</span>
    </span>
  );
}
