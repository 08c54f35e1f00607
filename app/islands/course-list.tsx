import type { CourseGridProps } from "~/features/courses/ui/course-grid";
import { CourseSearch } from "~/features/courses/ui/course-search";
import { useCardControls } from "~/islands/resource-controls";

interface CourseListProps extends Omit<CourseGridProps, "renderControls"> {
  /** Configured origin of the site. */
  readonly origin: string;
}

/** All courses with search box and level select. */
export function CourseList({ origin, ...list }: CourseListProps) {
  return <CourseSearch {...list} renderControls={useCardControls(origin)} />;
}
