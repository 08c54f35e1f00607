import type { Messages } from "~/i18n/translate";

/** Pages to print of a lesson: minutes, sheets for pupils, and an answer in which they find the flaw. */
const en = {
  plan: "Minute by minute",
  planColumns: ["Minutes", "What happens", "Say first"],
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  pack: (title: string) => `${title}: minutes and sheets for pupils`,
  packLink: "Minutes and sheets for pupils",
  /** Names a sheet and the pupils it is for. */
  sheet: (title: string, pupils: string) => `${title} (${pupils})`,
  findFor: (occasion: string) => `Find the flaw: ${occasion}`,
  findIntro: "A worksheet for one lesson, with its key on the second page. Print page 1 for the class.",
  invented: "INVENTED FOR PRACTICE",
  inventedText: "We made this answer up. One sentence in it is wrong, or breaks the request.",
  asked: "This was asked",
  before: "Before the answer",
  answered: "This came back",
  questions: [
    { label: "1. Underline the sentence or line with the flaw. How do you know?", lines: 2 },
    { label: "2. Write the sentence so that it is right.", lines: 2 },
    { label: "3. Where, or with whom, would you check it?", lines: 1 },
  ],
  key: "Key",
  mended: "Mended answer",
  mendedSentence: "Mended",
  otherStage: "For another stage",
  toPrint: "Sheets to print",
  toLesson: "Back to the lesson",
  print: "Print",
  elsewhere: "This is England's curriculum. Elsewhere, put the matching statement of your own in its place.",
};

const ptBr: typeof en = {
  plan: "Minuto a minuto",
  planColumns: ["Minutos", "O que acontece", "Diga primeiro"],
  minutes: (minutes) => `${minutes}\u00a0min`,
  pack: (title) => `${title}: minutos e folhas para os alunos`,
  packLink: "Minutos e folhas para os alunos",
  sheet: (title, pupils) => `${title} (${pupils})`,
  findFor: (occasion) => `Ache o erro: ${occasion}`,
  findIntro: "Folha de atividades com gabarito na segunda página. Para a turma, imprima só a página 1.",
  invented: "INVENTADO PARA PRATICAR",
  inventedText: "Nós inventamos esta resposta. Uma frase dela está errada ou descumpre o pedido.",
  asked: "O pedido foi este",
  before: "Antes da resposta",
  answered: "E veio esta resposta",
  questions: [
    { label: "1. Sublinhe a frase ou a linha com o erro. Como você sabe?", lines: 2 },
    { label: "2. Escreva a frase do jeito certo.", lines: 2 },
    { label: "3. Onde, ou com quem, você conferiria?", lines: 1 },
  ],
  key: "Gabarito",
  mended: "Resposta corrigida",
  mendedSentence: "Corrigida",
  otherStage: "Para outra etapa",
  toPrint: "Folhas para imprimir",
  toLesson: "Voltar para a aula",
  print: "Imprimir",
  elsewhere: "É o currículo do Brasil; em outro país, use a habilidade correspondente do seu.",
};

export const lessonSheetsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
