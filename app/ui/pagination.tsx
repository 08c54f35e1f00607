import type { ReactNode } from "react";
import { chipClass } from "./chip";
import { pageWindow } from "./page-window";

/** What a link of the pagination is made of; spread it on a link. */
export interface PageLink {
  href: string;
  className: string;
  "aria-label"?: string;
  "aria-current"?: "page";
  rel?: "prev" | "next";
  children: ReactNode;
}

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  hrefOfPage: (page: number) => string;
  labelOfPage: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  renderLink?: (link: PageLink) => ReactNode;
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
  renderLink = plainLink,
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
        {renderLink({
          href: hrefOfPage(number),
          className,
          "aria-label": labelOfPage(number),
          "aria-current": number === page ? "page" : undefined,
          children: number,
        })}
      </li>
    ),
  );
  return (
    <nav aria-label={label}>
      <ul className="cluster">
        {page > 1 ? (
          <li>
            {renderLink({ href: hrefOfPage(page - 1), className, rel: "prev", children: previousLabel })}
          </li>
        ) : null}
        {steps}
        {page < pageCount ? (
          <li>{renderLink({ href: hrefOfPage(page + 1), className, rel: "next", children: nextLabel })}</li>
        ) : null}
      </ul>
    </nav>
  );
}

function plainLink({ children, ...link }: PageLink) {
  return <a {...link}>{children}</a>;
}
