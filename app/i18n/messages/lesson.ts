import type { StepPhase } from "~/features/book-resources/core/book-resource";
import type { FollowUp } from "~/features/book-resources/core/lesson";
import type { Messages } from "~/i18n/translate";

const phases: Readonly<Record<StepPhase, string>> = {
  before: "Before class",
  "in-class": "In class",
  afterwards: "Afterwards",
};

const followUpKinds: Readonly<Record<FollowUp, string>> = {
  level: "For another level",
  check: "To check the answer",
  adapt: "For another setting",
};

/** Words of a landing about the lesson behind its prompt. */
const en = {
  label: "The lesson at a glance",
  prepare: (minutes: number) => `${minutes}\u00a0min to prepare`,
  inClass: (minutes: number) => `${minutes}\u00a0min in class`,
  noClass: "no class time",
  group: "Who takes part",
  materials: "You need",
  curriculum: "Curriculum",
  types: { lesson: "Lesson plan", guide: "Guide for teachers" },
  tools: "Works with",
  place: "In the book",
  /** Stands in an empty field. */
  example: (text: string) => `e.g. ${text}`,
  worked: "Worked example",
  /** Stands before the links to the parts of a landing. */
  contents: "On this page",
  phases,
  sample: "A sample answer: find the flaw",
  invented:
    "We made this answer up: no tool wrote it and no class has had it. One sentence is wrong or breaks the prompt.",
  findFlaw: "Show the flaw",
  flaw: "The flaw",
  howToSpot: "How to spot it",
  fold: "Fold here before sharing: the answer is below.",
  followUps: "What to ask next",
  followUpKinds,
  troubles: "If it goes wrong, reply with this",
  law: "Law and privacy",
  rules: "The rules, with their sources",
};

const ptBr: typeof en = {
  label: "A aula em resumo",
  prepare: (minutes) => `${minutes}\u00a0min para preparar`,
  inClass: (minutes) => `${minutes}\u00a0min em aula`,
  noClass: "sem tempo de aula",
  group: "Quem participa",
  materials: "Você vai precisar de",
  curriculum: "BNCC",
  types: { lesson: "Plano de aula", guide: "Guia para professores" },
  tools: "Funciona com",
  place: "No livro",
  example: (text) => `ex.: ${text}`,
  worked: "Exemplo comentado",
  contents: "Nesta página",
  phases: { before: "Antes da aula", "in-class": "Em aula", afterwards: "Depois" },
  sample: "Uma resposta de exemplo: ache o erro",
  invented:
    "Inventamos esta resposta: nenhuma ferramenta a escreveu e nenhuma turma a recebeu. Uma frase está errada ou descumpre o prompt.",
  findFlaw: "Mostrar o erro",
  flaw: "O erro",
  howToSpot: "Como perceber",
  fold: "Dobre aqui antes de passar adiante: a resposta está logo abaixo.",
  followUps: "O que pedir depois",
  followUpKinds: {
    level: "Para outro nível",
    check: "Para conferir a resposta",
    adapt: "Para outra situação",
  },
  troubles: "Se der errado, responda com isto",
  law: "Lei e privacidade",
  rules: "As regras, com as fontes",
};

export const lessonMessages: Messages<typeof en> = { en, "pt-br": ptBr };
