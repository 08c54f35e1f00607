import {
  BookOpen,
  Calendar,
  ClipboardCheck,
  Download,
  type LucideIcon,
  MessageCircle,
  Shield,
  Users,
} from "lucide-react";
import type {
  PracticeView,
  ToolGroupView,
  ToolkitIcon,
  TutorialView,
} from "~/features/planning-toolkit/core/planning-toolkit";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { useMessages } from "~/i18n/translate";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { CheckLink, RulesLink, SchoolKitLink } from "./purpose-links";
import type { ToolkitData } from "./toolkit-data.server";
import styles from "./toolkit-parts.module.css";

/** The planning toolkit page below its head. */
export function ToolkitSections({ data }: { data: ToolkitData }) {
  return (
    <>
      <div className="page section stack">
        <ToolGroups groups={data.groups} />
        <CheckLink />
        <RulesLink />
        <SchoolKitLink />
      </div>
      <div className="page section">
        <ToolkitDownloads kit={data.kit} checklist={data.checklist} />
      </div>
      <div className="page section">
        <TutorialOutlines tutorials={data.tutorials} note={data.tutorialsNote} />
      </div>
      <div className="page section">
        <BestPractices practices={data.practices} />
      </div>
    </>
  );
}

/** The tool groups, each with its templates and ready prompts. */
function ToolGroups({ groups }: { groups: readonly ToolGroupView[] }) {
  const { groups: text } = useMessages(toolkitMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <div className="full-rows">
        {groups.map((group) => (
          <ToolGroup key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function ToolGroup({ group }: { group: ToolGroupView }) {
  const { groups: text } = useMessages(toolkitMessages);
  return (
    <Card
      category="certification"
      eyebrow={
        <>
          <Icon icon={TOOLKIT_ICONS[group.icon]} />
          {group.category}
        </>
      }
      heading={group.title}
    >
      <p>{group.description}</p>
      <ul className={styles.tools}>
        {group.tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
      <p className="muted">{text.inTheKit(group.kitSection)}</p>
      {group.prompts.length === 0 ? null : (
        <>
          <h4 className={styles.label}>{text.prompts}</h4>
          <ul className="rows">
            {group.prompts.map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** The kit and the checklist, each as a page of its own and as a file to edit. */
function ToolkitDownloads({ kit, checklist }: Pick<ToolkitData, "kit" | "checklist">) {
  const { downloads: text } = useMessages(toolkitMessages);
  const files = [
    { ...kit, label: text.kit },
    { ...checklist, label: text.checklist },
  ];
  return (
    <section id="downloads" className="stack">
      <h2>{text.heading}</h2>
      <p className="reading">{text.lead}</p>
      <div className="full-rows">
        {files.map(({ href, word, title, intro, label }) => (
          <Card
            key={href}
            heading={title}
            actions={
              <>
                <ButtonLink href={word.href} download={word.name}>
                  <Icon icon={Download} />
                  {label}
                </ButtonLink>
                <ButtonLink href={href} download="" aria-label={text.asPageLabel(title)}>
                  {text.asPage}
                </ButtonLink>
              </>
            }
          >
            <p>{intro}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** The tutorials with duration and level. They are outlines, and the page says so. */
function TutorialOutlines({ tutorials, note }: { tutorials: readonly TutorialView[]; note: string }) {
  const { tutorials: text } = useMessages(toolkitMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <p className="reading">{note}</p>
      <div className="full-rows">
        {tutorials.map((tutorial) => (
          <Card
            key={tutorial.id}
            eyebrow={
              <>
                <span className={styles.level} data-colour={tutorial.colour}>
                  {text.levels[tutorial.level]}
                </span>
                <span className="tabular">{text.minutes(tutorial.durationMinutes)}</span>
              </>
            }
            heading={tutorial.title}
          >
            <p>{tutorial.description}</p>
            <details data-print="whole">
              <summary>{text.steps}</summary>
              <ol className={styles.steps}>
                {tutorial.steps.map((step) => (
                  <li key={step.text}>
                    {step.text} <span className="muted tabular">({text.shortMinutes(step.minutes)})</span>
                  </li>
                ))}
              </ol>
            </details>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** The best practices. */
function BestPractices({ practices }: { practices: readonly PracticeView[] }) {
  const { practices: text } = useMessages(toolkitMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <ol className={`full-rows ${styles.practices}`}>
        {practices.map((practice) => (
          <li key={practice.id}>
            <h3 className="size-l">{practice.title}</h3>
            <p>{practice.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The signs that tool groups name in the content. */
const TOOLKIT_ICONS: Readonly<Record<ToolkitIcon, LucideIcon>> = {
  calendar: Calendar,
  "book-open": BookOpen,
  "clipboard-check": ClipboardCheck,
  users: Users,
  "message-circle": MessageCircle,
  shield: Shield,
};
