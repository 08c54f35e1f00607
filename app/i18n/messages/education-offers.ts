import type { Audience } from "~/features/evidence/core/tool-evidence";
import type { Messages } from "~/i18n/translate";

const audiences = {
  teacher: "for teachers",
  school: "for schools (the school asks)",
  student: "for learners (ask whether your pupils count)",
  university: "for universities",
} satisfies Record<Audience, string>;

/** The offers on the landing of the printed code on costs. */
const en = {
  heading: (country: string | null) => (country === null ? "Offers by country" : `Offers in ${country}`),
  intro:
    "Start with what your school already has: an account it holds costs nothing and usually protects pupils better.",
  here: (country: string | null) => (country === null ? "In every country" : `Open to ${country}`),
  countriesNotStated: "The maker does not say in which countries: ask first",
  elsewhere: "Only in some countries, or only for universities",
  empty: "We do not know of any offer here. A free plan may still be enough.",
  /** Instead of the sources and the months, which need more sheets than the lesson. */
  onPaper:
    "This code's page names the source of each offer, with its month where it has one, and the offers elsewhere.",
  audiences,
  only: (countries: string) => `only in: ${countries}`,
  official: (date: string) => `official page, ${date}`,
  thirdParty: (date: string) => `unofficial source, ${date}`,
  undated: "no date: check before you apply",
  meaning: {
    title: "What “education offer” means here",
    paragraphs: [
      "We use the words only when the maker gives schools, teachers or pupils something the public does not get: a free plan, a lower price, or extra functions and protection.",
      "Being made for schools is not an offer. Nor is a free plan that is open to everybody.",
    ],
  },
  trapsHeading: "Five traps",
  traps: [
    {
      title: "It is not for your country",
      check: "Look for the eligible countries. Some free teacher plans apply only in the United States.",
    },
    {
      title: "It is not for schools",
      check: "A student discount often means university. Ask whether primary and secondary staff qualify.",
    },
    {
      title: "The free period ends with a bill",
      check: "Find the end date and whether a card is needed. Set a reminder for ten days before.",
    },
    {
      title: "The AI is switched off, or has a minimum age",
      check: "An administrator must turn it on, often by age group. Ask who, and for which year groups.",
    },
    {
      title: "You pay with data",
      check: "Read whether inputs train models, and ask for the data processing agreement in writing.",
    },
  ],
};

const ptBr: typeof en = {
  heading: (country) => (country === null ? "Ofertas por país" : `Ofertas no ${country}`),
  intro:
    "Comece pelo que a escola já tem: a conta da rede ou da escola não custa nada e costuma proteger melhor os alunos.",
  here: (country) => (country === null ? "Em todos os países" : `Vale no ${country}`),
  countriesNotStated: "A empresa não diz em que países vale: pergunte antes",
  elsewhere: "Só em alguns países ou só para universidades",
  empty: "Não conhecemos oferta aqui. Um plano gratuito ainda pode servir.",
  onPaper:
    "A página deste código traz a fonte de cada oferta, com o mês quando há, e as ofertas que só valem em outros lugares.",
  audiences: {
    teacher: "para professores",
    school: "para a escola ou a rede, que faz o pedido",
    student: "para estudantes (pergunte se vale para os seus alunos)",
    university: "para universidades",
  },
  only: (countries) => `só vale em: ${countries}`,
  official: (date) => `página oficial, ${date}`,
  thirdParty: (date) => `fonte não oficial, ${date}`,
  undated: "sem data: confira antes de pedir",
  meaning: {
    title: "O que chamamos de oferta para educação",
    paragraphs: [
      "Usamos a expressão só quando a empresa dá a escolas, professores ou alunos algo que o público em geral não recebe: plano gratuito, preço menor ou mais funções e proteção.",
      "Ser feito para escolas não é oferta. Plano gratuito aberto a qualquer pessoa também não.",
    ],
  },
  trapsHeading: "Cinco armadilhas",
  traps: [
    {
      title: "Não vale no Brasil",
      check: "Procure os países atendidos. Alguns planos só valem nos Estados Unidos.",
    },
    {
      title: "Não vale na educação básica",
      check: "Desconto para estudantes costuma ser só de universidade. Pergunte.",
    },
    {
      title: "O gratuito acaba em cobrança",
      check: "Veja quando acaba e se pedem cartão. Em dólar, some IOF e câmbio.",
    },
    {
      title: "A IA vem desligada ou tem idade mínima",
      check: "Quem liga é o administrador da rede. Pergunte para quais anos.",
    },
    {
      title: "Você paga com dados",
      check: "Veja se o que se digita treina modelos e peça o contrato por escrito (LGPD).",
    },
  ],
};

export const educationOffersMessages: Messages<typeof en> = { en, "pt-br": ptBr };
