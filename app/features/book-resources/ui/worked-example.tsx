import type { ReactNode } from "react";
import {
  type FilledPart,
  FOLLOW_UPS,
  type LessonView,
  type SampleAnswer,
} from "~/features/book-resources/core/lesson";
import { lawWords } from "~/i18n/law-words";
import { toStatement } from "~/i18n/lesson-words";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { useLocale, useMessages } from "~/i18n/translate";
import { LinkWhereKnown } from "~/ui/external-link";
import styles from "./lesson.module.css";

interface HeadingProps {
  readonly heading: "h2" | "h3";
}

/** The legal note, and folded its rules, each with its state and the month in which it was read. */
function LessonLaw({ law: { note, rules }, heading: Heading }: Pick<LessonView, "law"> & HeadingProps) {
  const text = useMessages(lessonMessages);
  const locale = useLocale();
  if (note === null && rules.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading>{text.law}</Heading>
      {note === null ? null : <p>{note}</p>}
      {rules.length === 0 ? null : (
        <details data-print="whole">
          <summary className={styles.opener}>{text.rules}</summary>
          <ul className={styles.rules}>
            {rules.map((rule) => {
              const { ruleId, basis, address, newTabLabel } = lawWords(rule, locale);
              return (
                <li key={ruleId} data-lesson-rule={ruleId}>
                  <LinkWhereKnown href={address} newTabLabel={newTabLabel} withoutArrow>
                    {basis}
                  </LinkWhereKnown>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
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

interface PartProps extends HeadingProps {
  readonly title: string;
  readonly id?: string;
  readonly print?: "whole" | "hide";
  readonly children: ReactNode;
}

/** A part to look up, folded on a screen. Paper has it whole or not at all, and the browser's own search opens it. */
function FoldedPart({ heading: Heading, title, id, print = "whole", children }: PartProps) {
  return (
    <details id={id} data-print={print}>
      <summary className={styles.opener}>
        <Heading>{title}</Heading>
      </summary>
      <div className={styles.part}>{children}</div>
    </details>
  );
}

interface LessonPartProps extends HeadingProps {
  readonly lesson: LessonView;
}

interface WorkedExampleProps extends LessonPartProps {
  /** The anchor of the example. */
  readonly id: string;
  /** Parts of this landing alone; they stand before the example, whose foot is folded away on paper. */
  readonly children?: ReactNode;
}

/** The second sheet of a landing: the law, follow-up prompts, and an answer to judge with the flaw at its foot. */
export function WorkedExample({ lesson, id, heading, children }: WorkedExampleProps) {
  const text = useMessages(lessonMessages);
  const { sample, filled } = lesson;
  return (
    <div className={styles.worked}>
      <LessonLaw law={lesson.law} heading={heading} />
      <NextSteps lesson={lesson} heading={heading} />
      {children}
      <FoldedPart heading={heading} title={`${text.worked}: ${sample.of}`} id={id}>
        <FilledPrompt parts={filled} />
        <p>
          <strong>{text.sample}.</strong>{" "}
          <span className={styles.aside}>
            {text.invented} {sample.context}
          </span>
        </p>
        <blockquote className={styles.answer}>{sample.answer}</blockquote>
        <details data-print="whole" data-fold="" className={styles.fold}>
          <summary className={styles.opener}>{text.findFlaw}</summary>
          <p className={`on-paper ${styles.aside}`}>{text.fold}</p>
          <Flaw flaw={sample.flaw} />
        </details>
      </FoldedPart>
      <OtherStage otherStage={lesson.otherStage} heading={heading} />
    </div>
  );
}

/** Follow-up prompts, remedies for a wrong answer, and the extras of this lesson. */
function NextSteps({ lesson: { followUps, troubles, extras }, heading }: LessonPartProps) {
  const text = useMessages(lessonMessages);
  return (
    <>
      <FoldedPart heading={heading} title={text.followUps}>
        <dl className={styles.pairs}>
          {FOLLOW_UPS.map((kind) => (
            <div key={kind}>
              <dt>{text.followUpKinds[kind]}</dt>
              <dd>{followUps[kind]}</dd>
            </div>
          ))}
        </dl>
      </FoldedPart>
      <FoldedPart heading={heading} title={text.troubles}>
        <dl className={styles.pairs}>
          {troubles.map(({ problem, write }) => (
            <div key={problem}>
              <dt>{problem}</dt>
              <dd>{write}</dd>
            </div>
          ))}
        </dl>
      </FoldedPart>
      {extras.map(({ title, items }) => (
        <FoldedPart key={title} heading={heading} title={title}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </FoldedPart>
      ))}
    </>
  );
}

/** The lesson for another stage, with the answer to judge; its flaw is on the key of its worksheet. */
function OtherStage({ otherStage, heading }: Pick<LessonView, "otherStage"> & HeadingProps) {
  const text = useMessages(lessonSheetsMessages);
  const { curriculum, invented } = useMessages(lessonMessages);
  return (
    <FoldedPart heading={heading} title={text.otherStage} print="hide">
      {"whyNot" in otherStage ? (
        <p>{otherStage.whyNot}</p>
      ) : (
        <>
          <p>
            <strong>{otherStage.sample.of}.</strong> {curriculum}:{" "}
            {otherStage.curriculum.map(toStatement).join("; ")}
          </p>
          <ul className={styles.items}>
            {Object.entries(otherStage.examples).map(([name, example]) => (
              <li key={name}>
                {name}: {example}
              </li>
            ))}
          </ul>
          <p className={styles.aside}>
            {invented} {otherStage.sample.context}
          </p>
          <blockquote className={styles.answer}>{otherStage.sample.answer}</blockquote>
        </>
      )}
    </FoldedPart>
  );
}

function Flaw({ flaw: { sentence, why, howToSpot, mended } }: Pick<SampleAnswer, "flaw">) {
  const text = useMessages(lessonMessages);
  const { mendedSentence } = useMessages(lessonSheetsMessages);
  return (
    <>
      <p>
        <strong>{text.flaw}:</strong> <q>{sentence}</q> {why}
      </p>
      <p>
        <strong>{text.howToSpot}:</strong> {howToSpot}
      </p>
      <p>
        <strong>{mendedSentence}:</strong> <ins>{mended}</ins>
      </p>
    </>
  );
}
