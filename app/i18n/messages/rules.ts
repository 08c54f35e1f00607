import type { RuleState } from "~/features/rules/core/rule";
import type { Messages } from "~/i18n/translate";

const states: Readonly<Record<RuleState, (since: string | null) => string>> = {
  "in-force": (since) => (since === null ? "in force" : `in force since ${since}`),
  "approved-waiting": (since) =>
    since === null ? "approved, not yet in force" : `approved in ${since}, not yet in force`,
  draft: (since) => (since === null ? "draft" : `draft of ${since}`),
  guidance: (since) => (since === null ? "guidance, not law" : `guidance of ${since}, not law`),
};

/** One rule of law in one line. */
const en = {
  duty: "The law says",
  advice: "Our advice",
  states,
  read: (date: string) => `text read: ${date}`,
  undated: "text read: undated",
  /** From a line to the row of its rule. */
  row: "more about this rule",
  page: "Rules on AI for teachers",
  what: "Laws and guidance, and what we advise, rule by rule, with dates and how sure we are:",
  /** The link to the page that compares a tool with a class. */
  mayWeUse: "May my class use it?",
  pupils: "The maker's terms decide, and so do the rules where you teach:",
};

const ptBr: typeof en = {
  duty: "A lei determina",
  advice: "Nossa recomendação",
  states: {
    "in-force": (since) => (since === null ? "em vigor" : `em vigor desde ${since}`),
    "approved-waiting": (since) =>
      since === null
        ? "texto aprovado, ainda não em vigor"
        : `texto aprovado em ${since}, ainda não em vigor`,
    draft: (since) => (since === null ? "projeto" : `projeto de ${since}`),
    guidance: (since) => (since === null ? "orientação, não é lei" : `orientação de ${since}, não é lei`),
  },
  read: (date) => `texto lido: ${date}`,
  undated: "texto lido: sem data",
  row: "mais sobre esta regra",
  page: "Regras de IA para professores",
  what: "Leis e orientações e o que recomendamos, regra por regra, com datas e grau de certeza:",
  mayWeUse: "Minha turma pode usar?",
  pupils: "Depende dos termos da ferramenta e também das regras do lugar onde você dá aula:",
};

export const rulesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
