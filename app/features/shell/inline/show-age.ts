// What changes by the day and not with the page: checks that have grown old.
import { isCheckOld } from "~/lib/check-age";

/** Shows of every check what holds on the day on which the page is read (app/ui/by-age.tsx). */
export function showAge() {
  const now = new Date();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fresh],[data-old]")) {
    const { fresh, old, days } = element.dataset;
    const isOld = isCheckOld(`${fresh ?? old}`, now, days ? Number(days) : undefined);
    element.hidden = isOld === (old === undefined);
  }
}
