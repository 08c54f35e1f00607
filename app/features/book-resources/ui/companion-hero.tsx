import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import styles from "./companion-hero.module.css";

/** The hero of the book-resources page, with the number of all resources. */
export function CompanionHero({ title, total }: { title: string; total: number }) {
  const { hero: text } = useMessages(companionMessages);
  return (
    <div className={`page ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <p className={styles.total}>{text.total(total)}</p>
    </div>
  );
}
