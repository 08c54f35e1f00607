import type { PromptToolsMessages } from "~/i18n/messages/en/prompt-tools";

export const promptTools: PromptToolsMessages = {
  notChecked: "Não procuramos dados pessoais neste texto. Releia antes de colar.",
  myClass: "Minha turma",
  fromClass: "De “Minha turma”",
  noClassCard: "“Minha turma” não abriu. Confira a conexão e tente de novo.",
};
