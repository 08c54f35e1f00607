import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { Course } from "~/features/courses/core/course";
import { COURSE_LIST, type ListedCourse } from "~/features/courses/core/course-list";
import { FEATURED_COURSES_ID, FeaturedCourses, FilteredCourseGrid } from "~/features/courses/ui/course-grid";
import CourseSearch from "~/features/courses/ui/course-list.island";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { learnMessages } from "~/i18n/messages/learn";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useCardControls } from "~/islands/resource-controls";
import { isFiltered, parseListQuery } from "~/lib/filterable-list";
import { ListItems } from "~/ui/list-items";
import { usePagePlace } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { useSiteOrigin } from "./site-origin";

interface LearnPageProps {
  readonly courses: readonly Course[];
  /** True where the list below the featured courses is that of the others, while nothing is asked for. */
  readonly featuredApart?: boolean;
  readonly actions?: ReactNode;
  /** Content below the courses. */
  readonly children?: ReactNode;
}

/** The learn page of every language: heading, search and level, the featured courses, then all or the others. */
export function LearnPage({ courses, featuredApart = false, actions, children }: LearnPageProps) {
  const { learn } = useMessages(pagesMessages);
  const text = useMessages(learnMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers).length;
  const listed = courses.map((course) => ({ ...course, isApart: featuredApart && course.featured }));
  const items = courses.map(({ id }) => ({ path: toPath("resource", locale, { id }) }));
  return (
    <div className="page">
      <Island name="card-controls" of={CardControls} props={{ origin }}>
        <section className="section">
          <SectionHeading
            level={1}
            eyebrow={`${text.count(courses.length)}, ${text.forTeachers(forTeachers)}`}
            heading={learn.title}
            lead={learn.description}
            actions={actions}
          />
          <ListItems.Provider value={listed.map(COURSE_LIST.toItem)}>
            <Island name="course-list" of={CourseSearch} props={{}}>
              <CourseLists courses={listed} featuredApart={featuredApart} />
            </Island>
          </ListItems.Provider>
        </section>
        {children}
      </Island>
      <JsonLd data={itemListJsonLd(origin, learn.title, items)} />
    </div>
  );
}

/** The lists below the search. During a search the featured courses are hidden, out of the way of its answer. */
function CourseLists({
  courses,
  featuredApart,
}: {
  readonly courses: readonly (Course & ListedCourse)[];
  readonly featuredApart: boolean;
}) {
  const text = useMessages(learnMessages);
  const { search } = usePagePlace();
  const renderControls = useCardControls(useSiteOrigin(), true);
  return (
    <>
      <div
        id={FEATURED_COURSES_ID}
        hidden={isFiltered(COURSE_LIST, parseListQuery(COURSE_LIST, search))}
        data-print={featuredApart ? undefined : "hide"}
      >
        <SectionHeading heading={text.featured} />
        <FeaturedCourses
          courses={courses.filter(({ featured }) => featured)}
          renderControls={renderControls}
          scrolls={!featuredApart}
        />
      </div>
      <SectionHeading heading={text.catalogue} />
      <FilteredCourseGrid courses={courses} search={search} renderControls={renderControls} />
    </>
  );
}
