import type { FilledPart } from "~/features/book-resources/core/lesson";
import styles from "./lesson.module.css";

/** A prompt with its examples put in, each of them marked. */
export function FilledPrompt({ parts }: { parts: readonly FilledPart[] }) {
  return (
    <p className={styles.filled}>
      {parts.map(({ at, text, isFilled }) => (isFilled ? <mark key={at}>{text}</mark> : text))}
    </p>
  );
}
