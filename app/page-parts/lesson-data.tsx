import { switchLanguage, toPath } from "~/addresses/addresses";
import { otherLocales } from "~/addresses/languages";
import type { CompanionLanding } from "~/features/book-resources/core/landing";
import type { LessonFacts } from "~/features/book-resources/core/lesson";
import { ageRange, lessonJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { lessonMessages } from "~/i18n/messages/lesson";
import { STAGE_AGES } from "~/i18n/messages/stage-ages";
import { useLocale, useMessages } from "~/i18n/translate";
import { useSiteOrigin } from "./site-origin";

interface LessonDataProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly stages: LessonFacts["stages"];
  readonly curriculum: LessonFacts["curriculum"];
  /** A lesson for pupils, or a guide for their teacher. */
  readonly type: "lesson" | "guide";
  readonly minutes: number;
}

/** Description of a lesson, for search engines and for catalogues of teaching material. */
export function LessonData({ path, title, description, type, minutes, ...lesson }: LessonDataProps) {
  const ages = useMessages(STAGE_AGES);
  const { stages } = useMessages(bookLabelMessages);
  const { curriculum, types } = useMessages(lessonMessages);
  const origin = useSiteOrigin();
  const locale = useLocale();
  const data = lessonJsonLd({
    origin,
    locale,
    path,
    name: title,
    description,
    translations: otherLocales(locale).map((other) => ({
      locale: other,
      path: switchLanguage(path, "", other),
    })),
    type: types[type],
    levels: lesson.stages.map((stage) => stages[stage]),
    ages: ageRange(lesson.stages.map((stage) => ages[stage])),
    minutes,
    teaches: lesson.curriculum,
    curriculum,
    licencePath: `${toPath("terms", locale)}#works`,
  });
  return <JsonLd data={data} />;
}

interface LandingDataProps {
  readonly landing: Pick<CompanionLanding, "path" | "title" | "description">;
  readonly facts: LessonFacts;
}

/** The same of the lesson behind a printed code. */
export function LandingData({ landing, facts }: LandingDataProps) {
  const { path, title, description } = landing;
  const { stages, curriculum, minutesInClass, minutesToPrepare } = facts;
  return (
    <LessonData
      {...{ path, title, description, stages, curriculum }}
      type={minutesInClass === null ? "guide" : "lesson"}
      minutes={minutesInClass ?? minutesToPrepare}
    />
  );
}
