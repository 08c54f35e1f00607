import type { ReactNode } from "react";
import { FOLLOW_UPS, type SampleAnswer } from "~/features/book-resources/core/lesson";
import type { LessonView } from "~/features/book-resources/core/lesson-view";
import { lessonMessages } from "~/i18n/messages/lesson";
import { useMessages } from "~/i18n/translate";
import { FilledPrompt } from "./filled-prompt";
import styles from "./lesson.module.css";
import { LessonLaw } from "./lesson-law";

interface LessonPartProps {
  readonly lesson: LessonView;
  readonly heading: "h2" | "h3";
}

interface WorkedExampleProps extends LessonPartProps {
  /** What belongs to this landing alone; it stands before the foot of the sheet, which is folded away. */
  readonly children?: ReactNode;
}

/** The second sheet of a landing: an answer to judge, what to ask next, and on paper the flaw at its foot. */
export function WorkedExample({ lesson, heading: Heading, children }: WorkedExampleProps) {
  const text = useMessages(lessonMessages);
  const { sample } = lesson;
  return (
    <div className={styles.worked}>
      {lesson.law.note === null && lesson.law.rules.length === 0 ? null : (
        <section>
          <Heading>{text.law}</Heading>
          <LessonLaw law={lesson.law} />
        </section>
      )}
      <section className={styles.onPaper}>
        <Heading>
          {text.worked}: {sample.of}
        </Heading>
        <FilledPrompt parts={lesson.filled} />
      </section>
      <section>
        <Heading>{text.sample}</Heading>
        <p className={styles.aside}>
          {text.invented} {sample.context}
        </p>
        <blockquote className={styles.answer}>{sample.answer}</blockquote>
        {/* On paper it stands at the foot of the sheet, where it can be folded away. */}
        <details data-print="hide">
          <summary className={styles.opener}>{text.findFlaw}</summary>
          <Flaw flaw={sample.flaw} />
        </details>
      </section>
      <NextSteps lesson={lesson} heading={Heading} />
      {children}
      <div className={`${styles.onPaper} ${styles.fold}`} data-fold="">
        <p className={styles.aside}>{text.fold}</p>
        <Flaw flaw={sample.flaw} />
      </div>
    </div>
  );
}

/** What to ask next, what to write when it goes wrong, and whatever else belongs to this lesson alone. */
function NextSteps({ lesson: { followUps, troubles, extras }, heading: Heading }: LessonPartProps) {
  const text = useMessages(lessonMessages);
  return (
    <>
      <section>
        <Heading>{text.followUps}</Heading>
        <dl className={styles.pairs}>
          {FOLLOW_UPS.map((kind) => (
            <div key={kind}>
              <dt>{text.followUpKinds[kind]}</dt>
              <dd>{followUps[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Heading>{text.troubles}</Heading>
        <dl className={styles.pairs}>
          {troubles.map(({ problem, write }) => (
            <div key={problem}>
              <dt>{problem}</dt>
              <dd>{write}</dd>
            </div>
          ))}
        </dl>
      </section>
      {extras.map(({ title, items }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Flaw({ flaw: { sentence, why, howToSpot } }: Pick<SampleAnswer, "flaw">) {
  const text = useMessages(lessonMessages);
  return (
    <>
      <p>
        <strong>{text.flaw}:</strong> <q>{sentence}</q> {why}
      </p>
      <p>
        <strong>{text.howToSpot}:</strong> {howToSpot}
      </p>
    </>
  );
}
