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

/** A toast as somebody asks for it. */
export type NewToast = Pick<Toast, "message"> & Partial<Pick<Toast, "type" | "durationMs">>;

/**
 * The queue with one more toast, oldest first. It replaces one on screen with the same words, so that a repeated click
 * does not fill the screen.
 */
export function withToast(
  queue: readonly Toast[],
  id: string,
  { message, type = "info", durationMs = TOAST_DEFAULT_MS }: NewToast,
): readonly Toast[] {
  const others = queue.filter((toast) => toast.message !== message || toast.type !== type);
  return [...others, { id, message, type, durationMs }].slice(-TOASTS_AT_ONCE);
}

/** The queue without a toast; the same array where it has left. */
export function withoutToast(queue: readonly Toast[], id: string): readonly Toast[] {
  const others = queue.filter((toast) => toast.id !== id);
  return others.length === queue.length ? queue : others;
}
