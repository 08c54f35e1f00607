import { type NewToast, type Toast, withoutToast, withToast } from "./toast-queue";

// One queue per browser window. Nothing writes to it while a page is rendered on the server, where the
// module is shared by all visitors.
let queue: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const NOTHING: readonly Toast[] = [];

function replaceQueue(next: readonly Toast[]) {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a message. Call it from event handlers and effects only. */
export function showToast(toast: NewToast): void {
  lastId += 1;
  replaceQueue(withToast(queue, `toast-${lastId}`, toast));
}

/** Takes a message away before its time. */
export function dismissToast(id: string): void {
  replaceQueue(withoutToast(queue, id));
}

/** Calls back after each change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages on screen, oldest first; the same array while nothing changes. */
export function readToasts(): readonly Toast[] {
  return queue;
}

/** The snapshot of the server and of hydration. */
export function readNoToasts(): readonly Toast[] {
  return NOTHING;
}
