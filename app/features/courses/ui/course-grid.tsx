import type { ReactNode } from "react";
import type { Course } from "~/features/courses/core/course";
import { type ListedCourse, toCourseItem } from "~/features/courses/core/filter-courses";
import { classNames } from "~/ui/class-names";
import { inShownOrder } from "~/ui/listed-items";
import { CourseCard } from "./course-card";
import styles from "./course-card.module.css";
import { COURSE_CARDS_ID } from "./listed-courses";

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
        <li key={course.id} className={styles.item} data-item={course.id}>
          <CourseCard course={course} controls={renderControls(course)} />
        </li>
      ))}
    </ul>
  );
}

interface FilteredCourseGridProps extends CourseGridProps {
  /** Those that match the query. */
  readonly shown: readonly (Course & ListedCourse)[];
}

/** All course cards, which `CourseSearch` hides and shows. */
export function FilteredCourseGrid({ courses, shown, renderControls }: FilteredCourseGridProps) {
  return (
    <ul id={COURSE_CARDS_ID} className="card-grid" hidden={shown.length === 0}>
      {inShownOrder(courses, shown).map(({ item: course, place, hidden }) => {
        const { item, level, tags, apart } = toCourseItem(course);
        return (
          <li
            key={item}
            className={styles.item}
            hidden={hidden}
            data-item={item}
            data-place={place}
            data-level={level}
            data-tags={tags}
            data-apart={apart}
          >
            <CourseCard course={course} controls={renderControls(course)} />
          </li>
        );
      })}
    </ul>
  );
}
