import { isChanged } from "./changed-control";
import { showToast } from "./toast-store";

/**
 * Code that was asked for did not come. After a deploy it is gone, and the page as it is now has the new one: it is loaded
 * again, once and not over what somebody has written. Otherwise `message` answers; null where nobody waits for an answer.
 */
export async function answerMissing(message: string | null): Promise<void> {
  // Past the cache of the browser, which still has this file.
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  const isReloaded = performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload";
  const isWritten = [...document.querySelectorAll("input,textarea,option")].some(isChanged);
  if (answer?.status === 404 && !isReloaded && !isWritten) location.reload();
  else if (message !== null) showToast({ message, type: "error" });
}
