import type { Messages } from "~/i18n/translate";

/** Whose texts the facts about tools come from, question by question. */
const en = {
  title: "Where the facts about tools come from",
  lead: (tools: number) =>
    `We list ${tools} AI tools. For each question: how many makers have a text of their own on it, for how many tools we have someone else's, and for how many none.`,
  question: "Question",
  official: "Maker's text",
  others: "Someone else's",
  unknown: "None",
  share: (count: number, percent: string) => `${count} (${percent})`,
};

const ptBr: typeof en = {
  title: "De onde vêm os dados das ferramentas",
  lead: (tools) =>
    `Listamos ${tools} ferramentas de IA. Para cada pergunta: de quantas há um texto da própria empresa, de quantas só o de outra fonte e de quantas nenhum.`,
  question: "Pergunta",
  official: "Texto da empresa",
  others: "Outra fonte",
  unknown: "Nenhum",
  share: (count, percent) => `${count} (${percent})`,
};

export const factSharesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
