// The platforms page: platform cards, comparison factors and the tip.

import type { Texts } from "~/addresses/languages";
import { type ToolEvidence, toUnknownEvidence } from "~/features/evidence/core/tool-evidence";
import type { Market } from "~/features/platforms/core/plan-price";
import type { ComparisonFactor, PlatformCard } from "~/features/platforms/core/platform-view";
import { PRICE_READINGS } from "./plan-prices.server";

/** The market whose prices the readers of a language pay. */
export const MARKETS: Texts<Market> = { en: "US", "pt-br": "BR" };

/** Not in the catalogue, so what is known of it stands here. */
const GRAMMARLY: ToolEvidence = {
  ...toUnknownEvidence("grammarly"),
  freePlan: {
    basis: "third-party",
    document: {
      en: "Unofficial copy of Grammarly's list of plans",
      "pt-br": "Cópia não oficial da lista de planos do Grammarly",
    },
    address:
      "https://raw.githubusercontent.com/api-evangelist/grammarly/refs/heads/main/plans/grammarly-plans-pricing.yml",
    month: "2026-10",
    value: { free: true },
    text: {
      en: "Yes: corrections, and 100 AI prompts a month",
      "pt-br": "Sim: correções e 100 prompts de IA por mês",
    },
  },
};

export const PLATFORM_CARDS: readonly PlatformCard[] = [
  {
    id: "openai",
    name: "OpenAI",
    website: "https://chatgpt.com",
    toolId: "chatgpt",
    prices: PRICE_READINGS.openai,
    text: {
      en: {
        description: "ChatGPT, an assistant for text, files, images and voice.",
        features: [
          "Conversation, files and web search",
          "A project for each class",
          "Image creation and editing",
          "Voice mode",
        ],
        bestFor: "Teachers who want one general tool for planning and writing",
      },
      "pt-br": {
        description: "ChatGPT, um assistente para texto, arquivos, imagens e voz.",
        features: [
          "Conversa, arquivos e busca na web",
          "Um projeto para cada turma",
          "Criação e edição de imagens",
          "Modo de voz",
        ],
        bestFor: "Quem quer uma ferramenta geral para planejar e escrever",
      },
    },
  },
  {
    id: "google-ai",
    name: "Google AI",
    website: "https://gemini.google.com",
    toolId: "gemini",
    prices: PRICE_READINGS.google,
    text: {
      en: {
        description: "Gemini and Gemini Notebook, working with Classroom, Docs and Drive.",
        features: [
          "Gemini in Docs, Slides and Classroom",
          "Source-based study with Gemini Notebook",
          "Guided learning that asks questions",
        ],
        bestFor: "Schools that already use Google Classroom",
      },
      "pt-br": {
        description: "Gemini e Gemini Notebook integrados ao Google Sala de Aula, aos Documentos e ao Drive.",
        features: [
          "Gemini em Documentos, Apresentações e Sala de Aula",
          "Estudo com fontes no Gemini Notebook",
          "Aprendizagem guiada que faz perguntas",
        ],
        bestFor: "Escolas que já usam o Google Sala de Aula",
      },
    },
  },
  {
    id: "microsoft-copilot",
    name: "Microsoft Copilot",
    website: "https://copilot.microsoft.com",
    toolId: "microsoft-copilot",
    prices: PRICE_READINGS.microsoft,
    text: {
      en: {
        description: "A chat on the web, and Copilot inside Microsoft 365 for institutions.",
        features: [
          "Answers with web sources",
          "Copilot in Word, Excel, PowerPoint and Teams",
          "Image creation",
        ],
        bestFor: "Schools that work with Teams and Office",
      },
      "pt-br": {
        description: "Chat na web e Copilot dentro do Microsoft 365 para instituições.",
        features: [
          "Respostas com fontes da web",
          "Copilot no Word, Excel, PowerPoint e Teams",
          "Criação de imagens",
        ],
        bestFor: "Escolas que trabalham com Teams e Office",
      },
    },
  },
  {
    id: "anthropic-claude",
    name: "Anthropic Claude",
    website: "https://claude.ai",
    toolId: "claude",
    prices: PRICE_READINGS.anthropic,
    text: {
      en: {
        description: "Assistant for long documents, writing and interactive pages.",
        features: [
          "Reads long documents",
          "Artifacts: simulations and quizzes",
          "Projects with your own files",
          "Learning mode that asks questions",
        ],
        bestFor: "Long documents and teacher-made interactive material",
      },
      "pt-br": {
        description: "Assistente para documentos longos, escrita e páginas interativas.",
        features: [
          "Lê documentos longos",
          "Artefatos: simulações e quizzes",
          "Projetos com seus arquivos",
          "Modo de aprendizagem que faz perguntas",
        ],
        bestFor: "Documentos longos e materiais interativos criados pelo professor",
      },
    },
  },
  {
    id: "canva-ai",
    name: "Canva AI",
    website: "https://www.canva.com",
    toolId: "canva",
    prices: PRICE_READINGS.canva,
    text: {
      en: {
        description: "Design, slides, video and interactive activities with AI.",
        features: [
          "Presentations and posters from text",
          "Image and video generation",
          "Interactive activities without code",
          "Class spaces and assignments",
        ],
        bestFor: "Visual material and pupils' own work",
      },
      "pt-br": {
        description: "Design, slides, vídeo e atividades interativas com IA.",
        features: [
          "Apresentações e cartazes a partir de texto",
          "Geração de imagem e vídeo",
          "Atividades interativas sem código",
          "Turmas e tarefas",
        ],
        bestFor: "Materiais visuais e produções dos alunos",
      },
    },
  },
  {
    id: "grammarly",
    name: "Grammarly",
    website: "https://www.grammarly.com",
    toolId: null,
    known: GRAMMARLY,
    prices: PRICE_READINGS.grammarly,
    text: {
      en: {
        description: "Writing assistant for clarity, tone and grammar in English.",
        features: [
          "Corrections with explanations",
          "Rewriting and tone",
          "Authorship record of a text",
          "Works in browser and Office",
        ],
        bestFor: "English teachers and writing in English as a second language",
      },
      "pt-br": {
        description: "Assistente de escrita para clareza, tom e gramática em inglês.",
        features: [
          "Correções com explicação",
          "Reescrita e tom",
          "Registro de autoria do texto",
          "Funciona no navegador e no Office",
        ],
        bestFor: "Professores de inglês e escrita em inglês como segunda língua",
      },
    },
  },
];

export const COMPARISON_FACTORS: readonly ComparisonFactor[] = [
  {
    id: "cost",
    text: {
      en: {
        title: "Cost",
        description: "Free plan, price per person and what happens when the limit runs out.",
        question: "Can every teacher keep using it after the trial?",
      },
      "pt-br": {
        title: "Custo",
        description: "Plano gratuito, preço por pessoa e o que ocorre quando o limite acaba.",
        question: "Todos os professores podem continuar usando depois do teste?",
      },
    },
  },
  {
    id: "ease-of-use",
    text: {
      en: {
        title: "Ease of use",
        description: "Time to the first useful result, language of the interface and help in your language.",
        question: "Can a colleague use it after a ten-minute demonstration?",
      },
      "pt-br": {
        title: "Facilidade de uso",
        description: "Tempo até o primeiro resultado útil, idioma da interface e ajuda em português.",
        question: "Um colega consegue usar depois de dez minutos de demonstração?",
      },
    },
  },
  {
    id: "educational-features",
    text: {
      en: {
        title: "Educational features",
        description: "A mode for pupils, rubrics, levels, curriculum and class management.",
        question: "Does it help pupils think, or only deliver answers?",
      },
      "pt-br": {
        title: "Recursos educacionais",
        description: "Modo para alunos, rubricas, níveis, currículo e gestão de turmas.",
        question: "Ajuda o aluno a pensar ou só entrega respostas?",
      },
    },
  },
  {
    id: "privacy-security",
    text: {
      en: {
        title: "Privacy and security",
        description: "Minimum age, use of data for training, where data is stored, data protection law.",
        question: "Would you sign this on behalf of the families?",
      },
      "pt-br": {
        title: "Privacidade e segurança",
        description: "Idade mínima, uso de dados em treinamento, local de armazenamento, LGPD.",
        question: "Você assinaria isto em nome das famílias?",
      },
    },
  },
  {
    id: "integration",
    text: {
      en: {
        title: "Integration",
        description: "Works with Classroom, Teams, Moodle and the files the school already has.",
        question: "Does it reduce steps or add one more login?",
      },
      "pt-br": {
        title: "Integração",
        description: "Funciona com Google Sala de Aula, Teams, Moodle e os arquivos que a escola já tem.",
        question: "Reduz etapas ou acrescenta mais um login?",
      },
    },
  },
  {
    id: "support",
    text: {
      en: {
        title: "Support",
        description: "Help centre, training for teachers, response time and community.",
        question: "Who answers when it fails in the middle of class?",
      },
      "pt-br": {
        title: "Suporte",
        description: "Central de ajuda, formação para professores, tempo de resposta e comunidade.",
        question: "Quem responde quando falha no meio da aula?",
      },
    },
  },
];

export const PLATFORM_TIP: Texts<string> = {
  en: "Start with the free or trial version and test one real task before paying.",
  "pt-br": "Comece pela versão gratuita ou de teste e experimente uma tarefa real antes de pagar.",
};
