import type { Messages } from "~/i18n/translate";

/** Words beside a prompt before anything more is loaded. */
const en = {
  /** When the rules that look for personal data did not load. */
  notChecked: "This text was not checked for personal data. Read it once more before you use it.",
  notShown:
    "There seems to be personal data in this text, but it could not be shown. Read it once more before you use it.",
  myClass: "My class",
  /** Below a field that the class card has filled. */
  fromClass: "From your class card",
  /** Above prompts that the class card has filled. */
  classFills: "“My class” fills in the blanks below.",
  /** When the form of the class card did not load. */
  noClassCard: "The class card did not load. Check your connection and try again.",
};

const ptBr: typeof en = {
  notChecked: "Não procuramos dados pessoais neste texto. Releia antes de usar.",
  notShown:
    "Parece haver dados pessoais neste texto, mas não conseguimos mostrar onde. Releia antes de usar.",
  myClass: "Minha turma",
  fromClass: "Veio de “Minha turma”",
  classFills: "“Minha turma” preenche as lacunas abaixo.",
  noClassCard: "“Minha turma” não abriu. Confira a conexão e tente de novo.",
};

export const promptToolsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
