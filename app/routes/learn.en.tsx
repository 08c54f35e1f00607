import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { LearnTools } from "~/features/catalogue/ui/learn-tools";
import { learnMessages } from "~/i18n/messages/learn";
import { useMessages } from "~/i18n/translate";
import { useCardControls } from "~/islands/resource-controls";
import { LearnPage } from "~/page-parts/learn-page";
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

/** The English learn page: the featured courses, then the others, tools in five groups, and the way to the certifications. */
export default function LearnEnglish() {
  const { courses, tools } = useLoaderData<typeof loader>();
  const text = useMessages(learnMessages);
  const renderControls = useCardControls(useSiteOrigin(), false);
  return (
    <LearnPage courses={courses} featuredApart>
      <section className="section">
        <SectionHeading heading={text.essentialTools} lead={text.essentialToolsLead} />
        <LearnTools tools={tools} renderControls={renderControls} />
      </section>
      <section className="section">
        <SectionHeading heading={text.certifications} lead={text.certificationsLead} />
        <Link to={pathOf("certifications", "en")} className={buttonClass({ variant: "brand" })}>
          {text.certificationsLink}
        </Link>
      </section>
    </LearnPage>
  );
}
