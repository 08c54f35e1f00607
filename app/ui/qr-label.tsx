import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./qr-label.module.css";

interface QrLabelProps {
  /** The code itself: an img or svg with its text alternative. */
  children: ReactNode;
  /** What a person without a camera types. */
  typedLink: string;
  /** Above the code, for example the title. */
  caption?: ReactNode;
  className?: string;
}

/** A white printed label, by day and by night: cameras want dark on light. */
export function QrLabel({ children, typedLink, caption, className }: QrLabelProps) {
  return (
    <figure className={classNames(styles.label, className)}>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <div className={styles.code}>{children}</div>
      <figcaption className={styles.link}>{typedLink}</figcaption>
    </figure>
  );
}
