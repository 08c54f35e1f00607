import type { LessonView } from "~/features/book-resources/core/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./landing.module.css";

interface ClassPlanProps {
  readonly lesson: LessonView;
  readonly id: string;
  readonly heading: "h2" | "h3";
}

/** The class minute by minute with the teacher's first words, and the way to the sheets. Paper has both there. */
export function ClassPlan({ lesson: { plan, sheetLinks }, id, heading: Heading }: ClassPlanProps) {
  const text = useMessages(lessonSheetsMessages);
  return (
    <section id={id} data-print="hide">
      <Heading>{text.plan}</Heading>
      <ol className={styles.steps}>
        {plan.map(({ minutes, task, say }) => (
          <li key={task}>
            <strong>{text.minutes(minutes)}</strong> {task} {say === null ? null : <q>{say}</q>}
          </li>
        ))}
      </ol>
      <p>
        <strong>{text.toPrint}:</strong>
      </p>
      <ul className={styles.steps}>
        {sheetLinks.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
