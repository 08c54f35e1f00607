import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { CodeLink, CompanionLanding } from "~/features/book-resources/core/landing";
import type { LessonView } from "~/features/book-resources/core/lesson-view";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Face } from "~/ui/face";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SeeItFilled } from "./filled-prompt";
import styles from "./landing.module.css";
import { LessonFacts } from "./lesson-facts";
import { WorkedExample } from "./worked-example";

/** Also an anchor. */
export const LANDING_ID = "landing";

interface LandingProps {
  readonly landing: CompanionLanding;
  /** 1 where it is the page, 2 where it is a part of one. */
  readonly level?: 1 | 2;
  /** The white label with the QR code and the link to type. */
  readonly qrLabel: ReactNode;
  /** What it has beyond its prompt; null while nobody has written it. */
  readonly lesson: LessonView | null;
  /** The record of the tool it is about, with price, age and data. */
  readonly tool: CodeLink | null;
  /** What the law says about it. */
  readonly law: ReactNode;
  /** The prompt with its blanks and the way to copy it. */
  readonly promptForm: ReactNode;
  /** Share, copy, print and the like. */
  readonly shareActions?: ReactNode;
  /** What belongs to this one code only, such as files to download. */
  readonly children?: ReactNode;
}

/** The landing of one printed code, ready for class: one sheet of A4, and a second one with its worked example. */
export function Landing({
  landing,
  level = 1,
  lesson,
  tool,
  law,
  promptForm,
  qrLabel,
  shareActions,
  children,
}: LandingProps) {
  const { landing: text, list } = useMessages(companionMessages);
  const locale = useLocale();
  const { content } = landing;
  const Title = `h${level}` as const;
  const Heading = level === 1 ? "h2" : "h3";
  return (
    <article id={LANDING_ID} className={styles.landing}>
      <div className={styles.head}>
        <div className={styles.place}>
          <Face face={{ shape: "corner", words: landing.id }} />
          <p className={styles.eyebrow}>
            {bookLabelMessages[locale].chapters[landing.chapter]} ·{" "}
            {bookLabelMessages[locale].categories[landing.category]}
          </p>
        </div>
        <Title>{landing.title}</Title>
        <p className={styles.lead}>{landing.description}</p>
        <p className={styles.context}>
          {list.inTheBook} {landing.qrContext}
        </p>
        {tool === null ? null : (
          <p>
            <Link to={tool.path}>{text.tool(tool.title)}</Link>
          </p>
        )}
      </div>
      <section>
        <Heading>{text.objective}</Heading>
        <p>{content.objective}</p>
      </section>
      <section>
        <Heading>{text.prompt}</Heading>
        <p className={styles.reminder}>
          <strong>{text.reminderLabel}:</strong> {text.reminder}
        </p>
        {promptForm}
        {law}
        {lesson === null ? null : <SeeItFilled lesson={lesson} />}
      </section>
      {/* Who has scanned the code came for the prompt: it starts on the first screen of a phone. */}
      {lesson === null ? null : <LessonFacts lesson={lesson} />}
      <section>
        <Heading>{text.steps}</Heading>
        <ol className={styles.steps}>
          {content.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading>{text.check}</Heading>
        <p>{content.teacherCheck}</p>
      </section>
      <section>
        <Heading>{text.adaptation}</Heading>
        <p>{content.adaptation}</p>
      </section>
      {lesson === null ? null : <WorkedExample lesson={lesson} heading={Heading} />}
      {children}
      <section className={styles.share}>
        <Heading data-print="hide">{text.share}</Heading>
        {qrLabel}
        <div className="cluster" data-print="hide">
          {shareActions}
        </div>
      </section>
      <nav className={styles.neighbours} aria-label={text.neighbours}>
        <Neighbour
          rel="prev"
          link={landing.previous}
          label={text.previous}
          icon={<Icon icon={ArrowLeft} />}
        />
        <Neighbour rel="next" link={landing.next} label={text.next} icon={<Icon icon={ArrowRight} />} />
      </nav>
    </article>
  );
}

interface NeighbourProps {
  readonly rel: "prev" | "next";
  readonly link: CodeLink | null;
  readonly label: string;
  readonly icon: ReactNode;
}

function Neighbour({ rel, link, label, icon }: NeighbourProps) {
  if (link === null) return <span />;
  return (
    <Link to={link.path} rel={rel} className={styles.neighbour}>
      {icon}
      <span>
        <span className={styles.eyebrow}>{label}</span>
        {link.title}
      </span>
    </Link>
  );
}
