import styles from "./breadcrumb.module.css";
import { Link } from "./navigation";

interface BreadcrumbProps {
  label: string;
  /** From the start page down to this one, which has no address. */
  items: readonly { label: string; href?: string }[];
}

/** The way from the start page to here. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {item.href ? (
              <Link to={item.href}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
