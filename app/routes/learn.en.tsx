import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { LearnTools } from "~/features/catalogue/ui/learn-tools";
import { CourseGrid } from "~/features/courses/ui/course-grid";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { learnMessages } from "~/i18n/messages/learn";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { useCardControls } from "~/islands/resource-controls";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader() {
  const { listCourses, listLearnTools } = await import("~/features/catalogue/io/catalogue.server");
  const courses = listCourses("en");
  return { courses, tools: listLearnTools("en") };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** The English learn page: featured courses, tools in five groups, then all other courses. */
export default function LearnEnglish() {
  const { courses, tools } = useLoaderData<typeof loader>();
  const { learn } = useMessages(pagesMessages);
  const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers).length;
  const text = useMessages(learnMessages);
  const grid = { renderControls: useCardControls(useSiteOrigin()) };
  const items = courses.map(({ id, title }) => ({ name: title, path: pathOf("resource", "en", { id }) }));
  return (
    <div className="page">
      <section className="section">
        <SectionHeading
          level={1}
          eyebrow={`${text.count(courses.length)}, ${text.forTeachers(forTeachers)}`}
          heading={learn.title}
          lead={learn.description}
        />
        <SectionHeading heading={text.featured} />
        <CourseGrid {...grid} courses={courses.filter(({ featured }) => featured)} />
      </section>
      <section className="section">
        <SectionHeading heading={text.essentialTools} lead={text.essentialToolsLead} />
        <LearnTools tools={tools} renderControls={grid.renderControls} />
      </section>
      <section className="section">
        <SectionHeading heading={text.catalogue} />
        <CourseGrid {...grid} courses={courses.filter(({ featured }) => !featured)} />
      </section>
      <section className="section">
        <SectionHeading heading={text.certifications} lead={text.certificationsLead} />
        <Link
          to={pathOf("certifications", "en")}
          className={buttonClass({ variant: "brand" })}
          viewTransition
        >
          {text.certificationsLink}
        </Link>
      </section>
      <JsonLd data={itemListJsonLd(useSiteOrigin(), learn.title, items)} />
    </div>
  );
}
