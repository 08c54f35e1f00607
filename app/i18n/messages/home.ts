import type { Messages } from "~/i18n/translate";

const en = {
  /** The word of the title that carries the marker stroke. */
  markedWord: "Teacher",
  shortcuts: "Shortcuts",
  pauseAnimation: "Pause the animation",
};

const ptBr: typeof en = {
  markedWord: "Teacher",
  shortcuts: "Atalhos",
  pauseAnimation: "Pausar a animação",
};

export const homeMessages: Messages<typeof en> = { en, "pt-br": ptBr };
