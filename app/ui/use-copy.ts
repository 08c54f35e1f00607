import { useEffect, useState } from "react";

/** How long a control says that it has copied. */
export const COPIED_FEEDBACK_MS = 2000;

/**
 * How the last copy ended. Null before the first copy, while one is under way, and once the message has been shown
 * long enough.
 */
export type CopyOutcome = "copied" | "refused" | null;

/**
 * The older way to copy: it is done before a link is followed, and works on plain http and in the built-in views of
 * apps, where the newer one is refused. In an open dialog nothing outside of it can be selected.
 */
export function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0" });
  (before?.closest("dialog") ?? document.body).appendChild(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies a text by whichever way the browser allows. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

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
