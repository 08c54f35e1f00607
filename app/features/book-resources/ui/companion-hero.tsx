import type { ReactNode } from "react";
import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import styles from "./companion-hero.module.css";

interface CompanionHeroProps {
  readonly title: string;
  /** How many resources there are. */
  readonly total: number;
  /** The way to a code for those who have the book open. */
  readonly children: ReactNode;
}

/** The hero of the book-resources page. */
export function CompanionHero({ title, total, children }: CompanionHeroProps) {
  const { hero: text } = useMessages(companionMessages);
  return (
    <div className={`page ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <p className={styles.total}>{text.total(total)}</p>
      {children}
    </div>
  );
}
