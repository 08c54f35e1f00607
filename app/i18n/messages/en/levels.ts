import type { CourseLevel } from "~/features/courses/core/course";

/** The levels of courses and certifications. */
export const levels = {
  Beginner: "Beginner",
  Intermediate: "Intermediate",
  Advanced: "Advanced",
  "All Levels": "All Levels",
} satisfies Record<CourseLevel, string>;

export type LevelsMessages = Record<CourseLevel, string>;
