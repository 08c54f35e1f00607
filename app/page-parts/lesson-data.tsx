import { switchLanguage, toPath } from "~/addresses/addresses";
import { otherLocales } from "~/addresses/languages";
import type { LessonFacts } from "~/features/book-resources/core/lesson";
import { ageRange, lessonJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { lessonMessages } from "~/i18n/messages/lesson";
import { STAGE_AGES } from "~/i18n/messages/stage-ages";
import { useLocale, useMessages } from "~/i18n/translate";
import { useSiteOrigin } from "./site-origin";

interface LessonDataProps {
  readonly page: { readonly path: string; readonly title: string; readonly description: string };
  readonly facts: Pick<LessonFacts, "stages" | "curriculum" | "minutesInClass" | "minutesToPrepare">;
}

/** Description of a lesson, for search engines and for catalogues of teaching material. */
export function LessonData({ page: { path, title, description }, facts }: LessonDataProps) {
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
    type: facts.minutesInClass === null ? types.guide : types.lesson,
    levels: facts.stages.map((stage) => stages[stage]),
    ages: ageRange(facts.stages.map((stage) => ages[stage])),
    minutes: facts.minutesInClass ?? facts.minutesToPrepare,
    teaches: facts.curriculum,
    curriculum,
    licencePath: `${toPath("terms", locale)}#works`,
  });
  return <JsonLd data={data} />;
}
