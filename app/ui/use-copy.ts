import { useEffect, useState } from "react";

/** Spec §4 and §9: copied feedback. */
const COPIED_FEEDBACK_MS = 2000;

/**
 * Copies a text, calls `onCopied`, and is `copied` for two seconds after it. A refused clipboard is only logged
 * (spec §4).
 */
export function useCopy(text: string, onCopied?: () => void): { copied: boolean; copy: () => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
      onCopied?.();
    } catch (error) {
      console.warn("copy refused", error);
    }
  }

  return { copied: copiedAt !== null, copy };
}
