import { type PropsWithChildren, useEffect } from "react";
import { COURSE_LIST } from "~/features/courses/core/course-list";
import { controlsMessages } from "~/i18n/messages/controls";
import { learnMessages } from "~/i18n/messages/learn";
import { levelMessages } from "~/i18n/messages/levels";
import { useMessages } from "~/i18n/translate";
import type { ListFields } from "~/lib/filterable-list";
import { ListAnswer, ListForm, useFilterableList } from "~/ui/filterable-list";
import { FEATURED_COURSES_ID } from "./course-grid";

/** The filter of a list of courses. Its children are the featured courses and the cards of all. */
export default function CourseList({ children }: PropsWithChildren) {
  const { all } = useMessages(learnMessages);
  const words = { ...all, submit: useMessages(controlsMessages).search };
  const state = useFilterableList(COURSE_LIST);
  const { isFiltered } = state;
  useEffect(() => {
    const featured = document.getElementById(FEATURED_COURSES_ID);
    if (featured !== null) featured.hidden = isFiltered;
  }, [isFiltered]);
  const fields: ListFields = { level: [all.levelLabel, all.allLevels, useMessages(levelMessages)] };
  return (
    <>
      <ListForm {...{ state, words, fields }} />
      <ListAnswer {...{ state, words }} />
      {children}
    </>
  );
}
