import type { ReactNode } from "react";
import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  label: string;
  /** From the start page down to this one, which has no address. */
  items: readonly { label: string; href?: string }[];
  /** Draws a link of the site. */
  renderLink: (href: string, label: string) => ReactNode;
}

/** The way from the start page to here. */
export function Breadcrumb({ label, items, renderLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {item.href ? renderLink(item.href, item.label) : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
