// What was read about offers for education. A tool that is merely made for schools has none for that reason.
import type { Locale } from "~/addresses/languages";
import type { OfferEvidence } from "~/features/education-offers/core/education-offer";

/** The country whose offers come first, as an ISO code; English readers come from many. */
export const OFFER_COUNTRIES: Readonly<Record<Locale, string | null>> = { en: null, "pt-br": "BR" };

export const EDUCATION_OFFERS: readonly OfferEvidence[] = [
  {
    tool: "chatgpt",
    what: {
      en: "ChatGPT for Teachers, free for verified staff of schools",
      "pt-br": "ChatGPT for Teachers, gratuito para profissionais de escolas verificados",
    },
    audiences: ["teacher"],
    countries: ["US"],
    basis: "official",
    month: "2026-08",
    address: "https://openai.com/enterprise-privacy/",
  },
  {
    tool: "openai-codex",
    what: { en: "Part of ChatGPT Edu", "pt-br": "Incluído no ChatGPT Edu" },
    audiences: ["university"],
    countries: "not-stated",
    basis: "official",
    month: null,
    address: "https://github.com/openai/codex",
  },
  {
    tool: "gemini",
    what: {
      en: "Part of Google Workspace for Education, in qualifying editions, if the administrator turns it on",
      "pt-br": "Parte do Google Workspace for Education, em edições elegíveis, se o administrador ligar",
    },
    audiences: ["school", "pupil"],
    countries: "not-stated",
    basis: "official",
    month: null,
    address: "https://support.google.com/a/answer/14571493?co=DASHER._Family%3DEducation",
  },
  {
    tool: "microsoft-copilot",
    what: {
      en: "Copilot Chat at no extra cost with school accounts; the paid version for about 18 USD per user and month",
      "pt-br":
        "Copilot Chat sem custo extra em contas escolares; a versão paga por cerca de US$ 18 por usuário ao mês",
    },
    audiences: ["school"],
    countries: "not-stated",
    basis: "third-party",
    month: null,
    address: "https://github.com/susanthgit/aguidetocloud-feedback/discussions/60",
  },
  {
    tool: "mistral-vibe",
    what: {
      en: "A plan for students, price not confirmed",
      "pt-br": "Plano para estudantes, preço não confirmado",
    },
    audiences: ["university"],
    countries: "not-stated",
    basis: "third-party",
    month: "2026-05",
    address: "https://aigr.ee/service/mistral/history",
  },
  {
    tool: "github-copilot",
    what: {
      en: "Free for verified teachers and students; new sign-ups for students were paused in April 2026",
      "pt-br":
        "Gratuito para professores e alunos verificados; novas adesões de alunos pausadas em abril de 2026",
    },
    audiences: ["teacher", "pupil", "university"],
    countries: "not-stated",
    basis: "official",
    month: "2026",
    address: "https://docs.github.com/en/copilot/concepts/billing/individual-plans",
  },
  {
    tool: "cursor",
    what: { en: "One year of Pro for university students", "pt-br": "Um ano do Pro para universitários" },
    audiences: ["university"],
    countries: ["US"],
    basis: "third-party",
    month: "2026-02",
    address: "https://github.com/Justme017/Student-Freebies",
  },
  {
    tool: "lovable",
    what: {
      en: "Up to 50% off Pro for up to a year",
      "pt-br": "Até 50% de desconto no Pro por até um ano",
    },
    audiences: ["teacher", "university"],
    countries: "not-stated",
    basis: "official",
    month: "2025-12",
    address: "https://docs.lovable.dev/changelog",
  },
  {
    tool: "canva",
    what: {
      en: "Canva for Education, free after a verification that is repeated every three years",
      "pt-br": "Canva para Educação, gratuito após verificação repetida a cada três anos",
    },
    audiences: ["teacher", "school", "pupil"],
    countries: "everywhere",
    basis: "official",
    month: null,
    address: "https://www.canva.com/pt_br/educacao/elegibilidade/",
  },
  {
    tool: "adobe-express",
    what: {
      en: "Licence for schools; that it is free was not read on a page of Adobe",
      "pt-br": "Licença para escolas; não lemos em página da Adobe que seja gratuita",
    },
    audiences: ["school", "pupil"],
    countries: "not-stated",
    basis: "official",
    month: null,
    address: "https://helpx.adobe.com/in_hi/enterprise/kb/adobe-firefly-for-k12.html",
  },
  {
    tool: "adobe-firefly",
    what: {
      en: "Student and teacher discount on Creative Cloud; whether Firefly is included was not confirmed",
      "pt-br":
        "Desconto para estudantes e professores na Creative Cloud; não confirmamos se inclui o Firefly",
    },
    audiences: ["teacher", "pupil", "university"],
    countries: "not-stated",
    basis: "official",
    month: null,
    address: "https://www.adobe.com/pl/offer-terms/student_teacher_eligibility.html",
  },
  {
    tool: "descript",
    what: {
      en: "12 USD per editor and month, 8 when billed yearly",
      "pt-br": "US$ 12 por editor ao mês, US$ 8 na cobrança anual",
    },
    audiences: ["teacher", "school"],
    countries: "not-stated",
    basis: "third-party",
    month: "2026-08",
    address: "https://help.descript.com/billing-payments-plans/nfp-edu",
  },
  {
    tool: "gemini-notebook",
    what: {
      en: "Core service of Google Workspace for Education, for all ages, if the administrator allows it",
      "pt-br":
        "Serviço principal do Google Workspace for Education, para todas as idades, se o administrador permitir",
    },
    audiences: ["school", "pupil"],
    countries: "not-stated",
    basis: "third-party",
    month: "2025-08",
    address:
      "https://amplifiedlabs.zendesk.com/hc/en-us/articles/42431730228115-Gemini-and-NotebookLM-Enablement-for-All-Education-Users-What-Admins-Need-to-Know",
  },
  {
    tool: "perplexity",
    what: {
      en: "Education Pro at half price after verification",
      "pt-br": "Education Pro pela metade do preço após verificação",
    },
    audiences: ["teacher", "university"],
    countries: "not-stated",
    basis: "third-party",
    month: null,
    address: "https://www.perplexity.ai",
  },
  {
    tool: "consensus",
    what: {
      en: "Up to 40% off for students and faculty",
      "pt-br": "Até 40% de desconto para estudantes e docentes",
    },
    audiences: ["university"],
    countries: "not-stated",
    basis: "third-party",
    month: "2026-09",
    address: "https://consensus.app/pricing/",
  },
  {
    tool: "khanmigo",
    what: { en: "Free tools for teachers", "pt-br": "Ferramentas gratuitas para professores" },
    audiences: ["teacher"],
    countries: ["US", "IN"],
    basis: "third-party",
    month: null,
    address: "https://www.khanmigo.ai/",
  },
];
