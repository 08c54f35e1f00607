import type { RuleKind } from "~/features/rules/core/rule";
import type { Messages } from "~/i18n/translate";

/** Before what a text asks: advice never orders, and a text that waits only provides. */
const leads = {
  law: "The law says",
  regulation: "The regulation says",
  "statutory-guidance": "The statutory guidance asks",
  "exam-rules": "The exam boards ask",
  money: "For the money",
  "law-later": "The law provides",
  policy: "The policy says",
  advice: "The guidance says",
  approved: "The approved text says",
  bill: "The proposal says",
} satisfies Record<RuleKind, string>;

const sinceWords = (what: string) => (since: string | null) =>
  since === null ? what : `${what} since ${since}`;
const ofWords = (what: string) => (since: string | null) => (since === null ? what : `${what} of ${since}`);

/** The kind of a text with its date. */
const kinds: Readonly<Record<RuleKind, (since: string | null) => string>> = {
  law: sinceWords("law in force"),
  regulation: sinceWords("regulation in force"),
  "statutory-guidance": sinceWords("statutory guidance"),
  "exam-rules": sinceWords("exam boards' rules"),
  money: sinceWords("condition of money"),
  "law-later": (since) => `${ofWords("law")(since)}, duties start later`,
  policy: ofWords("policy"),
  advice: (since) => `${ofWords("guidance")(since)}, not law`,
  approved: (since) => `${since === null ? "approved" : `approved in ${since}`}, not yet in force`,
  bill: ofWords("proposal"),
};

/** One rule of law in one line. */
const en = {
  leads,
  advice: "Our advice",
  kinds,
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

const desde = (what: string) => (since: string | null) => (since === null ? what : `${what} desde ${since}`);
const de = (what: string) => (since: string | null) => (since === null ? what : `${what} de ${since}`);

const ptBr: typeof en = {
  leads: {
    law: "A lei determina",
    regulation: "A norma determina",
    "statutory-guidance": "A orientação com base legal pede",
    "exam-rules": "As bancas de exame exigem",
    money: "Para a verba",
    "law-later": "A lei prevê",
    policy: "A diretriz diz",
    advice: "A orientação diz",
    approved: "O texto aprovado diz",
    bill: "A proposta diz",
  },
  advice: "Nossa recomendação",
  kinds: {
    law: desde("lei em vigor"),
    regulation: desde("norma em vigor"),
    "statutory-guidance": desde("orientação com base legal, em vigor"),
    "exam-rules": desde("regras das bancas de exame, em vigor"),
    money: desde("condição para verba, em vigor"),
    "law-later": (since) => `${de("lei")(since)}, com obrigações que começam depois`,
    policy: de("diretriz"),
    advice: (since) => `${de("orientação")(since)}, não é lei`,
    approved: (since) =>
      since === null
        ? "texto aprovado, ainda não em vigor"
        : `texto aprovado em ${since}, ainda não em vigor`,
    bill: de("proposta"),
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
