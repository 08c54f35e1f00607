import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { filterCourses, parseCourseQuery } from "~/features/courses/core/filter-courses";
import { FilteredCourseGrid } from "~/features/courses/ui/course-grid";
import { CourseSearch } from "~/features/courses/ui/course-search";
import { ListedCourses } from "~/features/courses/ui/listed-courses";
import { learnMessages } from "~/i18n/messages/learn";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { useCardControls } from "~/islands/resource-controls";
import { LearnPage } from "~/page-parts/learn-page";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { buttonClass } from "~/ui/button";
import { Link, usePagePlace } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader() {
  const { listCourses } = await import("~/features/catalogue/io/catalogue.server");
  const courses = listCourses("pt-br");
  return { courses };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** The Portuguese learn page: featured courses, then all courses with a search and a choice of level. */
export default function LearnPortuguese() {
  const { courses } = useLoaderData<typeof loader>();
  const text = useMessages(learnMessages);
  const renderControls = useCardControls(useSiteOrigin());
  const query = parseCourseQuery(new URLSearchParams(usePagePlace().search));
  return (
    <LearnPage
      courses={courses}
      actions={
        <Link to={pathOf("certifications", "pt-br")} className={buttonClass()}>
          {text.certificationsLink}
        </Link>
      }
    >
      <section className="section">
        <SectionHeading heading={text.all.title} />
        <ListedCourses.Provider value={courses}>
          <Island name="course-list" of={CourseSearch} props={{}}>
            <FilteredCourseGrid
              courses={courses}
              shown={filterCourses(courses, query)}
              renderControls={renderControls}
            />
          </Island>
        </ListedCourses.Provider>
      </section>
    </LearnPage>
  );
}
