// A toast leaves after 5 s, after the duration it was given, or by hand.

export const TOAST_DEFAULT_MS = 5000;

/** More than this many at once hide the page on a phone; the oldest gives way. */
export const TOASTS_AT_ONCE = 3;

export type ToastType = "success" | "error" | "warning" | "info";

export interface Toast {
  id: string;
  message: string;
  type: ToastType;
  durationMs: number;
}

type ToastAction =
  | { kind: "show"; id: string; message: string; type?: ToastType; durationMs?: number }
  | { kind: "dismiss"; id: string };

/**
 * The queue after one action, oldest first; the same array when nothing changes. A toast replaces one on screen with
 * the same words, so that a repeated click does not fill the screen.
 */
export function reduceToasts(queue: readonly Toast[], action: ToastAction): readonly Toast[] {
  if (action.kind === "dismiss") {
    return queue.some((toast) => toast.id === action.id)
      ? queue.filter((toast) => toast.id !== action.id)
      : queue;
  }
  const { id, message, type = "info", durationMs = TOAST_DEFAULT_MS } = action;
  const others = queue.filter(
    (toast) => toast.id !== id && !(toast.message === message && toast.type === type),
  );
  return [...others, { id, message, type, durationMs }].slice(-TOASTS_AT_ONCE);
}
