// What changes by the day and not with the page: checks that have grown old, and the year of the copyright line.
import { isCheckOld } from "~/lib/check-age";

/** Shows of every check what holds now (app/ui/by-age.tsx). */
function showChecks(now: Date) {
  for (const element of document.querySelectorAll<HTMLElement>("[data-fresh],[data-old]")) {
    const { fresh, old } = element.dataset;
    element.hidden = isCheckOld(fresh ?? old ?? "", now) === (old === undefined);
  }
}

/** Shows the year of the reader where it has gone on since the page was made. */
function showYear(now: Date) {
  const line = document.querySelector<HTMLElement>("[data-year]");
  const year = now.getFullYear();
  if (line === null || year <= Number(line.dataset.year)) return;
  line.textContent = `${line.textContent}`.replace(`${line.dataset.year}`, `${year}`);
}

/** Brings a page up to the day on which it is read. */
export function showAge() {
  const now = new Date();
  showChecks(now);
  showYear(now);
}
