// The platforms page: platform cards, comparison factors and the tip.

import type { Locale } from "~/addresses/languages";
import type { Market, PlanPrice } from "~/features/platforms/core/plan-price";
import type { ComparisonFactor, PlatformCard } from "~/features/platforms/core/platform-card";

/** The market whose prices the readers of a language pay. */
export const MARKETS: Readonly<Record<Locale, Market>> = { en: "US", "pt-br": "BR" };

const APP_STORE = {
  en: "App Store Brazil, read by a third party",
  "pt-br": "App Store do Brasil, lida por terceiros",
};
const PRESS = { en: "press", "pt-br": "imprensa" };
const THIRD_PARTY = { en: "third-party list", "pt-br": "lista de terceiros" };
const NOT_CONFIRMED = { en: "not confirmed in any source", "pt-br": "não confirmado em nenhuma fonte" };

function inDollars(
  cents: number,
  period: PlanPrice["period"],
  month: string | null,
  source: PlanPrice["source"],
): PlanPrice {
  return { cents, currency: "USD", period, market: "US", month, source };
}

/** All prices in reais come from one reading. */
function inReais(cents: number, period: PlanPrice["period"]): PlanPrice {
  return { cents, currency: "BRL", period, market: "BR", month: "2026-09", source: APP_STORE };
}

export const PLATFORM_CARDS: readonly PlatformCard[] = [
  {
    id: "openai",
    name: "OpenAI",
    icon: "message-circle",
    website: "https://chatgpt.com",
    toolId: "chatgpt",
    plans: [
      {
        id: "openai-go",
        name: "ChatGPT Go",
        prices: [inDollars(800, "month", "2026-01", PRESS), inReais(3990, "month")],
      },
      {
        id: "openai",
        name: "ChatGPT Plus",
        prices: [inDollars(2000, "month", "2026-01", PRESS), inReais(9990, "month")],
      },
    ],
    text: {
      en: {
        description: "ChatGPT, an assistant for text, files, images and voice.",
        features: [
          "Conversation, files and web search",
          "Custom GPTs for each class",
          "Image creation and editing",
          "Voice mode",
        ],
        free: "Free plan; with Go it shows adverts in some countries",
        pricingNote: null,
        educationDiscount:
          "ChatGPT for Teachers free for verified US K-12 staff (until June 2027, according to the press); ChatGPT Edu for universities",
        bestFor: "Teachers who want one general tool for planning and writing",
      },
      "pt-br": {
        description: "ChatGPT, um assistente para texto, arquivos, imagens e voz.",
        features: [
          "Conversa, arquivos e busca na web",
          "GPTs personalizados para cada turma",
          "Criação e edição de imagens",
          "Modo de voz",
        ],
        free: "Plano gratuito; ele e o Go mostram anúncios em alguns países",
        pricingNote: null,
        educationDiscount:
          "Nada no Brasil para o professor: ChatGPT for Teachers só vale nos EUA; ChatGPT Edu é para universidades",
        bestFor: "Quem quer uma ferramenta geral para planejar e escrever",
      },
    },
  },
  {
    id: "google-ai",
    name: "Google AI",
    icon: "school",
    website: "https://gemini.google.com",
    toolId: "gemini",
    plans: [
      {
        id: "google-ai-plus",
        name: "Google AI Plus",
        prices: [inDollars(499, "month", "2026-10", THIRD_PARTY), inReais(4999, "month")],
      },
      {
        id: "google-ai",
        name: "Google AI Pro",
        prices: [inDollars(1999, "month", "2026-10", THIRD_PARTY), inReais(9699, "month")],
      },
    ],
    text: {
      en: {
        description: "Gemini and Gemini Notebook, working with Classroom, Docs and Drive.",
        features: [
          "Gemini in Docs, Slides and Classroom",
          "Source-based study with Gemini Notebook",
          "Gems made by the teacher",
          "Protection for pupils under 18 in school accounts",
        ],
        free: "Free plan",
        pricingNote: null,
        educationDiscount: "Gemini for Education at no extra cost with Workspace for Education",
        bestFor: "Schools that already use Google Classroom",
      },
      "pt-br": {
        description: "Gemini e Gemini Notebook integrados ao Google Sala de Aula, aos Documentos e ao Drive.",
        features: [
          "Gemini em Documentos, Apresentações e Sala de Aula",
          "Estudo com fontes no Gemini Notebook",
          "Gems criados pelo professor",
          "Proteção para menores de 18 em contas escolares",
        ],
        free: "Plano gratuito",
        pricingNote: null,
        educationDiscount: "Gemini for Education sem custo extra com Workspace for Education",
        bestFor: "Escolas que já usam o Google Sala de Aula",
      },
    },
  },
  {
    id: "microsoft-copilot",
    name: "Microsoft Copilot",
    icon: "layout-grid",
    website: "https://copilot.microsoft.com",
    toolId: "microsoft-copilot",
    plans: [
      {
        id: "microsoft-copilot",
        name: "Microsoft 365 Copilot",
        prices: [inDollars(3000, "month", "2026-05", THIRD_PARTY)],
      },
    ],
    text: {
      en: {
        description: "Free web chat, and Copilot inside Microsoft 365 for institutions.",
        features: [
          "Answers with web sources",
          "Copilot in Word, Excel, PowerPoint and Teams",
          "School account with data protection",
          "Image creation",
        ],
        free: "Free chat with a Microsoft account",
        pricingNote: null,
        educationDiscount:
          "Copilot Chat included with eligible Microsoft 365 Education licences; the paid version for schools is about 18 USD per user and month, according to third parties",
        bestFor: "Schools that work with Teams and Office",
      },
      "pt-br": {
        description: "Chat gratuito na web e Copilot dentro do Microsoft 365 para instituições.",
        features: [
          "Respostas com fontes da web",
          "Copilot no Word, Excel, PowerPoint e Teams",
          "Conta escolar com proteção de dados",
          "Criação de imagens",
        ],
        free: "Chat gratuito com conta Microsoft",
        pricingNote: null,
        educationDiscount:
          "Copilot Chat incluído em licenças Microsoft 365 Education elegíveis; a versão paga para escolas custa cerca de US$ 18 por usuário ao mês, segundo terceiros",
        bestFor: "Escolas que trabalham com Teams e Office",
      },
    },
  },
  {
    id: "anthropic-claude",
    name: "Anthropic Claude",
    icon: "file-text",
    website: "https://claude.ai",
    toolId: "claude",
    plans: [
      { id: "anthropic-claude", name: "Claude Pro", prices: [inDollars(2000, "month", null, NOT_CONFIRMED)] },
    ],
    text: {
      en: {
        description: "Assistant for long documents, careful feedback and interactive pages.",
        features: [
          "Reads long documents",
          "Artifacts: simulations and quizzes",
          "Projects with your own files",
          "Learning mode that asks questions",
        ],
        free: "Free plan",
        pricingNote: null,
        educationDiscount: "Claude for Education through partner institutions; no individual discount",
        bestFor: "Feedback on writing and teacher-made interactive material (18+)",
      },
      "pt-br": {
        description: "Assistente para documentos longos, devolutivas cuidadosas e páginas interativas.",
        features: [
          "Lê documentos longos",
          "Artefatos: simulações e quizzes",
          "Projetos com seus arquivos",
          "Modo de aprendizagem que faz perguntas",
        ],
        free: "Plano gratuito",
        pricingNote: null,
        educationDiscount: "Claude for Education por instituições parceiras; sem desconto individual",
        bestFor: "Devolutivas de escrita e materiais interativos criados pelo professor (18+)",
      },
    },
  },
  {
    id: "canva-ai",
    name: "Canva AI",
    icon: "palette",
    website: "https://www.canva.com",
    toolId: "canva",
    plans: [
      {
        id: "canva-ai",
        name: "Canva Pro",
        prices: [
          inDollars(1299, "month", null, NOT_CONFIRMED),
          inReais(3490, "month"),
          inReais(28990, "year"),
        ],
      },
    ],
    text: {
      en: {
        description: "Design, slides, video and interactive activities with AI.",
        features: [
          "Presentations and posters from text",
          "Image and video generation",
          "Interactive activities without code",
          "Class spaces and assignments",
        ],
        free: "Free plan",
        pricingNote: "The price in the United States may have risen since: check it before you pay.",
        educationDiscount:
          "Canva for Education free in every country for verified primary and secondary teachers and their pupils",
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
        free: "Plano gratuito",
        pricingNote: null,
        educationDiscount:
          "Canva para Educação gratuito no Brasil para professores verificados da educação básica e seus alunos",
        bestFor: "Materiais visuais e produções dos alunos",
      },
    },
  },
  {
    id: "grammarly",
    name: "Grammarly",
    icon: "spell-check",
    website: "https://www.grammarly.com",
    toolId: null,
    plans: [
      {
        id: "grammarly",
        name: "Grammarly Pro",
        prices: [
          inDollars(3000, "month", null, NOT_CONFIRMED),
          inDollars(14400, "year", null, NOT_CONFIRMED),
        ],
      },
    ],
    text: {
      en: {
        description: "Writing assistant for clarity, tone and grammar in English.",
        features: [
          "Corrections with explanations",
          "Rewriting and tone",
          "Authorship record of a text",
          "Works in browser and Office",
        ],
        free: "Free plan",
        pricingNote:
          "Formerly Premium. The often quoted 12 dollars a month hold only for a year paid at once. The company is now called Superhuman.",
        educationDiscount: "Grammarly for Education sold to institutions",
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
        free: "Plano gratuito",
        pricingNote:
          "Antigo Premium. Os US$ 12 por mês que se citam só valem para um ano pago de uma vez. A empresa agora se chama Superhuman.",
        educationDiscount: "Grammarly for Education vendido a instituições",
        bestFor: "Professores de inglês e escrita em inglês como segunda língua",
      },
    },
  },
];

export const COMPARISON_FACTORS: readonly ComparisonFactor[] = [
  {
    id: "cost",
    icon: "wallet",
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
    icon: "lightbulb",
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
    icon: "graduation-cap",
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
    icon: "shield-check",
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
    icon: "layout-grid",
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
    icon: "hand-helping",
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

export const PLATFORM_TIP: Readonly<Record<Locale, string>> = {
  en: "Start with the free or trial version and test one real task before paying.",
  "pt-br": "Comece pela versão gratuita ou de teste e experimente uma tarefa real antes de pagar.",
};
