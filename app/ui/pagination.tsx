import type { ReactNode } from "react";
import { chipClass } from "./chip";
import { Link } from "./navigation";

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

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  hrefOfPage: (page: number) => string;
  labelOfPage: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefOfPage,
  labelOfPage,
  previousLabel,
  nextLabel,
}: PaginationProps) {
  if (pageCount < 2) return null;
  const className = chipClass("tabular");
  const steps: ReactNode[] = pageWindow(page, pageCount).map((number, index) =>
    number === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
      <li key={`gap-${index}`} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={number}>
        <Link
          to={hrefOfPage(number)}
          className={className}
          aria-label={labelOfPage(number)}
          aria-current={number === page ? "page" : undefined}
        >
          {number}
        </Link>
      </li>
    ),
  );
  return (
    <nav aria-label={label}>
      <ul className="cluster">
        {page > 1 ? (
          <li>
            <Link to={hrefOfPage(page - 1)} className={className} rel="prev">
              {previousLabel}
            </Link>
          </li>
        ) : null}
        {steps}
        {page < pageCount ? (
          <li>
            <Link to={hrefOfPage(page + 1)} className={className} rel="next">
              {nextLabel}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
