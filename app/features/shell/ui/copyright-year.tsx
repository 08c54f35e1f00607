import { useEffect } from "react";

/** Shows the year of the reader where it has gone on since the page was made. It draws nothing itself. */
export function CopyrightYear() {
  useEffect(() => {
    const line = document.querySelector<HTMLElement>("[data-year]");
    const year = new Date().getFullYear();
    if (line === null || year <= Number(line.dataset.year)) return;
    line.textContent = `${line.textContent}`.replace(`${line.dataset.year}`, `${year}`);
  }, []);
  return null;
}
