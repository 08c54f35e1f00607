import { NOT_FOUND, type ToolEvidence } from "~/features/evidence/core/tool-evidence";

export const EDUCATION_FIRST_EVIDENCE: readonly ToolEvidence[] = [
  {
    id: "khanmigo",
    minimumAge: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on khanmigo.ai",
        "pt-br": "Anotações não oficiais sobre khanmigo.ai",
      },
      address: "https://www.khanmigo.ai/pricing",
      month: "2026-08",
      value: { from: 18 },
      text: {
        en: "18 to buy it; children use it through a guardian or the school",
        "pt-br": "18 anos para comprar; crianças usam por meio dos responsáveis ou da escola",
      },
    },
    guardianConsent: {
      basis: "official",
      kind: "help",
      document: "Khan Academy help: How are child / restricted accounts different from regular accounts?",
      address:
        "https://support.khanacademy.org/hc/en-us/articles/202262974-How-are-child-restricted-accounts-different-from-regular-accounts",
      month: null,
      value: { by: "guardian", below: 13, from: 0 },
      text: {
        en: "Needed below 13, from the guardian or the school",
        "pt-br": "Necessária abaixo de 13 anos: dos responsáveis ou da escola",
      },
      note: {
        en: "The page is about Khan Academy as a whole.",
        "pt-br": "A página trata da Khan Academy como um todo.",
      },
    },
    pupilLogin: {
      basis: "official",
      kind: "help",
      document: "Khan Academy help: What are the Community Guidelines for Khanmigo?",
      address:
        "https://support.khanacademy.org/hc/en-us/articles/13860282793869-What-are-the-Community-Guidelines-for-Khanmigo",
      month: null,
      value: "through-school",
      text: {
        en: "Yes, through a guardian or the school, who can see the chats",
        "pt-br": "Sim, pelos responsáveis ou pela escola, que podem ver as conversas",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "third-party",
      document: "ConductAtlas: Khan Academy Privacy Policy, Khanmigo interaction data",
      address:
        "https://conductatlas.com/platform/khan-academy/khan-academy-privacy-policy/khanmigo-ai-interaction-data/",
      month: null,
      value: null,
      text: {
        en: "One unofficial source says chats may be used to improve it; it does not say whether that means training",
        "pt-br":
          "Uma fonte não oficial diz que as conversas podem ser usadas para melhorá-lo; não está claro se isso é treinamento",
      },
      note: {
        en: "The maker asks people not to type in personal data.",
        "pt-br": "A empresa pede que não se digitem dados pessoais.",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: NOT_FOUND,
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on support.khanacademy.org",
        "pt-br": "Anotações não oficiais sobre support.khanacademy.org",
      },
      address:
        "https://support.khanacademy.org/hc/en-us/articles/25921448458893-What-features-are-available-in-the-Learner-Parent-and-Teacher-Khanmigo-subscription-plans",
      month: null,
      value: { free: true, countries: ["US", "IN"] },
      text: {
        en: "For teachers in the United States and India; learners pay",
        "pt-br": "Para professores nos Estados Unidos e na Índia; alunos pagam",
      },
      note: {
        en: "No source mentions Brazil; an unofficial survey of August 2026 names no country.",
        "pt-br":
          "Nenhuma fonte menciona o Brasil; um levantamento não oficial de agosto de 2026 não cita países.",
      },
    },
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on khanmigo.ai",
        "pt-br": "Anotações não oficiais sobre khanmigo.ai",
      },
      address: "https://www.khanmigo.ai/pricing",
      month: null,
      value: { currency: "USD", amount: 4, per: "month" },
      text: {
        en: "Learners and guardians: 4 USD a month or 44 USD a year, in the United States only",
        "pt-br": "Alunos e responsáveis: US$ 4 por mês ou US$ 44 por ano, só nos Estados Unidos",
      },
    },
    educationOffer: {
      basis: "third-party",
      document: { en: "A guide for teachers in India", "pt-br": "Um guia para professores da Índia" },
      address: "https://www.khanmigo.ai/",
      month: null,
      value: { audiences: ["teacher"], countries: ["US", "IN"] },
      text: {
        en: "Teachers in the United States and India",
        "pt-br": "Professores nos Estados Unidos e na Índia",
      },
      note: {
        en: "Other pages speak of forty countries; we found no source for that.",
        "pt-br": "Outras páginas falam em quarenta países; não encontramos fonte para isso.",
      },
    },
    availability: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on khanmigo.ai",
        "pt-br": "Anotações não oficiais sobre khanmigo.ai",
      },
      address: "https://www.khanmigo.ai/pricing",
      month: "2026-08",
      value: ["US"],
      text: {
        en: "Plans for learners and guardians: the United States only",
        "pt-br": "Planos para alunos e responsáveis: só Estados Unidos",
      },
    },
  },
  {
    id: "brisk-teaching",
    minimumAge: NOT_FOUND,
    guardianConsent: NOT_FOUND,
    pupilLogin: {
      basis: "official",
      kind: "terms",
      document: "Termos de uso da Brisk, vigência 4 de março de 2024",
      address: "https://briskteaching.com/pt-br/terms",
      month: "2024-03",
      value: "through-school",
      text: { en: "Yes, under the supervision of the school", "pt-br": "Sim, com a supervisão da escola" },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "third-party",
      document: "Citizen Portal: Haverford board eyes School AI and Brisk after pilot",
      address:
        "https://cpo.soar.com/articles/8165565/Pennsylvania/Haverford-board-eyes-School-AI-and-Brisk-after-pilot-with-limits-on-student-use",
      month: null,
      value: null,
      text: {
        en: "Pupils' data: no, by contract, as a school district reports; the teacher's free plan: not found",
        "pt-br":
          "Dados dos alunos: não, por contrato, segundo uma rede de ensino; plano gratuito do professor: não encontramos",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: {
      basis: "official",
      kind: "other",
      document: "Termos de uso da Brisk (site em pt-br)",
      address: "https://briskteaching.com/pt-br/terms",
      month: "2024-03",
      value: null,
      text: {
        en: "The website is in Brazilian Portuguese; we have not seen the extension's menu",
        "pt-br": "O site está em português do Brasil; não verificamos o menu da extensão",
      },
    },
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on briskteaching.com",
        "pt-br": "Anotações não oficiais sobre briskteaching.com",
      },
      address: "https://www.briskteaching.com/pricing",
      month: "2026-06",
      value: { free: true },
      text: { en: "Yes, for the teacher", "pt-br": "Sim, para o professor" },
    },
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial Brazilian survey of AI tools for schools",
        "pt-br": "Levantamento brasileiro não oficial de ferramentas de IA para escolas",
      },
      address: "https://www.edusageai.com/blogs/brisk-teaching-pricing-for-schools-and-districts-in-2026",
      month: "2026-08",
      value: { currency: "USD", amount: 99.99, per: "year" },
      text: {
        en: "Pro for one teacher 99.99 USD a year",
        "pt-br": "Pro para um professor US$ 99,99 por ano",
      },
    },
    educationOffer: {
      basis: "official",
      kind: "terms",
      document: "Brisk Privacy Notice, 24 February 2025 (archived version)",
      address: "https://www.briskteaching.com/it/privacy-notice-archived",
      month: "2025-02",
      value: { audiences: [], countries: null },
      text: { en: "Made for teachers and schools", "pt-br": "Feito para professores e escolas" },
    },
    availability: NOT_FOUND,
  },
  {
    id: "teachy",
    minimumAge: NOT_FOUND,
    guardianConsent: NOT_FOUND,
    pupilLogin: NOT_FOUND,
    noAccount: NOT_FOUND,
    trainsOnInputs: NOT_FOUND,
    answersIn: NOT_FOUND,
    menusIn: {
      basis: "third-party",
      document: "Scooli: Scooli vs Teachy",
      address: "https://www.teachy.com.br/",
      month: "2026-10",
      value: { tags: ["pt"] },
      text: { en: "Portuguese", "pt-br": "Português" },
    },
    freePlan: {
      basis: "third-party",
      document: "Scooli: Scooli vs Teachy",
      address: "https://helpcenter.teachy.ai/pt-BR/articles/9500483-nossos-planos",
      month: "2026-10",
      value: { free: true },
      text: { en: "Yes: 100 credits on each day of use", "pt-br": "Sim: 100 créditos a cada dia de acesso" },
    },
    price: {
      basis: "third-party",
      document: "Scooli: Scooli vs Teachy",
      address: "https://helpcenter.teachy.ai/pt-BR/articles/9500483-nossos-planos",
      month: "2026-10",
      value: { currency: "BRL", amount: 29.9, per: "month-billed-yearly" },
      text: {
        en: "Premium 29.90 BRL a month when billed yearly",
        "pt-br": "Premium R$ 29,90 por mês no plano anual",
      },
    },
    educationOffer: {
      basis: "official",
      kind: "terms",
      document: "Teachy Terms and Conditions of Use, 23 December 2025",
      address: "https://teachy.ai/ru/docs/terms",
      month: "2025-12",
      value: { audiences: [], countries: null },
      text: { en: "Made for teachers and schools", "pt-br": "Feito para professores e escolas" },
    },
    availability: {
      basis: "third-party",
      document: "Scooli: Scooli vs Teachy",
      address: "https://www.teachy.ai/",
      month: "2026-10",
      value: null,
      text: {
        en: "In more than 20 editions for languages and countries",
        "pt-br": "Em mais de 20 edições de idiomas e países",
      },
    },
  },
];
