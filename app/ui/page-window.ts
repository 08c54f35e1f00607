/**
 * The page numbers to offer around the current one (both from 1): first, last, the neighbours, and null for
 * each gap of two or more pages. A page out of range counts as the nearest one that exists.
 */
export function pageWindow(current: number, pageCount: number): (number | null)[] {
  const here = Math.min(Math.max(current, 1), pageCount);
  const window: (number | null)[] = [];
  let last = 0;
  for (let page = 1; page <= pageCount; page += 1) {
    const offered = page === 1 || page === pageCount || Math.abs(page - here) <= 1;
    if (!offered) continue;
    if (page - last === 2) window.push(page - 1);
    else if (page - last > 2) window.push(null);
    window.push(page);
    last = page;
  }
  return window;
}
