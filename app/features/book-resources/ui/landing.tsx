import { ArrowLeft, ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { CodeLink, CompanionLanding, StepGroup, ToolLink } from "~/features/book-resources/core/landing";
import type { LessonView } from "~/features/book-resources/core/lesson";
import { lessonLine, toStatement } from "~/i18n/lesson-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { rulesMessages } from "~/i18n/messages/rules";
import { useLocale, useMessages } from "~/i18n/translate";
import { classNames } from "~/ui/class-names";
import { Face } from "~/ui/face";
import { Fact } from "~/ui/fact";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { StatusNotice } from "~/ui/status-notice";
import { ClassPlan } from "./class-plan";
import styles from "./landing.module.css";
import lessonStyles from "./lesson.module.css";
import { WorkedExample } from "./worked-example";

/** Answers a teacher's first questions in one line: for whom, how long, with which equipment. */
function LessonFactsLine({ lesson }: { readonly lesson: LessonView }) {
  const locale = useLocale();
  return (
    <p className={lessonStyles.line} data-facts="">
      {lessonLine(lesson, locale)}
    </p>
  );
}

interface LessonFactsProps {
  readonly lesson: LessonView;
  /** Where the book prints its code. */
  readonly place: string;
}

/** The group, materials, curriculum and tools of a lesson, and its place in the book. */
function LessonFacts({ lesson: { facts, tools }, place }: LessonFactsProps) {
  const text = useMessages(lessonMessages);
  const { elsewhere } = useMessages(lessonSheetsMessages);
  const { mayWeUse } = useMessages(rulesMessages);
  const locale = useLocale();
  const { materials, curriculum } = facts;
  return (
    <section aria-label={text.label} className={lessonStyles.facts}>
      <dl>
        <Fact name={text.group}>{facts.group}</Fact>
        <Fact name={text.materials}>{materials.join("; ")}</Fact>
        {curriculum.length === 0 ? null : (
          <Fact name={text.curriculum}>
            {curriculum.map(toStatement).join("; ")}
            <span data-print="hide">. {elsewhere}</span>
          </Fact>
        )}
        <Fact name={text.tools}>
          {tools.map(({ path, title }, index) => (
            <Fragment key={path}>
              {index === 0 ? null : ", "}
              <Link to={path}>{title}</Link>
            </Fragment>
          ))}
          {". "}
          <Link to={toPath("may-we-use", locale)}>{mayWeUse}</Link>
        </Fact>
        <Fact name={text.place}>{place}</Fact>
      </dl>
    </section>
  );
}

/** Also an anchor. */
export const LANDING_ID = "landing";
/** Anchors of the parts that its contents lead to. */
const PARTS = { prompt: "prompt", steps: "steps", plan: "plan", check: "check", example: "example" } as const;

interface LandingProps {
  readonly landing: CompanionLanding;
  /** 1 where it is the page, 2 where it is a part of one. */
  readonly level: 1 | 2;
  /** The white label with the QR code and the link to type. */
  readonly qrLabel: ReactNode;
  /** The lesson around its prompt; null while nobody has written it. */
  readonly lesson: LessonView | null;
  /** The record of the tool it is about, with price, age and data. */
  readonly tool: ToolLink | null;
  /** The line about the law. */
  readonly law: ReactNode;
  /** The prompt with its blanks and the way to copy it. */
  readonly promptForm: ReactNode;
  /** Share, copy, print and the like. */
  readonly shareActions?: ReactNode;
  /** Parts of this one code, such as files to download. */
  readonly children?: ReactNode;
}

/** The landing of one printed code, ready for class: one sheet of A4, and a second one with its worked example. */
export function Landing({
  landing,
  level,
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
      <div className={styles.text}>
        <div className={styles.head}>
          <div className={styles.place}>
            <Face face={{ shape: "corner", words: landing.id }} />
            <p className={styles.eyebrow}>
              {bookLabelMessages[locale].chapters[landing.chapter]} ·{" "}
              {bookLabelMessages[locale].categories[landing.category]}
            </p>
          </div>
          <Title>{landing.title}</Title>
          <p className="size-l">{landing.description}</p>
          <p>
            <strong>{text.objective}:</strong> {content.objective}
          </p>
          {lesson === null ? null : <LessonFactsLine lesson={lesson} />}
          {/* The place in the book is known after a scan; where there are facts, it is one of them. */}
          {lesson === null ? (
            <p className={styles.context}>
              {list.inTheBook} {landing.qrContext}
            </p>
          ) : null}
          {tool === null ? null : (
            <p>
              <Link to={tool.path}>{text.tool(tool.title)}</Link>
            </p>
          )}
          {tool?.status == null ? null : <StatusNotice {...tool.status} />}
          <Contents className={styles.above} hasLesson={lesson !== null} />
        </div>
        <section id={PARTS.steps}>
          <Heading>{text.steps}</Heading>
          {landing.stepGroups.map((group) => (
            <Steps key={group.start} group={group} heading={level === 1 ? "h3" : "h4"} />
          ))}
        </section>
        <section id={PARTS.prompt}>
          <Heading>{text.prompt}</Heading>
          <p className="quote warning">
            <small>
              <strong>{text.reminderLabel}:</strong> {text.reminder}
            </small>
          </p>
          {promptForm}
          {law}
        </section>
        {lesson === null ? null : <ClassPlan lesson={lesson} id={PARTS.plan} heading={Heading} />}
        {/* Steps and prompt are the reason for the scan, so the long parts of the lesson stand below them. */}
        {lesson === null ? null : <LessonFacts lesson={lesson} place={landing.qrContext} />}
        <section id={PARTS.check}>
          <Heading>{text.check}</Heading>
          <p>{content.teacherCheck}</p>
        </section>
        <section>
          <Heading>{text.adaptation}</Heading>
          <p>{content.adaptation}</p>
        </section>
        {lesson === null ? (
          children
        ) : (
          <WorkedExample lesson={lesson} id={PARTS.example} heading={Heading}>
            {children}
          </WorkedExample>
        )}
      </div>
      <div className={styles.side}>
        <Contents className={styles.beside} hasLesson={lesson !== null} />
        <section className={styles.share}>
          <Heading data-print="hide">{text.share}</Heading>
          {qrLabel}
          <div className="cluster" data-print="hide">
            {shareActions}
          </div>
        </section>
      </div>
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

interface ContentsProps {
  readonly hasLesson: boolean;
  /** Above the parts, or where a wide window has room for it, beside them. */
  readonly className: string | undefined;
}

/** The way to the parts of the page. */
function Contents({ hasLesson, className }: ContentsProps) {
  const { landing } = useMessages(companionMessages);
  const { contents, worked } = useMessages(lessonMessages);
  const { plan } = useMessages(lessonSheetsMessages);
  const parts = [
    [PARTS.steps, landing.steps],
    [PARTS.prompt, landing.prompt],
    ...(hasLesson ? [[PARTS.plan, plan] as const] : []),
    [PARTS.check, landing.check],
    ...(hasLesson ? [[PARTS.example, worked] as const] : []),
  ] as const;
  return (
    <nav aria-label={contents} className={classNames(styles.contents, className)}>
      <strong>{contents}</strong>
      <ul>
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The steps of one phase, numbered on from those of the phase before it. */
function Steps({ group, heading: Heading }: { group: StepGroup; heading: "h3" | "h4" }) {
  const { phases } = useMessages(lessonMessages);
  const { phase, start, steps } = group;
  return (
    <div id={phase ?? undefined} className={styles.phase}>
      {phase === null ? null : <Heading>{phases[phase]}</Heading>}
      <ol start={start} className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
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
