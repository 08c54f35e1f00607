import type { HomeMessages } from "~/i18n/messages/en/home";

export const home: HomeMessages = {
  markedWord: "Teacher",
  shortcuts: "Atalhos",
  pauseAnimation: "Pausar a animação",
};
