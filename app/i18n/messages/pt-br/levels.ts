import type { LevelsMessages } from "~/i18n/messages/en/levels";

export const levels: LevelsMessages = {
  Beginner: "Iniciante",
  Intermediate: "Intermediário",
  Advanced: "Avançado",
  "All Levels": "Todos os Níveis",
};
