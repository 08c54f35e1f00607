import type { EducationOffersMessages } from "~/i18n/messages/en/education-offers";

export const educationOffers: EducationOffersMessages = {
  heading: (country) => (country === null ? "Ofertas por país" : `Ofertas no ${country}`),
  intro:
    "Comece pelo que a escola já tem: a conta da rede ou da escola não custa nada e costuma proteger melhor os alunos. O que só vale em outros países ou para universidades fica separado, para você não perder a noite com isso.",
  here: (country) => (country === null ? "Em todos os países" : `Vale no ${country}`),
  countriesNotStated: "A empresa não diz em que países vale: pergunte antes",
  elsewhere: "Não serve para você: só outros países ou só universidades",
  empty: "Não conhecemos oferta aqui. Um plano gratuito ainda pode servir.",
  onPaper: "A página deste código traz a fonte e o mês de cada oferta, e as que só valem em outros lugares.",
  audiences: {
    teacher: "o professor pode pedir",
    school: "quem pede é a escola ou a rede",
    student: "quem estuda; pergunte se vale para os seus alunos",
    university: "universidades",
  },
  only: (countries) => `só ${countries}`,
  official: (date) => `página oficial, ${date}`,
  thirdParty: (date) => `terceiros, ${date}`,
  undated: "sem data: a conferir",
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
      check:
        "Procure os países atendidos. Alguns planos gratuitos para professores só valem nos Estados Unidos.",
    },
    {
      title: "Não vale na educação básica",
      check:
        "Desconto para estudantes quase sempre quer dizer universidade. Pergunte se vale para ensino fundamental e médio.",
    },
    {
      title: "O gratuito acaba em cobrança",
      check:
        "Veja a data do fim e se pedem cartão. Deixe um lembrete dez dias antes. Em dólar, some IOF e variação do câmbio.",
    },
    {
      title: "A IA vem desligada ou tem idade mínima",
      check:
        "Quem liga a IA é o administrador da rede, muitas vezes por faixa etária. Pergunte quem liga e para quais anos.",
    },
    {
      title: "Você paga com dados",
      check:
        "Veja se o que se digita treina modelos e peça por escrito o contrato de tratamento de dados (LGPD).",
    },
  ],
};
