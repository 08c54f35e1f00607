import type { ReactNode } from "react";
import {
  type FilledPart,
  FOLLOW_UPS,
  type LessonView,
  type SampleAnswer,
} from "~/features/book-resources/core/lesson";
import { lawWords } from "~/i18n/law-words";
import { lessonMessages } from "~/i18n/messages/lesson";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExternalLink } from "~/ui/external-link";
import styles from "./lesson.module.css";

/** The legal note and its rules, each with its state and the month in which it was read. */
function LessonLaw({ law: { note, rules } }: Pick<LessonView, "law">) {
  const locale = useLocale();
  return (
    <>
      {note === null ? null : <p>{note}</p>}
      <ul className={styles.rules}>
        {rules.map((rule) => {
          const { ruleId, basis, address, newTabLabel } = lawWords(rule, locale);
          return (
            <li key={ruleId} data-lesson-rule={ruleId}>
              {address === null ? (
                basis
              ) : (
                <ExternalLink href={address} newTabLabel={newTabLabel} withoutArrow>
                  {basis}
                </ExternalLink>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A prompt with its examples put in, each of them marked. */
function FilledPrompt({ parts }: { parts: readonly FilledPart[] }) {
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

interface LessonPartProps {
  readonly lesson: LessonView;
  readonly heading: "h2" | "h3";
}

interface WorkedExampleProps extends LessonPartProps {
  /** Parts of this landing alone; they stand before the foot of the sheet, which is folded away. */
  readonly children?: ReactNode;
}

/** The second sheet of a landing: an answer to judge, follow-up prompts, and on paper the flaw at its foot. */
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

/** Follow-up prompts, remedies for a wrong answer, and the extras of this lesson. */
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
