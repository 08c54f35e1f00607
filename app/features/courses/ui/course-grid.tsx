import type { ReactNode } from "react";
import type { Course } from "~/features/courses/core/course";
import { CourseCard } from "./course-card";
import styles from "./course-card.module.css";

export interface CourseGridProps {
  courses: readonly Course[];
  /** Months of checks that need another. */
  staleMonths: readonly string[];
  /** Controls of other features for one course. */
  renderControls: (course: Course) => ReactNode;
}

/** Course cards in one to four columns. */
export function CourseGrid({ courses, staleMonths, renderControls }: CourseGridProps) {
  return (
    <ul className="card-grid">
      {courses.map((course) => (
        <li key={course.id} className={styles.item}>
          <CourseCard
            course={course}
            freshness={staleMonths.includes(course.checkedMonth) ? "needs-recheck" : "checked"}
            controls={renderControls(course)}
          />
        </li>
      ))}
    </ul>
  );
}
