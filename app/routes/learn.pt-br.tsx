import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { CourseGrid } from "~/features/courses/ui/course-grid";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { learnMessages } from "~/i18n/messages/learn";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { CourseList } from "~/islands/course-list";
import { Island } from "~/islands/island";
import { useCardControls } from "~/islands/resource-controls";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
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
  const { learn } = useMessages(pagesMessages);
  const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers).length;
  const text = useMessages(learnMessages);
  const origin = useSiteOrigin();
  const grid = { renderControls: useCardControls(origin) };
  const items = courses.map(({ id, title }) => ({ name: title, path: pathOf("resource", "pt-br", { id }) }));
  return (
    <div className="page">
      <section className="section">
        <SectionHeading
          level={1}
          eyebrow={`${text.count(courses.length)}, ${text.forTeachers(forTeachers)}`}
          heading={learn.title}
          lead={learn.description}
          actions={
            <Link to={pathOf("certifications", "pt-br")} className={buttonClass()} viewTransition>
              {text.certificationsLink}
            </Link>
          }
        />
        <SectionHeading heading={text.featured} />
        <CourseGrid {...grid} courses={courses.filter(({ featured }) => featured)} />
      </section>
      <section className="section">
        <SectionHeading heading={text.all.title} />
        <Island name="course-list" of={CourseList} props={{ courses, origin }} />
      </section>
      <JsonLd data={itemListJsonLd(origin, learn.title, items)} />
    </div>
  );
}
