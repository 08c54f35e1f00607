import type { ReactNode } from "react";
import type { Course } from "~/features/courses/core/course";
import { CourseCard } from "./course-card";
import styles from "./course-card.module.css";

export interface CourseGridProps {
  courses: readonly Course[];
  /** Controls of other features for one course. */
  renderControls: (course: Course) => ReactNode;
}

/** Course cards in one to four columns. */
export function CourseGrid({ courses, renderControls }: CourseGridProps) {
  return (
    <ul className="card-grid">
      {courses.map((course) => (
        <li key={course.id} className={styles.item}>
          <CourseCard course={course} controls={renderControls(course)} />
        </li>
      ))}
    </ul>
  );
}
