// The ages of each stage, in years, in the country that a language's lessons are written for: England's key stages, and
// the stages of Brazil's LDB (Law 9.394/1996). Null where a stage has no upper end.
import type { LessonStage } from "~/features/book-resources/core/lesson";
import type { Messages } from "~/i18n/translate";

type Ages = readonly [from: number, to: number | null];

export const STAGE_AGES: Messages<Readonly<Record<LessonStage, Ages>>> = {
  en: {
    "early-years": [3, 5],
    primary: [5, 11],
    "lower-secondary": [11, 14],
    "upper-secondary": [14, 18],
    adult: [18, null],
  },
  "pt-br": {
    "early-years": [0, 5],
    primary: [6, 10],
    "lower-secondary": [11, 14],
    "upper-secondary": [15, 17],
    adult: [15, null],
  },
};
