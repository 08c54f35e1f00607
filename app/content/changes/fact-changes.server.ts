// Changes of what the site says of tools and other records, the oldest first. `npm run change` adds a line: whoever
// changes a value of a record or its evidence says with it what stood there, why it changed, and who says so.
import type { Change } from "~/features/changes/core/change";

export const FACT_CHANGES: readonly Change[] = [
  {
    about: "record",
    subjects: ["mistral-vibe"],
    field: "name",
    was: { en: "Le Chat", "pt-br": "Le Chat" },
    now: { en: "Vibe", "pt-br": "Vibe" },
    since: "2026",
    seenOn: "2026-11-20",
    why: {
      en: "Mistral renamed its assistant; the address is the same.",
      "pt-br": "A Mistral mudou o nome do assistente; o endereço é o mesmo.",
    },
    source: {
      name: "Mistral AI Terms of Service (EEA consumers)",
      address: "https://legal.mistral.ai/terms/eu-consumers-terms-of-service",
      month: "2026-08",
    },
  },
  {
    about: "record",
    subjects: ["gemini-notebook"],
    field: "name",
    was: { en: "NotebookLM", "pt-br": "NotebookLM" },
    now: { en: "Gemini Notebook", "pt-br": "Gemini Notebook" },
    since: null,
    seenOn: "2026-11-20",
    why: {
      en: "Google renamed it; the address is the same.",
      "pt-br": "O Google mudou o nome; o endereço continua o mesmo.",
    },
    source: {
      name: {
        en: "Google for Education, page of the tool",
        "pt-br": "Google for Education, página da ferramenta",
      },
      address: "https://edu.google.com/intl/ALL_us/ai-gemini-notebook/",
      month: "2026",
    },
  },
  {
    about: "record",
    subjects: ["anything"],
    field: "name",
    was: { en: "Create", "pt-br": "Create" },
    now: { en: "Anything", "pt-br": "Anything" },
    since: null,
    seenOn: "2026-11-20",
    why: {
      en: "The maker renamed the builder that the book prints as Create.",
      "pt-br": "A empresa mudou o nome do criador de aplicativos que aparece no livro como Create.",
    },
    source: {
      name: {
        en: "Unofficial survey of app builders",
        "pt-br": "Levantamento não oficial de criadores de aplicativos",
      },
      address: "https://www.createanything.com/pricing",
      month: null,
    },
  },
  {
    about: "record",
    subjects: ["learn-wayground"],
    field: "name",
    was: { en: "Quizizz", "pt-br": "Quizizz" },
    now: { en: "Wayground", "pt-br": "Wayground" },
    since: null,
    seenOn: "2026-11-20",
    why: {
      en: "The maker renamed it and moved it to a new address.",
      "pt-br": "A empresa mudou o nome e o endereço.",
    },
    source: {
      name: {
        en: "Titles of quizizz.com and wayground.com in public code",
        "pt-br": "Títulos de quizizz.com e wayground.com em código público",
      },
      address: "https://quizizz.com",
      month: null,
    },
  },
  {
    about: "record",
    subjects: ["cert-azure-ai-fundamentals"],
    field: "name",
    was: { en: "Exam AI-900", "pt-br": "Exame AI-900" },
    now: { en: "Exam AI-901", "pt-br": "Exame AI-901" },
    since: "2026-06-30",
    seenOn: "2026-11-20",
    why: {
      en: "Microsoft retired AI-900. Who prepares for it takes AI-901 instead: look for study material with that number.",
      "pt-br":
        "A Microsoft aposentou o AI-900. Quem estuda para ele faz o AI-901: procure material com esse número.",
    },
    source: {
      name: "ReadRoost: 14 Microsoft Certifications Retiring in 2026",
      address: "https://readroo.st/blog/microsoft-certification-retirements-2026",
      month: "2026-03",
    },
  },
  {
    about: "record",
    subjects: ["github-copilot"],
    field: "availability",
    was: { en: "Open to new accounts", "pt-br": "Aberto a novas contas" },
    now: {
      en: "New sign-ups for paid and pupil plans paused; we did not find when they reopen",
      "pt-br": "Novas adesões aos planos pagos e de estudante suspensas; não encontramos quando voltam",
    },
    since: "2026-04-20",
    seenOn: "2026-11-22",
    why: {
      en: "Plan no lesson that needs new pupil accounts before you have tried one.",
      "pt-br": "Não planeje aula que dependa de novas contas de estudante sem antes testar uma.",
    },
    source: {
      name: "Notice in github/docs: individual plans paused",
      address:
        "https://github.com/github/docs/blob/main/data/reusables/copilot/plans/individual-plans-paused.md",
      month: "2026-04",
    },
  },
  {
    about: "record",
    subjects: ["chatgpt"],
    field: "features",
    was: { en: "Custom GPTs", "pt-br": "GPTs personalizados" },
    now: {
      en: "Custom GPTs end; personal accounts can no longer make new ones. Projects stay.",
      "pt-br": "Os GPTs personalizados acabam; contas pessoais já não criam novos. Os projetos continuam.",
    },
    since: "2026-12-11",
    seenOn: "2026-11-24",
    why: {
      en: "OpenAI's notice, as others report it. Keep the instructions of your GPTs as a project before that day.",
      "pt-br":
        "Aviso da OpenAI, segundo relatos. Guarde as instruções dos seus GPTs em um projeto antes desse dia.",
    },
    source: {
      name: {
        en: "A plugin maker's guide that quotes OpenAI's notice, and an article on custom GPTs",
        "pt-br": "Guia de uma empresa de plugins que cita o aviso da OpenAI e um artigo sobre GPTs",
      },
      address: null,
      month: "2026-10",
    },
  },
  {
    about: "record",
    subjects: ["gemini"],
    field: "features",
    was: { en: "Custom Gems", "pt-br": "Gems personalizados" },
    now: {
      en: "Gems of personal accounts become skills, for adults; school accounts keep theirs until June 2027 at least",
      "pt-br":
        "Os Gems das contas pessoais viram skills, só para adultos; as contas de escola mantêm os seus pelo menos até junho de 2027",
    },
    since: "2026-11-17",
    seenOn: "2026-11-24",
    why: {
      en: "Google replaces Gems by skills. A class idea that needs a Gem works with a school account alone.",
      "pt-br":
        "O Google troca os Gems por skills. Uma ideia de aula que usa um Gem só funciona com conta da escola.",
    },
    source: {
      name: "9to5Google: Gemini Gems, skills",
      address: "https://9to5google.com/2026/09/27/gemini-gems-skills/",
      month: "2026-09",
    },
  },
  {
    about: "record",
    subjects: ["manus"],
    field: "maker",
    was: { en: "Bought by Meta", "pt-br": "Comprado pela Meta" },
    now: {
      en: "On its own again, as the press reports",
      "pt-br": "Independente de novo, segundo a imprensa",
    },
    since: "2026-04",
    seenOn: "2026-11-24",
    why: {
      en: "China undid the purchase, and data of some users was deleted in August: check who runs it before you use it.",
      "pt-br":
        "A China desfez a compra, e dados de parte dos usuários foram apagados em agosto: confira quem opera antes de usar.",
    },
    source: {
      name: {
        en: "List of AI services by country, which cites Times Now and Reuters",
        "pt-br": "Lista de serviços de IA por país, que cita Times Now e Reuters",
      },
      address:
        "https://www.timesnownews.com/technology-science/manus-ai-to-become-independent-again-after-meta-deal-some-user-data-will-be-deleted-article-155596602",
      month: "2026-07",
    },
  },
  {
    about: "record",
    subjects: ["replit"],
    field: "price",
    was: {
      en: "Core 20 USD a month when billed yearly",
      "pt-br": "Core US$ 20 por mês no plano anual",
    },
    now: {
      en: "Core 20 USD a month, or 18 USD when billed yearly; Pro 100 USD",
      "pt-br": "Core US$ 20 por mês, ou US$ 18 no plano anual; Pro US$ 100",
    },
    since: null,
    seenOn: "2026-11-24",
    why: {
      en: "Two newer readings of the price page agree.",
      "pt-br": "Duas leituras mais novas da página de preços dizem o mesmo.",
    },
    source: {
      name: {
        en: "Unofficial comparison of app builders",
        "pt-br": "Comparação não oficial de criadores de aplicativos",
      },
      address: "https://replit.com/pricing",
      month: "2026-10",
    },
  },
  {
    about: "record",
    subjects: ["v0"],
    field: "price",
    was: {
      en: "Premium 20 USD a month; Team 30 USD for each user",
      "pt-br": "Premium US$ 20 por mês; Team US$ 30 por usuário",
    },
    now: {
      en: "Plus 30 USD a month; Business 100 USD for each person",
      "pt-br": "Plus US$ 30 por mês; Business US$ 100 por pessoa",
    },
    since: null,
    seenOn: "2026-11-24",
    why: {
      en: "The plans have new names and cost more.",
      "pt-br": "Os planos mudaram de nome e ficaram mais caros.",
    },
    source: {
      name: {
        en: "Unofficial comparison of app builders",
        "pt-br": "Comparação não oficial de criadores de aplicativos",
      },
      address: "https://v0.app/pricing",
      month: "2026-10",
    },
  },
  {
    about: "record",
    subjects: ["bolt"],
    field: "minimumAge",
    was: { en: "No age in the terms", "pt-br": "Nenhuma idade nos termos" },
    now: { en: "18", "pt-br": "18 anos" },
    since: "2026-10",
    seenOn: "2026-11-24",
    why: {
      en: "New terms of the maker. Build with it yourself and show the result; pupils need another tool.",
      "pt-br":
        "Novos termos da empresa. Crie você e mostre o resultado; para os alunos, use outra ferramenta.",
    },
    source: {
      name: "StackBlitz Terms of Service",
      address: "https://stackblitz.com/terms-of-service",
      month: "2026-09",
    },
  },
  {
    about: "record",
    subjects: ["bolt"],
    field: "trainsOnInputs",
    was: {
      en: "Grouped or anonymous use to improve the service",
      "pt-br": "Uso agregado ou anônimo para melhorar o serviço",
    },
    now: {
      en: "Trains on what you type, unless you switch it off; not in the EU, the UK and Switzerland",
      "pt-br":
        "Treina com o que você digita, a menos que você desligue; na UE, no Reino Unido e na Suíça, não",
    },
    since: "2026-10-07",
    seenOn: "2026-11-24",
    why: {
      en: "New terms of the maker. Switch it off before you type anything of your school.",
      "pt-br": "Novos termos da empresa. Desligue antes de digitar qualquer coisa da escola.",
    },
    source: {
      name: "StackBlitz Terms of Service",
      address: "https://stackblitz.com/terms-of-service",
      month: "2026-09",
    },
  },
];
