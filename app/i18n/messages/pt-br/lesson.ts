import type { LessonMessages } from "~/i18n/messages/en/lesson";

export const lesson: LessonMessages = {
  label: "A aula em resumo",
  prepare: (minutes) => `${minutes}\u00a0min para preparar`,
  inClass: (minutes) => `${minutes}\u00a0min em aula`,
  noClass: "sem tempo de aula",
  group: "Quem participa",
  materials: "Você vai precisar de",
  curriculum: "BNCC",
  tools: "Funciona com",
  place: "No livro",
  example: (text) => `ex.: ${text}`,
  seeFilled: "Veja preenchido",
  worked: "Exemplo comentado",
  /** Names the links to the parts of a landing. */
  contents: "Prompt e passos",
  sample: "Uma resposta de exemplo: ache o erro",
  invented:
    "Inventamos esta resposta: nenhuma ferramenta a escreveu e nenhuma turma a recebeu. Uma frase está errada ou descumpre o prompt.",
  findFlaw: "Mostrar o erro",
  flaw: "O erro",
  howToSpot: "Como perceber",
  fold: "Dobre aqui antes de passar adiante: o erro está logo abaixo.",
  followUps: "O que pedir depois",
  followUpKinds: {
    level: "Para outro nível",
    check: "Para conferir a resposta",
    adapt: "Para outra situação",
  },
  troubles: "Se der errado, escreva isto",
  law: "Lei e privacidade",
};
