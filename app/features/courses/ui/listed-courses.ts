import { createContext, useContext, useMemo } from "react";
import { type ListedCourse, readListedCourse } from "~/features/courses/core/filter-courses";
import { itemsInPlace } from "~/ui/listed-items";

/** Id of the list of cards that the search filters. */
export const COURSE_CARDS_ID = "course-cards";

/** Id of the featured courses above the list, which are there while nothing is filtered. */
export const FEATURED_COURSES_ID = "featured-courses";

/** The courses of the list around an island. The server gives them; null in the client, which reads the cards. */
export const ListedCourses = createContext<readonly ListedCourse[] | null>(null);

/** The courses of the list in its own order. */
export function useListedCourses(): readonly ListedCourse[] {
  const given = useContext(ListedCourses);
  return useMemo(
    () =>
      given ??
      itemsInPlace(document.getElementById(COURSE_CARDS_ID)).map((item) =>
        readListedCourse(item.dataset, item.querySelector("article :is(h2, h3, h4) a")?.textContent ?? ""),
      ),
    [given],
  );
}
