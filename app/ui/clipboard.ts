// Copying, without React: the inline script copies before hydration.

/** How long a control says that it has copied. */
export const COPIED_FEEDBACK_MS = 2000;

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

/** Marks a button as heard for as long as it says that it has copied, then calls `after`. */
export function showCopied(button: HTMLElement, after: () => void): void {
  button.dataset.heard = "copied";
  setTimeout(() => {
    delete button.dataset.heard;
    after();
  }, COPIED_FEEDBACK_MS);
}
