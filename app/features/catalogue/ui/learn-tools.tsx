import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { LEARN_GROUPS, type LearnTool } from "~/features/catalogue/core/resource";
import { learnMessages } from "~/i18n/messages/learn";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { monogramOf } from "~/lib/face-words";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import cardStyles from "./catalogue-card.module.css";
import styles from "./learn-tools.module.css";

interface LearnToolsProps {
  readonly tools: readonly LearnTool[];
  /** Controls of other features for one tool. */
  readonly renderControls: (tool: LearnTool) => ReactNode;
}

/** The simple tools of the English learn page, in their groups. */
export function LearnTools({ tools, renderControls }: LearnToolsProps) {
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
  const { id, title, description, url } = tool;
  return (
    <Card
      category="tool"
      level={4}
      face={{ shape: "monogram", words: monogramOf(title) }}
      heading={<Link to={pathOf("resource", useLocale(), { id })}>{title}</Link>}
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
