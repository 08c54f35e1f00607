// The hub's tasks of a term rather than of a week: reports, parents' evening, exam practice, catching up.
import type { HubTaskRecord } from "~/features/hub/core/hub-task";

export const TERM_TASKS: readonly HubTaskRecord[] = [
  {
    id: "reports",
    icon: "file-text",
    title: { en: "Write report comments", "pt-br": "Preparar pareceres e relatórios" },
    description: {
      en: "For report cards and end-of-year reports, with no pupil's data in any tool.",
      "pt-br":
        "Para o parecer descritivo, o relatório individual e o conselho de classe, sem dado de aluno em ferramenta nenhuma.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has a prompt for a bank of comments; names and examples you add by hand.",
          "pt-br":
            "O pacote de planejamento traz um prompt de banco de frases; nomes e exemplos você acrescenta à mão.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex3" },
          "pt-br": { kind: "companion", id: "chapter3-ex3" },
        },
        reason: {
          en: "A rubric in plain words is half of a comment: it says what you can see in the work.",
          "pt-br": "Uma rubrica em palavras simples já é meio parecer: diz o que se vê no trabalho.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "claude" }, "pt-br": { kind: "catalogue", id: "maritaca" } },
        reason: {
          en: "A tool for you: ask for the bank of comments, and write about each pupil somewhere else.",
          "pt-br":
            "Para você, não para o aluno: peça o banco de frases e escreva sobre cada um em outro lugar.",
        },
      },
    ],
  },
  {
    id: "meetings",
    icon: "handshake",
    title: { en: "Prepare a parents' evening", "pt-br": "Preparar uma reunião de pais" },
    description: {
      en: "For a parent-teacher conference too: a running order with times, and answers to hard questions.",
      "pt-br": "Uma pauta com tempos para falar com as famílias e respostas para as perguntas difíceis.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has the prompt, a meeting script and lines for questions to answer later.",
          "pt-br":
            "O pacote de planejamento traz o prompt, um roteiro de reunião e linhas para o que ficar sem resposta.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "ethics-resources" },
          "pt-br": { kind: "companion", id: "ethics-resources" },
        },
        reason: {
          en: "Show the class agreement on AI: families ask about it, and pupils wrote it.",
          "pt-br": "Mostre o combinado da turma sobre IA: as famílias perguntam, e os alunos escreveram.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "gamma" }, "pt-br": { kind: "catalogue", id: "canva" } },
        reason: {
          en: "Five slides from your own running order; leave out names, photos and marks.",
          "pt-br": "Cinco slides com a sua pauta; deixe de fora nomes, fotos e notas.",
        },
      },
    ],
  },
  {
    id: "exams",
    icon: "timer",
    title: { en: "Practise for an exam", "pt-br": "Preparar um simulado" },
    description: {
      en: "A mock exam: questions in the style of past papers, and a mark scheme to check.",
      "pt-br":
        "Questões no estilo do Saeb, do Enem ou da prova da rede, com gabarito comentado para conferir.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has a prompt that copies the style of one question and solves each new one first.",
          "pt-br":
            "O pacote de planejamento traz um prompt que imita o estilo de uma questão e resolve cada nova antes.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex5" },
          "pt-br": { kind: "companion", id: "chapter3-ex5" },
        },
        reason: {
          en: "Wrong options that show how pupils think, so that the practice tells you what to teach again.",
          "pt-br": "Alternativas erradas que mostram como o aluno pensa; assim o simulado diz o que retomar.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "gemini-notebook" },
          "pt-br": { kind: "catalogue", id: "gemini-notebook" },
        },
        reason: {
          en: "Makes revision questions from the texts you give it, and shows the passage for each.",
          "pt-br": "Faz perguntas de revisão com os textos que você envia e mostra o trecho de cada uma.",
        },
      },
    ],
  },
  {
    id: "catch-up",
    icon: "trending-up",
    title: { en: "Help pupils catch up", "pt-br": "Recuperar e recompor aprendizagens" },
    description: {
      en: "For a group that fell behind or missed lessons: find the missing step and teach it another way.",
      "pt-br":
        "Recuperação paralela ou recomposição: achar o passo que ficou para trás e ensinar de outro jeito.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has a prompt that goes back step by step, with a short check on paper for each.",
          "pt-br":
            "O pacote de planejamento traz um prompt que volta passo a passo, com uma sondagem no papel em cada um.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex5" },
          "pt-br": { kind: "companion", id: "chapter3-ex5" },
        },
        reason: {
          en: "An exit ticket shows the misconception, and two minutes of help for it are written beside it.",
          "pt-br": "O bilhete de saída mostra o erro conceitual e já traz dois minutos de retomada.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "khanmigo" },
          "pt-br": { kind: "catalogue", id: "learn-diffit" },
        },
        reason: {
          en: "Guides by questions instead of giving the answer; check first who may have it in your country.",
          "pt-br": "O mesmo texto em linguagem mais simples, para o grupo voltar ao tema da turma.",
        },
      },
    ],
  },
];
