import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { Course } from "~/features/courses/core/course";
import { CourseGrid } from "~/features/courses/ui/course-grid";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { learnMessages } from "~/i18n/messages/learn";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { CardControls } from "~/islands/card-controls";
import { Island } from "~/islands/island";
import { useCardControls } from "~/islands/resource-controls";
import { SectionHeading } from "~/ui/section-heading";
import { useSiteOrigin } from "./site-origin";

interface LearnPageProps {
  readonly courses: readonly Course[];
  readonly actions?: ReactNode;
  /** What follows the featured courses. */
  readonly children: ReactNode;
}

/** What the learn pages of all languages begin with: their heading and the featured courses. */
export function LearnPage({ courses, actions, children }: LearnPageProps) {
  const { learn } = useMessages(pagesMessages);
  const text = useMessages(learnMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  const forTeachers = courses.filter(({ isForTeachers }) => isForTeachers).length;
  const renderControls = useCardControls(origin);
  const items = courses.map(({ id, title }) => ({ name: title, path: pathOf("resource", locale, { id }) }));
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
        <SectionHeading heading={text.featured} />
        <CourseGrid courses={courses.filter(({ featured }) => featured)} renderControls={renderControls} />
      </section>
      {children}
      <Island name="card-controls" of={CardControls} props={{ origin }} />
      <JsonLd data={itemListJsonLd(origin, learn.title, items)} />
    </div>
  );
}
