import { isChanged } from "./changed-control";
import { showToast } from "./toast-store";

/** Islands that miss their files at the same time ask for one new page. */
let isReloading = false;

/**
 * Handles code that failed to load. After a deploy it is gone and the current page names the new file, so the page is
 * reloaded, once and never over written text. Otherwise `message` is shown; null where nobody expects an answer.
 */
export async function answerMissing(message: string | null): Promise<void> {
  // Past the cache of the browser, which still has this file.
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  const isReloaded = performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload";
  const isWritten = [...document.querySelectorAll("input,textarea,option")].some(isChanged);
  if (isReloading) return;
  isReloading = answer?.status === 404 && !isReloaded && !isWritten;
  if (isReloading) location.reload();
  else if (message !== null) showToast({ message, type: "error" });
}
