import type { PromptToolsMessages } from "~/i18n/messages/en/prompt-tools";

export const promptTools: PromptToolsMessages = {
  notChecked: "Não procuramos dados pessoais neste texto. Releia antes de usar.",
  notShown:
    "Parece haver dados pessoais neste texto, mas não conseguimos mostrar onde. Releia antes de usar.",
  myClass: "Minha turma",
  fromClass: "Veio de “Minha turma”",
  classFills: "“Minha turma” preenche as lacunas abaixo.",
  noClassCard: "“Minha turma” não abriu. Confira a conexão e tente de novo.",
};
