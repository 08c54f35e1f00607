import type { ReactNode } from "react";
import styles from "./level-cards.module.css";

/** Facts of a card below its text; in a grid of such cards text, facts and actions of a row stand level. */
export function CardFacts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
