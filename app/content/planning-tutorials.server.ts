// The tutorials. They are outlines to work through; no video exists.

import type { Texts } from "~/addresses/languages";
import type { TutorialOutline } from "~/features/planning-toolkit/core/planning-toolkit";

/** Says what the tutorials are, beside their heading. */
export const TUTORIALS_NOTE: Texts<string> = {
  en: "These are outlines to work through with your own material. There are no videos.",
  "pt-br": "São roteiros para seguir com o seu próprio material. Não são vídeos.",
};

export const TUTORIAL_OUTLINES: readonly TutorialOutline[] = [
  {
    id: "tutorial-first-plan",
    durationMinutes: 15,
    level: "beginner",
    text: {
      en: {
        title: "Your first lesson plan with AI",
        description: "From objective to activity with one good prompt, and what to check before class.",
      },
      "pt-br": {
        title: "Seu primeiro plano de aula com IA",
        description: "Do objetivo à atividade com um bom prompt, e o que conferir antes da aula.",
      },
    },
    steps: [
      {
        minutes: 3,
        text: {
          en: "Write the objective of tomorrow's lesson in one sentence, before opening any tool.",
          "pt-br": "Escreva o objetivo da aula de amanhã em uma frase, antes de abrir qualquer ferramenta.",
        },
      },
      {
        minutes: 5,
        text: {
          en: "Fill in the prompt of Example 1 in the book resources and send it.",
          "pt-br": "Preencha o prompt do Exemplo 1 do material de apoio e envie.",
        },
      },
      {
        minutes: 5,
        text: {
          en: "Cut what does not serve the objective and rewrite the opening in your own words.",
          "pt-br": "Corte o que não serve ao objetivo e reescreva a abertura com as suas palavras.",
        },
      },
      {
        minutes: 2,
        text: {
          en: "Check facts, times and materials; note what you would ask differently.",
          "pt-br": "Confira fatos, tempos e materiais; anote o que perguntaria de outro jeito.",
        },
      },
    ],
  },
  {
    id: "tutorial-rubrics",
    durationMinutes: 25,
    level: "intermediate",
    text: {
      en: {
        title: "Rubrics and feedback that teach",
        description: "Build a rubric, test it on an invented text and turn it into feedback.",
      },
      "pt-br": {
        title: "Rubricas e devolutivas que ensinam",
        description: "Monte uma rubrica, teste em um texto inventado e transforme em devolutiva.",
      },
    },
    steps: [
      {
        minutes: 5,
        text: {
          en: "Choose a task your class will do and the two or three things you teach through it.",
          "pt-br":
            "Escolha uma tarefa que a turma vai fazer e as duas ou três coisas que você ensina com ela.",
        },
      },
      {
        minutes: 7,
        text: {
          en: "Ask for a rubric with the prompt of Example 3 and delete every criterion you would not teach.",
          "pt-br":
            "Peça a rubrica com o prompt do Exemplo 3 e apague todo critério que você não vai ensinar.",
        },
      },
      {
        minutes: 6,
        text: {
          en: "Apply it to a text you invented; where you cannot decide between two levels, rewrite them.",
          "pt-br": "Aplique a um texto inventado por você; onde você hesitar entre dois níveis, reescreva.",
        },
      },
      {
        minutes: 7,
        text: {
          en: "Write one comment of three sentences: a strength, a next step, a question.",
          "pt-br": "Escreva um comentário de três frases: um ponto forte, um próximo passo, uma pergunta.",
        },
      },
    ],
  },
  {
    id: "tutorial-differentiation",
    durationMinutes: 20,
    level: "advanced",
    text: {
      en: {
        title: "One unit, three paths",
        description: "Differentiate texts, tasks and supports without lowering the goal.",
      },
      "pt-br": {
        title: "Uma sequência didática, três caminhos",
        description: "Diferencie textos, tarefas e apoios sem reduzir o objetivo.",
      },
    },
    steps: [
      {
        minutes: 4,
        text: {
          en: "Write the goal that stays the same for everyone.",
          "pt-br": "Escreva o objetivo que fica igual para todos.",
        },
      },
      {
        minutes: 6,
        text: {
          en: "Make three versions of one text with the prompt of Example 2 and compare them line by line.",
          "pt-br": "Faça três versões de um texto com o prompt do Exemplo 2 e compare linha a linha.",
        },
      },
      {
        minutes: 6,
        text: {
          en: "Fill in the differentiation grid of the planning pack: text, task, support, way to answer.",
          "pt-br": "Preencha o quadro de diferenciação do pacote: texto, tarefa, apoio, forma de responder.",
        },
      },
      {
        minutes: 4,
        text: {
          en: "Decide how pupils choose their path, so that nobody is labelled.",
          "pt-br": "Decida como o aluno escolhe o caminho, para que ninguém fique rotulado.",
        },
      },
    ],
  },
  {
    id: "tutorial-class-assistant",
    durationMinutes: 30,
    level: "expert",
    text: {
      en: {
        title: "Build an assistant for your class",
        description: "Create a guided assistant with your own material and rules for pupils.",
      },
      "pt-br": {
        title: "Crie um assistente para sua turma",
        description: "Crie um assistente guiado com o seu material e com regras para os alunos.",
      },
    },
    steps: [
      {
        minutes: 6,
        text: {
          en: "Write who the assistant is for, what it helps with and what it must never do or ask.",
          "pt-br": "Escreva para quem é o assistente, em que ajuda e o que nunca pode fazer nem perguntar.",
        },
      },
      {
        minutes: 8,
        text: {
          en: "Give it your own material: lesson texts you may use, the rubric, the class agreement.",
          "pt-br":
            "Dê a ele o seu material: textos de aula que você pode usar, a rubrica, o combinado da turma.",
        },
      },
      {
        minutes: 8,
        text: {
          en: "Test it as three pupils would: one in a hurry, one who is lost, one who tries to get the answer.",
          "pt-br": "Teste como três alunos testariam: um com pressa, um perdido, um que quer só a resposta.",
        },
      },
      {
        minutes: 5,
        text: {
          en: "Correct the instructions and read the age and data rules of the tool again.",
          "pt-br": "Corrija as instruções e releia as regras de idade e de dados da ferramenta.",
        },
      },
      {
        minutes: 3,
        text: {
          en: "Decide where it is used, in whose account, and when it is switched off.",
          "pt-br": "Decida onde será usado, na conta de quem e quando será desligado.",
        },
      },
    ],
  },
];
