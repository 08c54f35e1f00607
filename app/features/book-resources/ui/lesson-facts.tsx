import { Fragment, type ReactNode } from "react";
import type { LessonView } from "~/features/book-resources/core/lesson-view";
import { lessonLine } from "~/i18n/lesson-words";
import { lessonMessages } from "~/i18n/messages/lesson";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./lesson.module.css";

/** What a teacher asks before anything else, in one line: for whom, how long, with what. */
export function LessonFactsLine({ lesson }: { readonly lesson: LessonView }) {
  const locale = useLocale();
  return (
    <p className={styles.line} data-facts="">
      {lessonLine(lesson, locale)}
    </p>
  );
}

interface LessonFactsProps {
  readonly lesson: LessonView;
  /** Where the book prints its code. */
  readonly place: string;
}

/** What to have ready, what it belongs to in the curriculum, which tools do, and where the book has it. */
export function LessonFacts({ lesson: { facts, tools }, place }: LessonFactsProps) {
  const text = useMessages(lessonMessages);
  const { materials, curriculum } = facts;
  return (
    <section aria-label={text.label} className={styles.facts}>
      <dl>
        <Fact name={text.group}>{facts.group}</Fact>
        <Fact name={text.materials}>{materials.join("; ")}</Fact>
        {curriculum.length === 0 ? null : (
          <Fact name={text.curriculum}>
            {curriculum
              .map(({ code, text: words }) => (code === null ? words : `${code} (${words})`))
              .join("; ")}
          </Fact>
        )}
        <Fact name={text.tools}>
          {tools.map(({ path, title }, index) => (
            <Fragment key={path}>
              {index === 0 ? null : ", "}
              <Link to={path}>{title}</Link>
            </Fragment>
          ))}
        </Fact>
        <Fact name={text.place}>{place}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
