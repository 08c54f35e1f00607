import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { LEARN_GROUPS, type LearnTool } from "~/features/catalogue/core/resource";
import cardStyles from "~/features/catalogue/ui/catalogue-card.module.css";
import { learnMessages } from "~/i18n/messages/learn";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { useCardControls } from "~/islands/resource-controls";
import { toMonogram } from "~/lib/face-words";
import { LearnPage } from "~/page-parts/learn-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./learn-tools.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader() {
  const { listCourses, listLearnTools } = await import("~/features/catalogue/io/catalogue.server");
  const courses = listCourses("en");
  return { courses, tools: listLearnTools("en") };
}

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
        <Link to={toPath("certifications", "en")} className={buttonClass({ variant: "brand" })}>
          {text.certificationsLink}
        </Link>
      </section>
    </LearnPage>
  );
}

interface LearnToolsProps {
  readonly tools: readonly LearnTool[];
  /** Controls of other features for one tool. */
  readonly renderControls: (tool: LearnTool) => ReactNode;
}

/** The simple tools of the English learn page, in their groups. */
function LearnTools({ tools, renderControls }: LearnToolsProps) {
  const text = useMessages(learnMessages);
  return (
    <div className={`full-rows ${styles.groups}`}>
      {LEARN_GROUPS.map((group) => (
        <section key={group} className="stack">
          <h3>{text.groups[group]}</h3>
          {tools
            .filter((tool) => tool.group === group)
            .map((tool) => (
              <LearnToolCard key={tool.id} tool={tool} controls={renderControls(tool)} />
            ))}
        </section>
      ))}
    </div>
  );
}

function LearnToolCard({ tool, controls }: { tool: LearnTool; controls: ReactNode }) {
  const text = useMessages(learnMessages);
  const { common } = useMessages(shellMessages);
  const { id, pageId, title, description, url } = tool;
  return (
    <Card
      category="tool"
      level={4}
      face={{ shape: "monogram", words: toMonogram(title) }}
      heading={<Link to={toPath("resource", useLocale(), { id: pageId })}>{title}</Link>}
      actions={
        <>
          <ExternalLink
            href={url}
            newTabLabel={common.newTab}
            aria-label={`${text.tryTool}: ${title} (${common.newTab})`}
            className={buttonClass({ size: "small" })}
            data-resource={id}
          >
            {text.tryTool}
          </ExternalLink>
          <span className={cardStyles.controls}>{controls}</span>
        </>
      }
    >
      <p>{description}</p>
    </Card>
  );
}
