import { classNames } from "./class-names";
import styles from "./opener.module.css";

interface OpenerProps {
  readonly label: string;
  /** Whether it is open at first; it is closed otherwise. */
  readonly open?: boolean;
  /** Folds it on wide screens, too. */
  readonly everywhere?: boolean;
}

/**
 * Folds the next element on a phone, unless a link leads into it. It stands before that element and not around it, so
 * wide screens and paper have it open in every browser.
 */
export function Opener({ label, open, everywhere = false }: OpenerProps) {
  return (
    <details className={classNames(styles.opener, everywhere && styles.everywhere)} open={open}>
      <summary>{label}</summary>
    </details>
  );
}
