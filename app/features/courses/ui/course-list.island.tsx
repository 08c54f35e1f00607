import { type ReactNode, useEffect } from "react";
import { COURSE_LIST, LEVEL_FILTERS } from "~/features/courses/core/course-list";
import { controlsMessages } from "~/i18n/messages/controls";
import { learnMessages } from "~/i18n/messages/learn";
import { levelMessages } from "~/i18n/messages/levels";
import { useMessages } from "~/i18n/translate";
import { toField } from "~/lib/filterable-list";
import { ListAnswer } from "~/ui/list-answer";
import { ListForm } from "~/ui/list-form";
import { useFilterableList } from "~/ui/use-filterable-list";
import styles from "./course-card.module.css";
import { FEATURED_COURSES_ID } from "./course-grid";

interface CourseSearchProps {
  /** The featured courses and the cards of all, as the server wrote them. */
  readonly children?: ReactNode;
}

/** The filter of a list of courses: search box and level select; the address holds both. */
export default function CourseSearch({ children }: CourseSearchProps) {
  const { all } = useMessages(learnMessages);
  const levels = useMessages(levelMessages);
  const common = useMessages(controlsMessages);
  const state = useFilterableList(COURSE_LIST);
  const { items, shown, isFiltered } = state;
  useEffect(() => {
    const featured = document.getElementById(FEATURED_COURSES_ID);
    if (featured !== null) featured.hidden = isFiltered;
  }, [isFiltered]);
  const level = toField("level", all.levelLabel, all.allLevels, LEVEL_FILTERS, (value) => levels[value]);
  return (
    <>
      <ListForm
        state={state}
        label={all.searchLabel}
        placeholder={all.searchPlaceholder}
        fields={[level]}
        submitLabel={common.search}
        className={styles.search}
      />
      <ListAnswer
        state={state}
        className={styles.bar}
        count={all.count(isFiltered ? shown.length : items.length, items.length)}
        words={all}
      />
      {children}
    </>
  );
}
