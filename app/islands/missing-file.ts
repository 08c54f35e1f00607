import type { Locale } from "~/addresses/languages";
import { controlsMessages } from "~/i18n/messages/controls";
import { isChanged } from "~/ui/changed-control";
import { showToast } from "~/ui/toast-store";

/**
 * The code that a touch asked for did not come. After a deploy it is gone, and the page as it is now has the new one: it
 * is loaded again, once and not over what somebody has written. Otherwise who has asked for something is told.
 */
export async function answerMissing(locale: Locale, isAsked: boolean): Promise<void> {
  // Past the cache of the browser, which still has this file.
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  const isReloaded = performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload";
  const isWritten = [...document.querySelectorAll("input,textarea,option")].some(isChanged);
  if (answer?.status === 404 && !isReloaded && !isWritten) location.reload();
  else if (isAsked) showToast({ message: controlsMessages[locale].partMissing, type: "error" });
}
