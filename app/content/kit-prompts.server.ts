// Records of the prompts in the planning kit for the library of prompts: the kit itself has only their text.
import type { Texts } from "~/addresses/languages";
import type { ClassNeeds } from "~/features/book-resources/core/lesson-fit";
import type { HubTaskId } from "~/features/hub/core/hub-task";

export interface KitPromptRecord {
  /** Also the anchor in the library. */
  readonly id: string;
  /** The section of the kit, and which of its prompts it is. */
  readonly section: string;
  readonly nth: number;
  readonly title: Texts<string>;
  readonly description: Texts<string>;
  readonly tasks: readonly HubTaskId[];
  readonly needs: ClassNeeds;
}

const ANY_CLASS = {
  stages: ["primary", "lower-secondary", "upper-secondary", "adult"],
  subjects: ["any"],
} as const;

export const KIT_PROMPTS: readonly KitPromptRecord[] = [
  {
    id: "kit-unit",
    section: "year-and-unit",
    nth: 0,
    title: {
      en: "A unit planned backwards",
      "pt-br": "Sequência didática por planejamento reverso",
    },
    description: {
      en: "From the final task back to the first lesson, with one lesson left free.",
      "pt-br": "Do produto final à primeira aula, com uma aula livre para imprevistos.",
    },
    tasks: ["plan"],
    needs: { ...ANY_CLASS, minutesToPrepare: 40 },
  },
  {
    id: "kit-lesson",
    section: "lesson-plan",
    nth: 0,
    title: {
      en: "A lesson plan that begins with questions",
      "pt-br": "Plano de aula que começa com perguntas",
    },
    description: {
      en: "Three questions for you first, then one lesson in timed steps.",
      "pt-br": "Primeiro três perguntas para você; depois, uma aula em etapas com tempo.",
    },
    tasks: ["plan"],
    needs: { ...ANY_CLASS, minutesToPrepare: 25 },
  },
  {
    id: "kit-openings",
    section: "lesson-plan",
    nth: 1,
    title: {
      en: "Three questions to open a lesson",
      "pt-br": "Três perguntas para abrir a aula",
    },
    description: {
      en: "One from daily life, one that divides opinions, one with a surprising number.",
      "pt-br": "Uma do cotidiano, uma que divida opiniões, uma com um número que surpreenda.",
    },
    tasks: ["plan", "explain"],
    needs: { ...ANY_CLASS, minutesToPrepare: 10 },
  },
  {
    id: "kit-tickets",
    section: "lesson-plan",
    nth: 2,
    title: {
      en: "Three exit tickets",
      "pt-br": "Três bilhetes de saída",
    },
    description: {
      en: "One to solve, one to explain, one with a mistake to find, and what to do after each.",
      "pt-br": "Um para resolver, um para explicar, um com um erro comum para achar, e o que fazer depois.",
    },
    tasks: ["test"],
    needs: { ...ANY_CLASS, minutesToPrepare: 10 },
  },
  {
    id: "kit-rubric",
    section: "rubric-and-feedback",
    nth: 0,
    title: {
      en: "A first draft of a rubric",
      "pt-br": "Primeiro rascunho de uma rubrica",
    },
    description: {
      en: "Four criteria at most, in words pupils understand, each with a question for revising.",
      "pt-br":
        "Até quatro critérios, em palavras que os alunos entendam, cada um com uma pergunta que ajude o aluno a revisar.",
    },
    tasks: ["rubric"],
    needs: { ...ANY_CLASS, minutesToPrepare: 15 },
  },
  {
    id: "kit-versions",
    section: "differentiation",
    nth: 0,
    title: {
      en: "Three versions of one text",
      "pt-br": "Três versões de um texto",
    },
    description: {
      en: "The same facts in short sentences, at the level of the year, and with a challenge.",
      "pt-br": "Os mesmos fatos em frases curtas, no nível da turma e com um desafio extra.",
    },
    tasks: ["differentiate", "explain"],
    needs: { ...ANY_CLASS, minutesToPrepare: 20 },
  },
  {
    id: "kit-picture",
    section: "differentiation",
    nth: 1,
    title: {
      en: "Alternative text for a picture",
      "pt-br": "Texto alternativo para uma figura",
    },
    description: {
      en: "A short sentence, then a longer one in the order the eye would go, for a pupil who cannot see it.",
      "pt-br": "Uma frase curta, depois uma descrição mais longa, para um aluno que não a vê.",
    },
    tasks: ["inclusion"],
    needs: { ...ANY_CLASS, minutesToPrepare: 10 },
  },
  {
    id: "kit-letter",
    section: "families",
    nth: 0,
    title: {
      en: "A letter to families about AI",
      "pt-br": "Bilhete às famílias sobre IA",
    },
    description: {
      en: "What the class does with AI, what for, and what it does not do, in 150 words.",
      "pt-br": "O que faremos com IA, para quê e o que não faremos, em até 150 palavras.",
    },
    tasks: ["families", "policy"],
    needs: { ...ANY_CLASS, minutesToPrepare: 15 },
  },
  {
    id: "kit-plain",
    section: "families",
    nth: 1,
    title: {
      en: "A clear message to families",
      "pt-br": "Mensagem clara para as famílias",
    },
    description: {
      en: "First what the family should do and by when; every date, place and amount kept.",
      "pt-br":
        "Primeiro o que a família deve fazer e até quando; datas, horários, lugares e valores exatamente como estão.",
    },
    tasks: ["families"],
    needs: { ...ANY_CLASS, minutesToPrepare: 10 },
  },
  {
    id: "kit-reports",
    section: "rubric-and-feedback",
    nth: 1,
    title: {
      en: "A bank of report comments",
      "pt-br": "Banco de frases para pareceres",
    },
    description: {
      en: "For report cards and end-of-year reports: three comments for each skill, with blanks for what you add by hand.",
      "pt-br":
        "Para o parecer, o boletim e o conselho de classe: três comentários por habilidade, com espaço para o que você escreve à mão.",
    },
    tasks: ["reports"],
    needs: { ...ANY_CLASS, minutesToPrepare: 20 },
  },
  {
    id: "kit-exam",
    section: "rubric-and-feedback",
    nth: 2,
    title: {
      en: "Exam practice with a mark scheme",
      "pt-br": "Simulado com gabarito comentado",
    },
    description: {
      en: "Questions in the style of one from a past paper, each solved first, with the mistake to expect.",
      "pt-br":
        "Questões no estilo de uma prova anterior, resolvidas antes, com o erro que leva a cada alternativa.",
    },
    tasks: ["exams", "test"],
    needs: { ...ANY_CLASS, minutesToPrepare: 25 },
  },
  {
    id: "kit-catch-up",
    section: "differentiation",
    nth: 2,
    title: {
      en: "Catching up, step by step",
      "pt-br": "Recuperação passo a passo",
    },
    description: {
      en: "From the missing step back to the class: a short check on paper for each earlier skill, and what to do next.",
      "pt-br":
        "Do passo que ficou para trás até o ritmo da turma: uma sondagem no papel para cada habilidade anterior e o que fazer depois.",
    },
    tasks: ["catch-up", "differentiate"],
    needs: { ...ANY_CLASS, minutesToPrepare: 25 },
  },
  {
    id: "kit-meeting",
    section: "families",
    nth: 2,
    title: {
      en: "A parents' evening with a running order",
      "pt-br": "Pauta de reunião de pais",
    },
    description: {
      en: "Times, five hard questions with answers to say aloud, and three lines for those who could not come.",
      "pt-br":
        "Tempos, cinco perguntas difíceis com resposta para falar e um bilhete para quem não pôde vir.",
    },
    tasks: ["meetings", "families"],
    needs: { ...ANY_CLASS, minutesToPrepare: 15 },
  },
];
