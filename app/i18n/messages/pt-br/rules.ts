import type { RulesMessages } from "~/i18n/messages/en/rules";

export const rules: RulesMessages = {
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
  what: "O que leis e orientações pedem de você, regra por regra, com datas e grau de certeza:",
  pupils:
    "Meus alunos podem usar? Depende dos termos da ferramenta e também das regras do lugar onde você dá aula:",
};
