import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { Course } from "~/features/courses/core/course";
import { learnMessages } from "~/i18n/messages/learn";
import { levelMessages } from "~/i18n/messages/levels";
import { shellMessages } from "~/i18n/messages/shell";
import { provenanceWords } from "~/i18n/provenance-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { toAcronym } from "~/lib/face-words";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { CardFacts } from "~/ui/card-facts";
import { ExternalLink } from "~/ui/external-link";
import { FreshnessWords } from "~/ui/freshness-badge";
import { Link } from "~/ui/navigation";
import { wholeWords } from "~/ui/whole-words";
import styles from "./course-card.module.css";

interface CourseCardProps {
  readonly course: Course;
  /** Controls of other features, such as the heart. */
  readonly controls: ReactNode;
}

/** One course: title, provider on platform, description, duration, level, and a link out in a new tab. */
export function CourseCard({ course, controls }: CourseCardProps) {
  const text = useMessages(learnMessages);
  const levels = useMessages(levelMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const { id, title, provider, platform, url, provenance } = course;
  return (
    <Card
      category="course"
      face={{ shape: "board", words: toAcronym(provider) }}
      eyebrow={
        <>
          <Badge tone="category">{levels[course.level]}</Badge>
          {course.certificate ? <Badge>{text.certificate}</Badge> : null}
        </>
      }
      heading={
        <Link to={toPath("resource", locale, { id })} lang={course.titleLang ?? undefined}>
          {wholeWords(title)}
        </Link>
      }
      facts={
        <CardFacts>
          <dl className={styles.facts}>
            <dt>{text.duration}</dt>
            <dd>{course.duration}</dd>
            <dt>{text.cost}</dt>
            <dd>{course.cost}</dd>
          </dl>
          <p className={styles.caution}>
            <FreshnessWords month={provenance.month} {...provenanceWords(provenance, locale)} />
          </p>
        </CardFacts>
      }
      actions={
        <>
          <ExternalLink
            href={url}
            newTabLabel={common.newTab}
            aria-label={`${text.startLearning}: ${title} (${common.newTab})`}
            className={buttonClass({ size: "small" })}
            data-resource=""
          >
            {text.startLearning}
          </ExternalLink>
          <span className={styles.controls}>{controls}</span>
        </>
      }
    >
      <p className="muted">{provider === platform ? provider : text.providerOn(provider, platform)}</p>
      <p>{wholeWords(course.description)}</p>
      {course.caution === null ? null : <p className={styles.caution}>{course.caution}</p>}
    </Card>
  );
}
