import { NOT_FOUND, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import { listPrices } from "../plan-prices.server";

export const FIRST_TOOLS_EVIDENCE: readonly ToolEvidence[] = [
  {
    id: "chatgpt",
    minimumAge: {
      basis: "official",
      kind: "terms",
      document: {
        en: "OpenAI Terms of Use (for Europe and for other countries)",
        "pt-br": "OpenAI Terms of Use (para a Europa e para os outros países)",
      },
      address: "https://openai.com/policies/eu-terms-of-use/",
      month: "2026-07",
      value: { from: 13, orHigher: true },
      text: { en: "13, or more where the country says so", "pt-br": "13 anos, ou mais onde o país exigir" },
      note: {
        en: "Read in the version for Europe; the one for other countries has the same sentence.",
        "pt-br": "Lido na versão para a Europa; a dos outros países tem a mesma frase.",
      },
    },
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: {
        en: "OpenAI Terms of Use (for Europe and for other countries)",
        "pt-br": "OpenAI Terms of Use (para a Europa e para os outros países)",
      },
      address: "https://openai.com/policies/eu-terms-of-use/",
      month: "2026-07",
      value: { by: "guardian", below: 18 },
      text: { en: "Needed below 18", "pt-br": "Necessária para menores de 18 anos" },
      note: {
        en: "Guardians can link their account with a teenager's. Since January 2026 OpenAI guesses from its use whether an account is a minor's, as the press reported.",
        "pt-br":
          "Os responsáveis podem vincular a própria conta à do adolescente. Desde janeiro de 2026, a OpenAI estima pelo uso se a conta é de um menor de idade, segundo a imprensa.",
      },
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
    namesOrganisations: true,
    noAccount: {
      basis: "third-party",
      document: "Phosra: AI Chatbot Platform Authentication Methods",
      address:
        "https://github.com/jakeklinvexgloo/phosra/blob/main/research/providers/ai_chatbot/platform_auth_methods.md",
      month: "2026-02",
      value: "yes",
      text: { en: "Yes, with limits", "pt-br": "Sim, com limites" },
      note: {
        en: "A phone company's guide for families says the same; the terms speak of an account.",
        "pt-br": "O guia de uma operadora de telefonia para famílias diz o mesmo; os termos falam em conta.",
      },
    },
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
    menusIn: {
      basis: "third-party",
      document: {
        en: "BizSidekick: list of ChatGPT's languages, made from OpenAI's help page",
        "pt-br": "BizSidekick: lista dos idiomas do ChatGPT, feita a partir da ajuda da OpenAI",
      },
      address: "https://github.com/BizSidekick-AI/bizsidekick/blob/main/docs/i18n/locales.json",
      month: "2026-07",
      value: {
        tags: [
          "en",
          "zh-CN",
          "zh-TW",
          "cs",
          "da",
          "nl",
          "fi",
          "fr",
          "de",
          "it",
          "ja",
          "ko",
          "nb",
          "pl",
          "pt-BR",
          "pt-PT",
          "es",
          "sv",
          "th",
          "tr",
        ],
      },
      text: {
        en: "English, Brazilian Portuguese and others",
        "pt-br": "Português do Brasil, inglês e outros",
      },
    },
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
    ...listPrices("openai"),
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
      note: {
        en: "Nothing for Brazil in the text. An unofficial survey of August 2026 says: free until June 2028.",
        "pt-br":
          "O texto não traz nada para o Brasil. Um levantamento não oficial de agosto de 2026 diz: gratuito até junho de 2028.",
      },
    },
    availability: {
      basis: "official",
      kind: "help",
      document: "OpenAI API: Supported Countries and Territories",
      address: "https://help.openai.com/en/articles/5347006-openai-api-supportedcountriesand-territories",
      month: null,
      value: ["BR"],
      text: {
        en: "Only in listed countries; Brazil is on the list for programmers, the one that we could read",
        "pt-br": "Só nos países de uma lista; o Brasil está na de programadores, a que conseguimos ler",
      },
      note: {
        en: "A newer page has one list for ChatGPT and for programmers; its countries were cut off in our copy.",
        "pt-br":
          "Uma página mais nova traz uma só lista para o ChatGPT e para programadores; na nossa cópia, os países estavam cortados.",
      },
    },
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
    consentOrHigher: true,
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
    schoolAge: {
      basis: "third-party",
      document: "CDW Amplified: Gemini and NotebookLM Enablement for All Education Users",
      address:
        "https://amplifiedlabs.zendesk.com/hc/en-us/articles/42431730228115-Gemini-and-NotebookLM-Enablement-for-All-Education-Users-What-Admins-Need-to-Know",
      month: "2025-08",
      value: 0,
      text: { en: "Any age, with a school account", "pt-br": "Qualquer idade, com conta da escola" },
    },
    noAccount: {
      basis: "third-party",
      document: "NotebookLM Guidance for Use (State of Georgia, US)",
      address: "https://ai.georgia.gov/guidance/guidance-select-tools/notebooklm-guidance-use",
      month: null,
      value: "no",
      text: { en: "No: a Google account is needed", "pt-br": "Não: é preciso ter uma Conta Google" },
    },
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
    answersIn: {
      basis: "third-party",
      document: "Folha de Pernambuco: IA do Google cria podcasts em português",
      address:
        "https://www.folhape.com.br/economia/ia-do-google-cria-podcasts-em-portugues-sobre-show-da-lady-gaga-e/408296/",
      month: null,
      value: { tags: ["pt-BR"] },
      text: {
        en: "Portuguese, in writing and in audio, and many more",
        "pt-br": "Português, por escrito e em áudio, e muitos outros",
      },
    },
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
    ...listPrices("google"),
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
    availability: {
      basis: "third-party",
      document: "Folha de S.Paulo: Nova ferramenta do Google transforma anotações e documentos em podcast",
      address:
        "https://www1.folha.uol.com.br/tec/2024/09/nova-ferramenta-do-google-transforma-anotacoes-e-documentos-em-podcast.shtml",
      month: "2024-09",
      value: ["BR"],
      text: { en: "In Brazil since June 2024", "pt-br": "No Brasil desde junho de 2024" },
    },
  },
  {
    id: "canva",
    minimumAge: {
      basis: "third-party",
      document: "ConductAtlas: Canva Terms of Use, Age Restriction and Minors",
      address: "https://conductatlas.com/platform/canva/canva-terms-of-use/age-restriction-and-minors/",
      month: null,
      value: { from: 13, orHigher: true },
      text: { en: "13 in most countries", "pt-br": "13 anos, na maioria dos países" },
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
    schoolAge: {
      basis: "third-party",
      document: "ConductAtlas: Canva Terms of Use, Age Restriction and Minors",
      address: "https://conductatlas.com/platform/canva/canva-terms-of-use/age-restriction-and-minors/",
      month: null,
      value: 0,
      text: {
        en: "Below 13 too, in the edition for schools",
        "pt-br": "Também abaixo de 13 anos, na versão para escolas",
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
      document: "Localization overview (Canva Apps SDK)",
      address: "https://www.canva.dev/docs/apps/localization",
      month: null,
      value: {
        tags: [
          "en",
          "ar",
          "nl",
          "fr",
          "de",
          "id",
          "it",
          "ja",
          "ko",
          "ms",
          "pl",
          "pt-BR",
          "ro",
          "es",
          "sv",
          "th",
          "tr",
          "vi",
        ],
      },
      text: {
        en: "English, Brazilian Portuguese and others, by the list for apps inside the editor",
        "pt-br": "Português do Brasil, inglês e outros, pela lista dos aplicativos dentro do editor",
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
    ...listPrices("canva"),
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
    freeForSchools: true,
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
    guardianConsent: {
      basis: "official",
      kind: "terms",
      document: "MagicSchool Student Data Policy, 12 March 2024",
      address: "https://www.magicschool.ai/privacy-security/student-data-policy",
      month: "2024-03",
      value: { by: "school", below: null },
      text: {
        en: "Through the school, under a contract on pupils' data",
        "pt-br": "Pela escola, com contrato sobre os dados dos alunos",
      },
    },
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
      basis: "official",
      kind: "help",
      document: "Important Terms & Definitions (MagicSchool help)",
      address: "https://help.magicschool.ai/en/articles/10186047-important-terms-definitions",
      month: null,
      value: { free: true },
      text: {
        en: "Yes, for every teacher, with limits on what it makes",
        "pt-br": "Sim, para qualquer professor, com limites de uso",
      },
      note: {
        en: "The free plan seems to be outside the school's data contract.",
        "pt-br": "O plano gratuito parece ficar fora do contrato de dados da escola.",
      },
    },
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial Brazilian survey of AI tools for schools",
        "pt-br": "Levantamento brasileiro não oficial de ferramentas de IA para escolas",
      },
      address: "https://www.magicschool.ai/pricing",
      month: "2026-08",
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
    noAccount: {
      basis: "official",
      kind: "terms",
      document: "Perplexity Terms of Service, last updated 23 January 2026",
      address: "https://www.perplexity.ai/hub/legal/terms-of-service",
      month: "2026-08",
      value: "yes",
      text: {
        en: "Yes: only some functions need an account",
        "pt-br": "Sim: só algumas funções exigem conta",
      },
      note: {
        en: "An unofficial source of February 2026 found full use as a guest.",
        "pt-br": "Uma fonte não oficial de fevereiro de 2026 encontrou uso completo como visitante.",
      },
    },
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
    menusIn: {
      basis: "third-party",
      document: {
        en: "Pages in Portuguese on perplexity.ai",
        "pt-br": "Páginas em português em perplexity.ai",
      },
      address: "https://www.perplexity.ai/pt/comet/resources/prompt-library",
      month: null,
      value: null,
      text: {
        en: "The part of the website on the Comet browser is in Portuguese; we have not seen the app's menus",
        "pt-br":
          "A parte do site sobre o navegador Comet está em português; não verificamos os menus do aplicativo",
      },
    },
    freePlan: {
      basis: "official",
      kind: "terms",
      document: "Perplexity Terms of Service, last updated 23 January 2026",
      address: "https://www.perplexity.ai/hub/legal/terms-of-service",
      month: "2026-08",
      value: { free: true },
      text: { en: "Yes: some functions are free", "pt-br": "Sim: algumas funções são gratuitas" },
      note: {
        en: "Unofficial notes of August 2026 name five deeper searches and three files a day.",
        "pt-br":
          "Anotações não oficiais de agosto de 2026 falam em cinco buscas mais profundas e três arquivos por dia.",
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
      basis: "third-party",
      document: "Tekimobile: Risco da Perplexity no Brasil",
      address:
        "https://tekimobile.com/noticia/risco-da-perplexity-no-brasil-limitacoes-em-lgpd-e-infraestrutura-local-2",
      month: null,
      value: ["BR"],
      text: {
        en: "Offered in Brazil, as the press reports",
        "pt-br": "Oferecido no Brasil, segundo a imprensa",
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
    price: {
      basis: "third-party",
      document: {
        en: "Unofficial Brazilian survey of AI tools for schools",
        "pt-br": "Levantamento brasileiro não oficial de ferramentas de IA para escolas",
      },
      address: "https://schoolai.com/pricing",
      month: "2026-08",
      value: null,
      text: {
        en: "No price is published for one teacher",
        "pt-br": "Nenhum preço publicado para um só professor",
      },
    },
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
