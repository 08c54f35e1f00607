import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { Course } from "~/features/courses/core/course";
import { filterCourses, isCourseFilter, parseCourseQuery } from "~/features/courses/core/filter-courses";
import { CourseRow, FilteredCourseGrid } from "~/features/courses/ui/course-grid";
import { CourseSearch } from "~/features/courses/ui/course-search";
import { FEATURED_COURSES_ID, ListedCourses } from "~/features/courses/ui/listed-courses";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { learnMessages } from "~/i18n/messages/learn";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { CardControls } from "~/islands/card-controls";
import { Island } from "~/islands/island";
import { useCardControls } from "~/islands/resource-controls";
import { usePagePlace } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { useSiteOrigin } from "./site-origin";

interface LearnPageProps {
  readonly courses: readonly Course[];
  readonly actions?: ReactNode;
  /** What follows the courses. */
  readonly children?: ReactNode;
}

/** The learn page of every language: heading, search and level, the featured courses in a row, then all of them. */
export function LearnPage({ courses, actions, children }: LearnPageProps) {
  const { learn } = useMessages(pagesMessages);
  const text = useMessages(learnMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers).length;
  const items = courses.map(({ id }) => ({ path: pathOf("resource", locale, { id }) }));
  return (
    <div className="page">
      <section className="section">
        <SectionHeading
          level={1}
          eyebrow={`${text.count(courses.length)}, ${text.forTeachers(forTeachers)}`}
          heading={learn.title}
          lead={learn.description}
          actions={actions}
        />
        <ListedCourses.Provider value={courses}>
          <Island name="course-list" of={CourseSearch} waits="tool" props={{}}>
            <CourseLists courses={courses} />
          </Island>
        </ListedCourses.Provider>
      </section>
      {children}
      <Island name="card-controls" of={CardControls} props={{ origin }} />
      <JsonLd data={itemListJsonLd(origin, learn.title, items)} />
    </div>
  );
}

/** What the search stands above. While it asks for something, the featured courses are out of the way of its answer. */
function CourseLists({ courses }: { courses: readonly Course[] }) {
  const text = useMessages(learnMessages);
  const query = parseCourseQuery(new URLSearchParams(usePagePlace().search));
  const renderControls = useCardControls(useSiteOrigin(), true);
  return (
    <>
      <div id={FEATURED_COURSES_ID} hidden={isCourseFilter(query)} data-print="hide">
        <SectionHeading heading={text.featured} />
        <CourseRow courses={courses.filter(({ featured }) => featured)} renderControls={renderControls} />
      </div>
      <SectionHeading heading={text.catalogue} />
      <FilteredCourseGrid
        courses={courses}
        shown={filterCourses(courses, query)}
        renderControls={renderControls}
      />
    </>
  );
}
