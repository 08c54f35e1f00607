import { useEffect, useRef, useState } from "react";
import { COPIED_FEEDBACK_MS, writeToClipboard } from "./clipboard";
import styles from "./copy-button.module.css";

/**
 * How the last copy ended. Null before the first copy, while one is under way, and once the message has been shown
 * long enough.
 */
export type CopyOutcome = "copied" | "refused" | null;

/**
 * Copies a text, or another one in its place, and calls `onCopied`. `tried` is the last one. The success message stays
 * for two seconds, the refusal until the next try.
 */
export function useCopy(
  text: string,
  onCopied?: () => void,
): { outcome: CopyOutcome; tried: string; copy: (other?: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const [last, setLast] = useState<string | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), COPIED_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(other = text) {
    setOutcome(null);
    setLast(other);
    const isCopied = await writeToClipboard(other);
    setOutcome(isCopied ? "copied" : "refused");
    if (isCopied) onCopied?.();
  }

  return { outcome, tried: last ?? text, copy };
}

interface CopyNoticeProps {
  outcome: CopyOutcome;
  text: string;
  copiedLabel: string;
  refusedLabel: string;
}

/** Says how a copy ended. If the browser refused it, the text itself is shown as well, selected. */
export function CopyNotice({ outcome, text, copiedLabel, refusedLabel }: CopyNoticeProps) {
  const isRefused = outcome === "refused";
  return (
    <>
      <span
        role="status"
        className={isRefused ? styles.refused : "visually-hidden"}
        data-print="hide"
        // The inline script may have written here before the client (islands/boot.ts).
        suppressHydrationWarning
      >
        {isRefused ? refusedLabel : outcome === "copied" ? copiedLabel : ""}
      </span>
      {isRefused ? <SelectedText text={text} label={refusedLabel} /> : null}
    </>
  );
}

/** A selected text, to be copied by hand. */
function SelectedText({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      value={text}
      rows={3}
      readOnly
      spellCheck={false}
      aria-label={label}
      className={styles.refused}
      data-print="hide"
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
