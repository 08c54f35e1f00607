import { NOT_FOUND, readIn } from "./read-texts";
import type { LearnToolRecord } from "./schemas";

export const LEARN_TOOLS: readonly LearnToolRecord[] = [
  {
    id: "learn-diffit",
    group: "planning",
    title: "Diffit",
    url: "https://web.diffit.me/",
    description: {
      en: "Adapts a text, video or topic to several reading levels with questions and vocabulary.",
      "pt-br": "Adapta um texto, vídeo ou tema a vários níveis de leitura, com perguntas e vocabulário.",
    },
    tags: ["differentiation", "reading", "worksheets"],
    caution: {
      en: "A free plan, or 14.99 USD a month, as an unofficial review of August 2026 has it.",
      "pt-br": "Plano gratuito, ou US$ 14,99 por mês, segundo uma análise não oficial de agosto de 2026.",
    },
    evidence: readIn("comparison", "2026-05", "https://diffit-magicschool-comparison.netlify.app/"),
  },
  {
    id: "learn-eduaide",
    group: "planning",
    title: "Eduaide.Ai",
    url: "https://www.eduaide.ai/",
    description: {
      en: "Generators for lesson plans, games and graphic organisers in one place.",
      "pt-br": "Geradores de planos de aula, jogos e organizadores gráficos.",
    },
    tags: ["lesson-planning", "games", "graphic-organisers"],
    caution: {
      en: "Free for 15 uses a month, then 5.99 USD a month, as an unofficial page of August 2026 has it.",
      "pt-br":
        "Gratuito até 15 usos por mês; depois, US$ 5,99 por mês, segundo uma página não oficial de agosto de 2026.",
    },
    evidence: NOT_FOUND,
  },
  {
    id: "learn-gemini-notebook",
    group: "research",
    title: "Gemini Notebook",
    url: "https://notebooklm.google.com",
    description: {
      en: "Answers only from the sources you upload, with citations and audio summaries (formerly NotebookLM).",
      "pt-br":
        "Responde só com base nas fontes que você envia, com citações e resumos em áudio (antigo NotebookLM).",
    },
    tags: ["sources", "citations", "audio"],
    twinOf: "gemini-notebook",
    evidence: NOT_FOUND,
  },
  {
    id: "learn-consensus",
    group: "research",
    title: "Consensus",
    url: "https://consensus.app",
    description: {
      en: "Finds what peer-reviewed studies say about a teaching question.",
      "pt-br": "Encontra o que estudos revisados por pares dizem sobre uma questão de ensino.",
    },
    tags: ["evidence", "papers", "search"],
    twinOf: "consensus",
    evidence: readIn("public-page", null, "https://library.hkust.edu.hk/sc/trust-ai-lit-rev/"),
  },
  {
    id: "learn-wayground",
    group: "assessment",
    title: "Wayground",
    status: {
      is: "renamed",
      was: "Quizizz",
      since: null,
      advice: {
        en: "Where a text says Quizizz, open Wayground.",
        "pt-br": "Onde um texto diz Quizizz, abra o Wayground.",
      },
    },
    url: "https://wayground.com",
    description: {
      en: "Quizzes and interactive lessons with AI help and instant reports.",
      "pt-br": "Quizzes e aulas interativas com ajuda de IA e relatórios imediatos.",
    },
    tags: ["quizzes", "formative-assessment", "games"],
    evidence: NOT_FOUND,
  },
  {
    id: "learn-kahoot",
    group: "assessment",
    title: "Kahoot!",
    url: "https://kahoot.com",
    description: {
      en: "Game-like quizzes that can start from a document, a page or a topic.",
      "pt-br": "Quizzes em forma de jogo, criados a partir de um documento, uma página ou um tema.",
    },
    tags: ["quizzes", "games", "revision"],
    caution: {
      en: "We know this from general knowledge and found no source for it. Check it on the linked page. The maker's undated help, in Portuguese too, keeps most kinds of question for paid plans, and limits the accounts of pupils below 16, in the United States below 13.",
      "pt-br":
        "Estes dados vêm de conhecimento geral; não encontramos uma fonte. Confira na página do link. A ajuda da empresa, sem data e também em português, reserva a maioria dos tipos de pergunta para planos pagos e limita contas de alunos abaixo de 16 anos (nos Estados Unidos, de 13).",
    },
    evidence: NOT_FOUND,
  },
  {
    id: "learn-teachable-machine",
    group: "stem",
    title: "Teachable Machine",
    url: "https://teachablemachine.withgoogle.com/",
    description: {
      en: "Train a small image, sound or pose classifier in the browser and see when it fails.",
      "pt-br": "Treine no navegador um pequeno classificador de imagem, som ou pose e veja quando ele erra.",
    },
    tags: ["machine-learning", "bias", "hands-on"],
    evidence: NOT_FOUND,
  },
  {
    id: "learn-ml-for-kids",
    group: "stem",
    title: "Machine Learning for Kids",
    url: "https://machinelearningforkids.co.uk/",
    description: {
      en: "Build models and use them in Scratch or Python projects.",
      "pt-br": "Crie modelos e use em projetos de Scratch ou Python.",
    },
    tags: ["scratch", "python", "projects"],
    evidence: NOT_FOUND,
  },
  {
    id: "learn-ai-for-education",
    group: "development",
    title: "AI for Education",
    url: "https://www.aiforeducation.io/",
    description: {
      en: "Free prompt library, webinars and a two-hour course for educators.",
      "pt-br": "Biblioteca gratuita de prompts, webinários e um curso de duas horas para educadores.",
    },
    tags: ["prompts", "webinars", "courses"],
    evidence: NOT_FOUND,
  },
  {
    id: "learn-microsoft-educator-center",
    group: "development",
    title: { en: "Microsoft Learn Educator Center", "pt-br": "Central do Educador do Microsoft Learn" },
    url: "https://learn.microsoft.com/en-us/training/educator-center/topics/ai-for-education",
    description: {
      en: "Training paths and classroom materials on AI for educators.",
      "pt-br": "Trilhas de formação e materiais de sala de aula sobre IA para educadores.",
    },
    tags: ["training", "toolkits", "microsoft"],
    evidence: NOT_FOUND,
  },
];
