import type { ReactNode } from "react";
import type { ThingFace } from "~/lib/face-shapes";
import styles from "./card.module.css";
import { classNames } from "./class-names";
import { Face } from "./face";

export type CategoryHue = "tool" | "course" | "certification" | "book" | "site" | "video";

interface CardProps {
  /** Colours the tab at the top edge; none means a neutral tab. */
  category?: CategoryHue;
  /** The title. A link in it makes the whole card its target; other controls stay their own. */
  heading: ReactNode;
  level?: 2 | 3 | 4;
  /** The face of the thing, beside its title, with the text around it. */
  face?: ThingFace;
  /** Above the title: badges, a date. */
  eyebrow?: ReactNode;
  /** Below the text: badges, a few values, in a `CardFacts`. */
  facts?: ReactNode;
  /** At the bottom edge: buttons. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** An index card: flat, one hairline, a coloured tab. In a grid, text, facts and actions of a row stand level. */
export function Card({
  category,
  heading,
  level = 3,
  face,
  eyebrow,
  facts,
  actions,
  className,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  const text = (
    <>
      {eyebrow ? <div className={styles.eyebrow}>{eyebrow}</div> : null}
      {face ? <Face face={face} /> : null}
      <Heading className={styles.title}>{heading}</Heading>
      {children ? <div className={styles.body}>{children}</div> : null}
    </>
  );
  return (
    <article className={classNames(styles.card, className)} data-category={category}>
      {face || facts ? <div className={face ? styles.faced : styles.text}>{text}</div> : text}
      {facts}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
