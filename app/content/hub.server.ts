// The hub is the index of everything by what a teacher wants to do.
import type { Locale } from "~/addresses/languages";
import { TEACHING_TASKS } from "./hub-teaching-tasks.server";
import { WIDER_TASKS } from "./hub-wider-tasks.server";

/** A record of the catalogue, or an item of the book's companion. */
export interface HubItem {
  readonly kind: "catalogue" | "companion";
  readonly id: string;
}

export interface HubPick {
  /** Mostly the same in both languages; another one where it serves the teachers of that language better. */
  readonly item: Readonly<Record<Locale, HubItem>>;
  /** One honest sentence: why this, and what to mind. */
  readonly reason: Readonly<Record<Locale, string>>;
}

export interface HubTask {
  /** Also the anchor of the task on the page. */
  readonly id: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
  readonly picks: readonly [HubPick, HubPick, HubPick];
}

/** What a teacher wants to do, each with three picks, in the order of a teacher's week. */
export const HUB_TASKS: readonly HubTask[] = [...TEACHING_TASKS, ...WIDER_TASKS];

export const HUB_TEXT: Readonly<Record<Locale, { readonly title: string; readonly intro: string }>> = {
  en: {
    title: "What do you want to do?",
    intro:
      "Things teachers do every week, each with three picks and the reason for them. Read the age rule before pupils use anything.",
  },
  "pt-br": {
    title: "O que você quer fazer?",
    intro:
      "O que todo professor faz, sempre com três sugestões e o motivo. Leia a regra de idade antes que um aluno use qualquer coisa.",
  },
};
