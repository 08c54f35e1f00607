import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  heading: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  /** A few words above, for example the chapter. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** At the right end: a link to all of it, buttons. */
  actions?: ReactNode;
}

/** The head of a section: its title, a sentence, and what can be done with the whole of it. */
export function SectionHeading({ heading, level = 2, id, eyebrow, lead, actions }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading id={id}>{heading}</Heading>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {actions ? <div className="cluster">{actions}</div> : null}
    </div>
  );
}
