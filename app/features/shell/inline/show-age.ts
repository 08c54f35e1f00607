// What changes by the day and not with the page: checks that have grown old.
import { isCheckOld } from "~/lib/check-age";

/** Shows of every check what holds on the day on which the page is read (app/ui/by-age.tsx). */
export function showAge() {
  const now = new Date();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fresh],[data-old]")) {
    const { fresh, old, days } = element.dataset;
    element.hidden =
      isCheckOld(fresh ?? old ?? "", now, days === undefined ? undefined : Number(days)) ===
      (old === undefined);
  }
}
