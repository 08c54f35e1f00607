import type { ReactNode } from "react";
import type { Course } from "~/features/courses/core/course";
import { toCourseItem } from "~/features/courses/core/filter-courses";
import { inShownOrder } from "~/ui/listed-items";
import { CourseCard } from "./course-card";
import styles from "./course-card.module.css";
import { COURSE_CARDS_ID } from "./listed-courses";

interface CourseGridProps {
  readonly courses: readonly Course[];
  /** Controls of other features for one course. */
  readonly renderControls: (course: Course) => ReactNode;
}

/** Course cards side by side in one row, which scrolls. */
export function CourseRow({ courses, renderControls }: CourseGridProps) {
  return (
    <ul className={styles.row}>
      {courses.map((course) => (
        <li key={course.id} className={styles.item} data-item={course.id}>
          <CourseCard course={course} controls={renderControls(course)} />
        </li>
      ))}
    </ul>
  );
}

interface FilteredCourseGridProps extends CourseGridProps {
  /** Those that match the query. */
  readonly shown: readonly Course[];
}

/** All course cards, which `CourseSearch` hides and shows. */
export function FilteredCourseGrid({ courses, shown, renderControls }: FilteredCourseGridProps) {
  return (
    <ul id={COURSE_CARDS_ID} className="card-grid" hidden={shown.length === 0}>
      {inShownOrder(courses, shown).map(({ item: course, place, hidden }) => {
        const { item, level, tags } = toCourseItem(course);
        return (
          <li
            key={item}
            className={styles.item}
            hidden={hidden}
            data-item={item}
            data-place={place}
            data-level={level}
            data-tags={tags}
          >
            <CourseCard course={course} controls={renderControls(course)} />
          </li>
        );
      })}
    </ul>
  );
}
