import type { ReactNode } from "react";
import type { Course } from "~/features/courses/core/course";
import { COURSE_LIST, type ListedCourse } from "~/features/courses/core/course-list";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { classNames } from "~/ui/class-names";
import { FilterableCards } from "~/ui/list-items";
import { CourseCard } from "./course-card";
import styles from "./course-card.module.css";

/** Id of the featured courses above the list, which are there while nothing is filtered. */
export const FEATURED_COURSES_ID = "featured-courses";

interface CourseGridProps {
  readonly courses: readonly (Course & ListedCourse)[];
  /** Controls of other features for one course. */
  readonly renderControls: (course: Course) => ReactNode;
}

/** Course cards that stand apart from the list: in one row, which scrolls, or in as many as they need. */
export function FeaturedCourses({
  courses,
  renderControls,
  scrolls,
}: CourseGridProps & { readonly scrolls: boolean }) {
  return (
    <ul className={scrolls ? styles.row : classNames("card-grid full-rows", styles.apart)}>
      {courses.map((course) => (
        <li key={course.id} data-item={course.id}>
          <CourseCard course={course} controls={renderControls(course)} />
        </li>
      ))}
    </ul>
  );
}

/** All course cards, which `CourseSearch` hides and shows. */
export function FilteredCourseGrid({
  courses,
  renderControls,
  search,
}: CourseGridProps & { readonly search: string }) {
  return (
    <FilterableCards
      list={COURSE_LIST}
      entries={courses}
      search={search}
      fold={useMessages(controlsMessages)}
      className="card-grid"
    >
      {(course) => <CourseCard course={course} controls={renderControls(course)} />}
    </FilterableCards>
  );
}
