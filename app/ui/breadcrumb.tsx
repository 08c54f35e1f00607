import styles from "./breadcrumb.module.css";
import { Link } from "./navigation";

interface BreadcrumbProps {
  label: string;
  /** From the home page on. The page itself has no address, where it is among them. */
  items: readonly { label: string; href?: string }[];
}

/** The way from the home page to here. */
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
