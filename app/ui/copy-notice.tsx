import { useEffect, useRef } from "react";
import styles from "./copy-button.module.css";
import type { CopyOutcome } from "./use-copy";

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

/** A text that waits to be copied by hand. */
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
