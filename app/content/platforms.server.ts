// The platforms page: platform cards, comparison factors and the tip.

import type { Locale } from "~/addresses/languages";
import type { ComparisonFactor, PlatformCard } from "~/features/platforms/core/platform-card";
import { NOT_FOUND, readIn } from "./read-texts";

export const PLATFORM_CARDS: readonly PlatformCard[] = [
  {
    id: "openai",
    name: "OpenAI",
    icon: "message-circle",
    website: "https://chatgpt.com",
    evidence: {
      basis: "third-party",
      document: {
        en: "RendaGeek: OpenAI tests advertising and launches the plan Go",
        "pt-br": "RendaGeek: OpenAI testará anúncios no ChatGPT e lança novo plano Go",
      },
      address: "https://rendageek.com.br/noticias/openai-testara-anuncios-no-chatgpt",
      month: "2026-01",
    },
    text: {
      en: {
        description: "ChatGPT, the most used assistant, for text, files, images and voice.",
        features: [
          "Conversation, files and web search",
          "Custom GPTs for each class",
          "Image creation and editing",
          "Voice mode",
        ],
        pricing: "Free; Plus 20 USD/month",
        pricingNote: null,
        educationDiscount:
          "ChatGPT for Teachers free for verified US K-12 staff until June 2027; ChatGPT Edu for universities",
        bestFor: "Teachers who want one general tool for planning and writing",
      },
      "pt-br": {
        description: "ChatGPT, o assistente mais usado, para texto, arquivos, imagens e voz.",
        features: [
          "Conversa, arquivos e busca na web",
          "GPTs personalizados para cada turma",
          "Criação e edição de imagens",
          "Modo de voz",
        ],
        pricing: "Gratuito; Plus US$ 20/mês",
        pricingNote: null,
        educationDiscount:
          "ChatGPT for Teachers gratuito para a educação básica dos EUA (verificada) até junho de 2027; ChatGPT Edu para universidades",
        bestFor: "Quem quer uma ferramenta geral para planejar e escrever",
      },
    },
  },
  {
    id: "google-ai",
    name: "Google AI",
    icon: "school",
    website: "https://gemini.google.com",
    evidence: readIn("comparison"),
    text: {
      en: {
        description: "Gemini and Gemini Notebook, working with Classroom, Docs and Drive.",
        features: [
          "Gemini in Docs, Slides and Classroom",
          "Source-based study with Gemini Notebook",
          "Gems made by the teacher",
          "Protection for pupils under 18 in school accounts",
        ],
        pricing: "Free; Google AI Pro 19.99 USD/month",
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
        pricing: "Gratuito; Google AI Pro US$ 19,99/mês",
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
    evidence: NOT_FOUND,
    text: {
      en: {
        description: "Free web chat, and Copilot inside Microsoft 365 for institutions.",
        features: [
          "Answers with web sources",
          "Copilot in Word, Excel, PowerPoint and Teams",
          "School account with data protection",
          "Image creation",
        ],
        pricing: "Free chat; Microsoft 365 Copilot 30 USD/user/month",
        pricingNote: null,
        educationDiscount:
          "Copilot Chat included with eligible Microsoft 365 Education licences; ask for the academic price of the paid version",
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
        pricing: "Chat gratuito; Microsoft 365 Copilot US$ 30/usuário/mês",
        pricingNote: null,
        educationDiscount:
          "Copilot Chat incluído em licenças Microsoft 365 Education elegíveis; consulte o preço acadêmico da versão paga",
        bestFor: "Escolas que trabalham com Teams e Office",
      },
    },
  },
  {
    id: "anthropic-claude",
    name: "Anthropic Claude",
    icon: "file-text",
    website: "https://claude.ai",
    evidence: NOT_FOUND,
    text: {
      en: {
        description: "Assistant for long documents, careful feedback and interactive pages.",
        features: [
          "Reads long documents",
          "Artifacts: simulations and quizzes",
          "Projects with your own files",
          "Learning mode that asks questions",
        ],
        pricing: "Free; Pro 20 USD/month",
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
        pricing: "Gratuito; Pro US$ 20/mês",
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
    evidence: NOT_FOUND,
    text: {
      en: {
        description: "Design, slides, video and interactive activities with AI.",
        features: [
          "Presentations and posters from text",
          "Image and video generation",
          "Interactive activities without code",
          "Class spaces and assignments",
        ],
        pricing: "Free; Pro 12.99 USD/month",
        pricingNote: null,
        educationDiscount:
          "Canva for Education free for verified primary and secondary teachers and their pupils",
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
        pricing: "Gratuito; Pro US$ 12,99/mês",
        pricingNote: null,
        educationDiscount:
          "Canva para Educação gratuito para professores verificados da educação básica e seus alunos",
        bestFor: "Materiais visuais e produções dos alunos",
      },
    },
  },
  {
    id: "grammarly",
    name: "Grammarly",
    icon: "spell-check",
    website: "https://www.grammarly.com",
    evidence: NOT_FOUND,
    text: {
      en: {
        description: "Writing assistant for clarity, tone and grammar in English.",
        features: [
          "Corrections with explanations",
          "Rewriting and tone",
          "Authorship record of a text",
          "Works in browser and Office",
        ],
        pricing: "Free; Premium 12 USD/month",
        pricingNote:
          "The maker's site has also called this plan Pro; check its name and price before you pay.",
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
        pricing: "Gratuito; Premium US$ 12/mês",
        pricingNote: "A empresa também já chamou este plano de Pro; confira nome e preço antes de pagar.",
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
