import type { ReactNode } from "react";
import styles from "./school-kit.module.css";

interface AskedAgainProps {
  readonly heading: string;
  readonly isOpen: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The questions, folded where documents were made from their answers. */
export function AskedAgain({ heading, isOpen, onToggle, children }: AskedAgainProps) {
  return (
    <details
      className={styles.asked}
      data-print="hide"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <h2>{heading}</h2>
      </summary>
      {children}
    </details>
  );
}
