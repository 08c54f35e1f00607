// The hub is the index of everything by what a teacher wants to do.
import type { Texts } from "~/addresses/languages";
import type { HubTaskRecord } from "~/features/hub/core/hub-task";
import { TEACHING_TASKS } from "./hub-teaching-tasks.server";
import { TERM_TASKS } from "./hub-term-tasks.server";
import { WIDER_TASKS } from "./hub-wider-tasks.server";

/** Tasks of a teacher, each with three picks, in the order of a week, then of a term. */
export const HUB_TASKS: readonly HubTaskRecord[] = [...TEACHING_TASKS, ...WIDER_TASKS, ...TERM_TASKS];

export const HUB_TEXT: Texts<{ readonly title: string; readonly intro: string }> = {
  en: {
    title: "What do you want to do?",
    intro:
      "Things teachers do every week, each with three picks and the reason for them. Check the minimum age before pupils use anything.",
  },
  "pt-br": {
    title: "O que você quer fazer?",
    intro:
      "O que se faz toda semana na escola, sempre com três sugestões e o motivo. Confira a idade mínima antes de levar qualquer ferramenta aos alunos.",
  },
};
