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
    tags: {
      en: ["differentiation", "reading", "worksheets"],
      "pt-br": ["diferenciação", "leitura", "atividades"],
    },
    evidence: readIn("comparison", "2026-05", "https://diffit-magicschool-comparison.netlify.app/"),
  },
  {
    id: "learn-eduaide",
    group: "planning",
    title: "Eduaide.Ai",
    url: "https://www.eduaide.ai/",
    description: {
      en: "Workspace of generators for lesson plans, games and graphic organisers.",
      "pt-br": "Espaço com geradores de planos de aula, jogos e organizadores gráficos.",
    },
    tags: {
      en: ["lesson plans", "games", "organisers"],
      "pt-br": ["planos de aula", "jogos", "organizadores"],
    },
    evidence: readIn("teacher-list"),
  },
  {
    id: "learn-gemini-notebook",
    group: "research",
    title: "Gemini Notebook",
    url: "https://notebooklm.google.com",
    description: {
      en: "Ask questions only of the sources you load, with citations and audio summaries (formerly NotebookLM).",
      "pt-br":
        "Pergunte somente às fontes que você carrega, com citações e resumos em áudio (antigo NotebookLM).",
    },
    tags: { en: ["sources", "citations", "audio"], "pt-br": ["fontes", "citações", "áudio"] },
    twinOf: "gemini-notebook",
    evidence: readIn("public-sources"),
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
    tags: { en: ["evidence", "studies", "search"], "pt-br": ["evidência", "estudos", "busca"] },
    twinOf: "consensus",
    evidence: readIn("public-page", null, "https://library.hkust.edu.hk/sc/trust-ai-lit-rev/"),
  },
  {
    id: "learn-wayground",
    group: "assessment",
    title: "Wayground",
    url: "https://wayground.com",
    description: {
      en: "Quizzes and interactive lessons with AI help and instant reports (formerly Quizizz).",
      "pt-br": "Quizzes e aulas interativas com ajuda de IA e relatórios imediatos (antigo Quizizz).",
    },
    tags: { en: ["quizzes", "formative", "games"], "pt-br": ["quizzes", "avaliação formativa", "jogos"] },
    evidence: readIn("public-sources"),
  },
  {
    id: "learn-kahoot",
    group: "assessment",
    title: "Kahoot!",
    url: "https://kahoot.com",
    description: {
      en: "Game quizzes that can start from a document, page or topic.",
      "pt-br": "Quizzes em jogo que podem partir de um documento, página ou tema.",
    },
    tags: { en: ["quizzes", "games", "review"], "pt-br": ["quizzes", "jogos", "revisão"] },
    caution: {
      en: "These facts come from general knowledge; no source was found for them. Check them on the linked page.",
      "pt-br": "Estes dados vêm de conhecimento geral; não encontramos uma fonte. Confira na página do link.",
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
    tags: {
      en: ["machine learning", "bias", "hands-on"],
      "pt-br": ["aprendizado de máquina", "viés", "prática"],
    },
    evidence: readIn("teacher-list"),
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
    tags: { en: ["Scratch", "Python", "projects"], "pt-br": ["Scratch", "Python", "projetos"] },
    evidence: readIn("teacher-list"),
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
    tags: { en: ["prompts", "webinars", "course"], "pt-br": ["prompts", "webinários", "curso"] },
    evidence: readIn("public-list"),
  },
  {
    id: "learn-microsoft-educator-center",
    group: "development",
    title: { en: "Microsoft Learn Educator Center", "pt-br": "Central do Educador do Microsoft Learn" },
    url: "https://learn.microsoft.com/en-us/training/educator-center/topics/ai-for-education",
    description: {
      en: "Training paths and classroom toolkits on AI for educators.",
      "pt-br": "Trilhas de formação e kits de sala de aula sobre IA para educadores.",
    },
    tags: { en: ["training", "toolkits", "Microsoft"], "pt-br": ["formação", "kits", "Microsoft"] },
    evidence: readIn("teacher-list"),
  },
];
