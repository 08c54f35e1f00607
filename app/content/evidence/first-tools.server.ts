import { NOT_FOUND, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import { pricesOf } from "../plan-prices.server";

export const FIRST_TOOLS_EVIDENCE: readonly ToolEvidence[] = [
  {
    id: "chatgpt",
    minimumAge: {
      basis: "official",
      kind: "terms",
      document: "OpenAI Terms of Use (EU version)",
      address: "https://openai.com/policies/eu-terms-of-use/",
      month: "2026-07",
      value: { from: 13 },
      text: { en: "13", "pt-br": "13 anos" },
      note: {
        en: "Read in the European text; Brazil has a text of its own, which unofficial sources describe in the same way.",
        "pt-br":
          "Lido no texto europeu; o Brasil tem um texto próprio, que fontes não oficiais descrevem da mesma forma.",
      },
    },
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: "OpenAI Terms of Use (EU version)",
      address: "https://openai.com/policies/eu-terms-of-use/",
      month: "2026-07",
      value: { by: "guardian", below: 18 },
      text: { en: "Needed below 18", "pt-br": "Necessária para menores de 18 anos" },
    },
    pupilLogin: {
      basis: "official",
      kind: "terms",
      document: "OpenAI Services Agreement, 3.3",
      address: "https://openai.com/policies/services-agreement/",
      month: "2026-08",
      value: "with-guardian",
      text: {
        en: "Yes, from 13 with a guardian's permission; in paid workspaces only with it",
        "pt-br":
          "Sim, a partir de 13 anos com autorização dos responsáveis; em planos pagos de equipe, só com ela",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "official",
      kind: "terms",
      document: "How your data is used to improve model performance",
      address: "https://openai.com/policies/how-your-data-is-used-to-improve-model-performance/",
      month: "2026-07",
      value: "unless-switched-off",
      text: {
        en: "Personal plans: yes, unless you switch it off in the data controls; temporary chats are left out",
        "pt-br":
          "Planos pessoais: sim, a menos que você desligue nos controles de dados; as conversas temporárias ficam de fora",
      },
    },
    trainsElsewhere: {
      basis: "official",
      kind: "terms",
      document: "Enterprise privacy at OpenAI",
      address: "https://openai.com/enterprise-privacy/",
      month: "2026-08",
      value: "no",
      text: {
        en: "Business, education and teachers' plans: no",
        "pt-br": "Planos empresariais, de educação e para professores: não",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: NOT_FOUND,
    freePlan: {
      basis: "third-party",
      document: "RendaGeek: OpenAI testará anúncios no ChatGPT",
      address: "https://rendageek.com.br/noticias/openai-testara-anuncios-no-chatgpt",
      month: "2026-01",
      value: { free: true },
      text: { en: "Yes, with adverts in some countries", "pt-br": "Sim, com anúncios em alguns países" },
      note: {
        en: "We found no official text on what the free plan includes.",
        "pt-br": "Não encontramos texto oficial sobre o que o plano gratuito inclui.",
      },
    },
    ...pricesOf("openai"),
    educationOffer: {
      basis: "official",
      kind: "terms",
      document: "Enterprise privacy at OpenAI, ChatGPT for Teachers FAQ",
      address: "https://openai.com/enterprise-privacy/",
      month: "2026-08",
      value: { audiences: ["teacher", "university"], countries: ["US"] },
      text: {
        en: "School teachers in the United States, verified; universities by contract",
        "pt-br":
          "Professores da educação básica nos Estados Unidos, com verificação; universidades por contrato",
      },
      note: { en: "Nothing for Brazil in the text.", "pt-br": "O texto não traz nada para o Brasil." },
    },
    availability: NOT_FOUND,
  },
  {
    id: "gemini-notebook",
    minimumAge: {
      basis: "not-stated",
      document: "Google Terms of Service (effective 30 July 2026, Ireland edition)",
      address: "https://policies.google.com/terms?hl=en-GB&gl=IE",
      month: "2026-08",
    },
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: "Google Terms of Service (effective 30 July 2026, Ireland edition)",
      address: "https://policies.google.com/terms?hl=en-GB&gl=IE",
      month: "2026-08",
      value: { by: "guardian", below: 13 },
      text: {
        en: "Needed below the country's age for a Google Account of one's own; at school the administrator obtains it",
        "pt-br":
          "Necessária abaixo da idade que o país exige para ter Conta Google própria; na escola, quem obtém é o administrador",
      },
    },
    pupilLogin: {
      basis: "third-party",
      document: "CDW Amplified: Gemini and NotebookLM Enablement for All Education Users",
      address:
        "https://amplifiedlabs.zendesk.com/hc/en-us/articles/42431730228115-Gemini-and-NotebookLM-Enablement-for-All-Education-Users-What-Admins-Need-to-Know",
      month: "2025-08",
      value: "through-school",
      text: {
        en: "Yes, with a school account of any age; the administrator can switch it off",
        "pt-br": "Sim, com conta da escola em qualquer idade; o administrador pode desligar",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "third-party",
      document: {
        en: "Copy of the Google help page on how NotebookLM protects data",
        "pt-br": "Cópia da página de ajuda do Google sobre como o NotebookLM protege os dados",
      },
      address: "https://support.google.com/notebooklm/answer/15724963",
      month: null,
      value: "no",
      text: {
        en: "Not unless you send feedback; school accounts: no",
        "pt-br": "Não, a menos que você envie uma avaliação; contas de escola: não",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: NOT_FOUND,
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on support.google.com",
        "pt-br": "Anotações não oficiais sobre support.google.com",
      },
      address: "https://support.google.com/gemininotebook/answer/16213268",
      month: "2026-09",
      value: { free: true },
      text: {
        en: "Yes: 100 notebooks with 50 sources each",
        "pt-br": "Sim: 100 cadernos com 50 fontes cada",
      },
    },
    ...pricesOf("google"),
    educationOffer: {
      basis: "third-party",
      document: "CDW Amplified: Gemini and NotebookLM Enablement for All Education Users",
      address:
        "https://amplifiedlabs.zendesk.com/hc/en-us/articles/42431730228115-Gemini-and-NotebookLM-Enablement-for-All-Education-Users-What-Admins-Need-to-Know",
      month: "2025-08",
      value: { audiences: ["school", "university"], countries: null },
      text: {
        en: "Part of Google Workspace for Education, pupils of all ages included",
        "pt-br": "Parte do Google Workspace for Education, com alunos de todas as idades",
      },
    },
    availability: NOT_FOUND,
  },
  {
    id: "canva",
    minimumAge: {
      basis: "third-party",
      document: "ConductAtlas: Canva Terms of Use, Age Restriction and Minors",
      address: "https://conductatlas.com/platform/canva/canva-terms-of-use/age-restriction-and-minors/",
      month: null,
      value: { from: 13 },
      text: { en: "13", "pt-br": "13 anos" },
    },
    guardianConsent: {
      basis: "third-party",
      document: "ConductAtlas: Canva Terms of Use, Age Restriction and Minors",
      address: "https://conductatlas.com/platform/canva/canva-terms-of-use/age-restriction-and-minors/",
      month: null,
      value: { by: "school", below: 13 },
      text: {
        en: "Below 13 only in the edition for schools, where the school handles the consent",
        "pt-br": "Abaixo de 13 anos, só na versão para escolas, em que a escola cuida da autorização",
      },
      note: {
        en: "We did not see what applies from 13 to 17.",
        "pt-br": "Não vimos o que vale dos 13 aos 17 anos.",
      },
    },
    pupilLogin: {
      basis: "official",
      kind: "other",
      document: "Requisitos de elegibilidade do Canva para Educação",
      address: "https://www.canva.com/pt_br/educacao/elegibilidade/",
      month: null,
      value: "through-school",
      text: {
        en: "Yes, in Canva for Education, through the teacher or the school",
        "pt-br": "Sim, no Canva para Educação, pelo professor ou pela escola",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "third-party",
      document: "Production AI Institute, AI Data Use Index: Canva",
      address: "https://www.productionai.institute/ai-data-use/canva",
      month: null,
      value: "unless-switched-off",
      text: {
        en: "Depends on the privacy setting, which seems to be on at first; the edition for schools: no",
        "pt-br":
          "Depende da configuração de privacidade, que parece vir ligada; na versão para educação: não",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: {
      basis: "official",
      kind: "other",
      document: "Requisitos de elegibilidade do Canva para Educação (pt_br site)",
      address: "https://www.canva.com/pt_br/educacao/elegibilidade/",
      month: null,
      value: null,
      text: {
        en: "The website is in Brazilian Portuguese; we have not seen the editor's menu",
        "pt-br": "O site está em português do Brasil; não verificamos o menu do editor",
      },
    },
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial survey of Canva (in Japanese)",
        "pt-br": "Levantamento não oficial sobre o Canva (em japonês)",
      },
      address: "https://raw.githubusercontent.com/aegisfleet/tool-survey-report/main/_reports/canva.md",
      month: "2026-05",
      value: { free: true },
      text: { en: "Yes; we did not find what it includes", "pt-br": "Sim; não encontramos o que ele inclui" },
    },
    ...pricesOf("canva"),
    educationOffer: {
      basis: "official",
      kind: "other",
      document: "Requisitos de elegibilidade do Canva para Educação",
      address: "https://www.canva.com/pt_br/educacao/elegibilidade/",
      month: null,
      value: { audiences: ["teacher", "school", "student"], countries: "worldwide" },
      text: {
        en: "Free for teachers, schools and their pupils; not for universities; confirmed again every three years",
        "pt-br":
          "Gratuito para professores, escolas e seus alunos na educação básica; não para universidades; confirmação a cada três anos",
      },
    },
    availability: {
      basis: "official",
      kind: "other",
      document: "Requisitos de elegibilidade do Canva para Educação",
      address: "https://www.canva.com/pt_br/educacao/elegibilidade/",
      month: null,
      value: null,
      text: {
        en: "The offer for education is not limited to certain countries",
        "pt-br": "A oferta para educação não se limita a certos países",
      },
    },
  },
  {
    id: "magicschool",
    minimumAge: NOT_FOUND,
    guardianConsent: NOT_FOUND,
    pupilLogin: {
      basis: "official",
      kind: "other",
      document: "MagicSchool: Quality and responsible AI",
      address: "https://www.magicschool.ai/privacy/quality",
      month: null,
      value: "through-school",
      text: {
        en: "Yes, but only in rooms that the teacher opens and watches",
        "pt-br": "Sim, mas só em salas que o professor abre e acompanha",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "official",
      kind: "terms",
      document: "MagicSchool Student Data Policy, 12 March 2024",
      address: "https://www.magicschool.ai/privacy-security/student-data-policy",
      month: "2024-03",
      value: null,
      text: {
        en: "Pupils' data is used only to run the service, under a contract with the school; the teacher's free plan: not found",
        "pt-br":
          "Os dados dos alunos são usados só para o serviço funcionar, com contrato da escola; plano gratuito do professor: não encontramos",
      },
      note: {
        en: "A study from December 2025 reports tracking by other companies on its pages.",
        "pt-br": "Um estudo de dezembro de 2025 relata rastreamento por outras empresas nas páginas.",
      },
    },
    answersIn: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on magicschool.ai",
        "pt-br": "Anotações não oficiais sobre magicschool.ai",
      },
      address: "https://www.magicschool.ai/faq",
      month: null,
      value: { tags: ["pt"] },
      text: { en: "Portuguese, for what it creates", "pt-br": "Português, no que ela cria" },
    },
    menusIn: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on magicschool.ai",
        "pt-br": "Anotações não oficiais sobre magicschool.ai",
      },
      address: "https://www.magicschool.ai/faq",
      month: null,
      value: null,
      text: { en: "Portuguese was not confirmed", "pt-br": "O português não foi confirmado" },
    },
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on magicschool.ai",
        "pt-br": "Anotações não oficiais sobre magicschool.ai",
      },
      address: "https://www.magicschool.ai/pricing",
      month: "2026-06",
      value: { free: true },
      text: { en: "Yes, for the individual teacher", "pt-br": "Sim, para o professor" },
      note: {
        en: "The free plan seems to be outside the school's data contract.",
        "pt-br": "O plano gratuito parece ficar fora do contrato de dados da escola.",
      },
    },
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on magicschool.ai",
        "pt-br": "Anotações não oficiais sobre magicschool.ai",
      },
      address: "https://www.magicschool.ai/pricing",
      month: "2026-06",
      value: { currency: "USD", amount: 8.33, per: "month-billed-yearly" },
      text: {
        en: "Plus 12.99 USD a month, or 8.33 USD when billed yearly",
        "pt-br": "Plus US$ 12,99 por mês, ou US$ 8,33 no plano anual",
      },
    },
    educationOffer: {
      basis: "official",
      kind: "terms",
      document: "MagicSchool Terms of Service, 30 January 2026",
      address: "https://www.magicschool.ai/privacy-security/terms-of-service",
      month: "2026-01",
      value: { audiences: [], countries: null },
      text: {
        en: "Made for school staff in their work; not for private lessons",
        "pt-br": "Feito para profissionais da escola no trabalho; não para aulas particulares",
      },
    },
    availability: NOT_FOUND,
  },
  {
    id: "perplexity",
    minimumAge: {
      basis: "official",
      kind: "terms",
      document: "Perplexity Terms of Service, last updated 23 January 2026",
      address: "https://www.perplexity.ai/hub/legal/terms-of-service",
      month: "2026-08",
      value: { from: 13 },
      text: { en: "13", "pt-br": "13 anos" },
    },
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: "Perplexity Terms of Service, last updated 23 January 2026",
      address: "https://www.perplexity.ai/hub/legal/terms-of-service",
      month: "2026-08",
      value: { by: "guardian", below: 18 },
      text: {
        en: "Below the age of majority (18 in Brazil) a guardian accepts the terms first",
        "pt-br": "Para menores de idade (18 anos no Brasil), os responsáveis aceitam os termos antes",
      },
    },
    pupilLogin: {
      basis: "official",
      kind: "terms",
      document: "Perplexity Terms of Service, last updated 23 January 2026",
      address: "https://www.perplexity.ai/hub/legal/terms-of-service",
      month: "2026-08",
      value: "with-guardian",
      text: {
        en: "From 13 once a guardian has accepted the terms; never below; no school account is named",
        "pt-br":
          "A partir de 13 anos, depois que os responsáveis aceitam os termos; nunca antes; não se fala em conta de escola",
      },
    },
    noAccount: NOT_FOUND,
    trainsOnInputs: {
      basis: "official",
      kind: "help",
      document: "Perplexity FAQ: What data does Perplexity collect about me?",
      address: "https://www.perplexity.ai/hub/faq/what-data-does-perplexity-collect-about-me",
      month: null,
      value: "unless-switched-off",
      text: {
        en: "Yes on personal plans, unless you switch it off in the settings; business plans: no",
        "pt-br":
          "Sim nos planos pessoais, a menos que você desligue nas configurações; planos empresariais: não",
      },
    },
    answersIn: NOT_FOUND,
    menusIn: NOT_FOUND,
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on perplexity.ai",
        "pt-br": "Anotações não oficiais sobre perplexity.ai",
      },
      address: "https://www.perplexity.ai/help-center/en/articles/10352998",
      month: "2026-08",
      value: { free: true },
      text: {
        en: "Yes: basic search without a limit; 5 deeper searches and 3 files a day",
        "pt-br": "Sim: busca básica sem limite; 5 buscas avançadas e 3 arquivos por dia",
      },
    },
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on perplexity.ai",
        "pt-br": "Anotações não oficiais sobre perplexity.ai",
      },
      address: "https://www.perplexity.ai/hub/pricing",
      month: "2026-08",
      value: { currency: "USD", amount: 20, per: "month" },
      text: { en: "Pro 20 USD a month", "pt-br": "Pro US$ 20 por mês" },
    },
    educationOffer: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on perplexity.ai",
        "pt-br": "Anotações não oficiais sobre perplexity.ai",
      },
      address: "https://www.perplexity.ai",
      month: null,
      value: { audiences: ["student", "teacher"], countries: null },
      text: {
        en: "Pupils and teachers: about half price after verification",
        "pt-br": "Estudantes e professores: cerca de metade do preço, com verificação",
      },
    },
    availability: {
      basis: "official",
      kind: "help",
      document: "Perplexity FAQ: Billing and Subscription",
      address: "https://blog.perplexity.ai/faq/billing-and-subscription",
      month: null,
      value: null,
      text: {
        en: "Limits on payment in India, China and Russia, according to an old page",
        "pt-br": "Limites de pagamento na Índia, na China e na Rússia, segundo uma página antiga",
      },
    },
  },
  {
    id: "schoolai",
    minimumAge: NOT_FOUND,
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: "SchoolAI Terms of Service",
      address: "https://schoolai.com/terms",
      month: null,
      value: { by: "school", below: 18 },
      text: {
        en: "The teacher or the school consents for the pupils",
        "pt-br": "O professor ou a escola autoriza em nome dos alunos",
      },
    },
    pupilLogin: {
      basis: "official",
      kind: "terms",
      document: "SchoolAI Terms of Service",
      address: "https://schoolai.com/terms",
      month: null,
      value: "through-school",
      text: {
        en: "Yes, in the teacher's rooms, without an account",
        "pt-br": "Sim, nas salas do professor, sem conta",
      },
    },
    noAccount: {
      basis: "official",
      kind: "terms",
      document: "SchoolAI Terms of Service",
      address: "https://schoolai.com/terms",
      month: null,
      value: "pupils",
      text: {
        en: "Pupils yes; the teacher needs an account",
        "pt-br": "Os alunos, sim; o professor precisa de conta",
      },
    },
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
    menusIn: NOT_FOUND,
    freePlan: {
      basis: "third-party",
      document: {
        en: "Unofficial notes on schoolai.com",
        "pt-br": "Anotações não oficiais sobre schoolai.com",
      },
      address: "https://schoolai.com/pricing",
      month: "2026-05",
      value: { free: true },
      text: { en: "Yes, for the individual teacher", "pt-br": "Sim, para o professor" },
    },
    price: NOT_FOUND,
    educationOffer: {
      basis: "official",
      kind: "terms",
      document: "SchoolAI Terms of Service",
      address: "https://schoolai.com/terms",
      month: null,
      value: { audiences: [], countries: null },
      text: { en: "Made for teachers and schools", "pt-br": "Feito para professores e escolas" },
    },
    availability: NOT_FOUND,
  },
];
