import type { FilledPart } from "~/features/book-resources/core/lesson";
import type { LessonView } from "~/features/book-resources/core/lesson-view";
import { lessonMessages } from "~/i18n/messages/lesson";
import { useMessages } from "~/i18n/translate";
import styles from "./lesson.module.css";

/** A prompt with its examples put in, each of them marked. */
export function FilledPrompt({ parts }: { parts: readonly FilledPart[] }) {
  return (
    <p className={styles.filled}>
      {parts.map(({ at, text, isFilled }) => (isFilled ? <mark key={at}>{text}</mark> : text))}
    </p>
  );
}

/** The same on request, beside the prompt. The second sheet of paper has it anyway. */
export function SeeItFilled({ lesson: { sample, filled } }: { lesson: LessonView }) {
  const { seeFilled } = useMessages(lessonMessages);
  return (
    <details data-print="hide">
      <summary className={styles.opener}>
        {seeFilled}: {sample.of}
      </summary>
      <FilledPrompt parts={filled} />
    </details>
  );
}
