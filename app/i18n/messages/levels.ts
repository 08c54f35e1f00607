import type { CourseLevel } from "~/features/courses/core/course";
import type { Messages } from "~/i18n/translate";

/** The levels of courses and certifications. */
const en = {
  Beginner: "Beginner",
  Intermediate: "Intermediate",
  Advanced: "Advanced",
  "All Levels": "All Levels",
} satisfies Record<CourseLevel, string>;

export type LevelsMessages = Record<CourseLevel, string>;

const ptBr: LevelsMessages = {
  Beginner: "Iniciante",
  Intermediate: "Intermediário",
  Advanced: "Avançado",
  "All Levels": "Todos os Níveis",
};

export const levelMessages: Messages<LevelsMessages> = { en, "pt-br": ptBr };
