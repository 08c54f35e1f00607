// The donation block: nine cards, how giving helps, what is done with it.
// Every sentence must be true however much has been given so far, so intentions are worded as intentions.

import type { Texts } from "~/addresses/languages";
import type { DonationCardRecord } from "~/features/donations/core/donation-option";

type LocalisedText = Texts<string>;

/** The cards, by amount in ascending order. */
export const DONATION_CARDS: readonly DonationCardRecord[] = [
  {
    amount: 100,
    icon: "coffee",
    colour: "site",
    description: {
      en: "Helps to pay for this site's address and to keep the codes printed in the book working.",
      "pt-br": "Ajuda a pagar o endereço deste site e a manter os códigos impressos no livro funcionando.",
    },
  },
  {
    amount: 200,
    icon: "book-open",
    colour: "book",
    description: {
      en: "Gives time to try out one more activity for the book and write it up in both languages.",
      "pt-br": "Dá tempo para testar mais uma atividade do livro e escrevê-la nos dois idiomas.",
    },
  },
  {
    amount: 500,
    icon: "heart",
    colour: "action",
    description: {
      en: "Gives time for a round of checks: prices, minimum ages and free plans of the tools we list.",
      "pt-br":
        "Dá tempo para uma rodada de checagem: preços, idade mínima e planos gratuitos das ferramentas.",
    },
  },
  {
    amount: 1000,
    icon: "pencil-ruler",
    colour: "tool",
    description: {
      en: "Goes towards new classroom materials that print on one page.",
      "pt-br": "Vai para novos materiais de sala de aula que cabem em uma página impressa.",
    },
  },
  {
    amount: 5000,
    icon: "newspaper",
    colour: "course",
    description: {
      en: "Goes towards the weekly news: reading, summarising and checking it with care.",
      "pt-br": "Vai para as notícias da semana: ler, resumir e conferir com cuidado.",
    },
  },
  {
    amount: 10000,
    icon: "languages",
    colour: "highlight",
    description: {
      en: "Goes towards more material written in Portuguese, not just translated.",
      "pt-br": "Vai para mais material em português, escrito em português e não apenas traduzido.",
    },
  },
  {
    amount: 25000,
    icon: "graduation-cap",
    colour: "certification",
    description: {
      en: "Would let us plan a free course for teachers, open to anyone.",
      "pt-br": "Permitiria planejar um curso gratuito para professores, aberto a todos.",
    },
  },
  {
    amount: 50000,
    icon: "library",
    colour: "video",
    description: {
      en: "Would let us plan recorded tutorials for the planning pack; today they are outlines.",
      "pt-br":
        "Permitiria planejar a gravação dos tutoriais do pacote de planejamento, que hoje são só roteiros.",
    },
  },
  {
    amount: 100000,
    icon: "school",
    colour: "brand",
    description: {
      en: "Would let us plan work with schools. Please write first, so that we agree on what it is for.",
      "pt-br": "Permitiria planejar um trabalho com escolas. Escreva antes, para combinarmos a finalidade.",
    },
    asksToWrite: true,
  },
];

/** How giving helps, as a list. */
export const HOW_IT_HELPS: readonly LocalisedText[] = [
  {
    en: "Everything here stays free: no account, no advertising, no paid ranking.",
    "pt-br": "Tudo aqui continua gratuito: sem cadastro, sem anúncios, sem posição paga nas listas.",
  },
  {
    en: "The codes printed in the book keep working.",
    "pt-br": "Os códigos impressos no livro continuam funcionando.",
  },
  {
    en: "There is time to check tools, courses and prices again and to date them.",
    "pt-br": "Sobra tempo para conferir de novo ferramentas, cursos e preços, com o mês à vista.",
  },
  {
    en: "New material, when there is some, appears in English and in Brazilian Portuguese.",
    "pt-br": "Quando há material novo, ele sai em inglês e em português do Brasil.",
  },
];

/** Statements of the site about its money. */
export const TRANSPARENCY: readonly LocalisedText[] = [
  {
    en: "What the site costs per month, as far as it is known, is on the costs page.",
    "pt-br": "O custo mensal do site, até onde é conhecido, está na página de custos.",
  },
  {
    en: "A donation is a gift to the author. It does not buy a ranking or a review, and there is no tax receipt.",
    "pt-br":
      "A doação é um presente ao autor. Não compra posição nas listas nem resenha e não gera recibo para o imposto de renda.",
  },
  {
    en: "Card payments happen on the provider's page. This site never sees your card.",
    "pt-br": "O pagamento com cartão acontece na página do provedor. Este site nunca vê o seu cartão.",
  },
  {
    en: "Pix goes straight to the receiver your bank shows. Read the name before you confirm.",
    "pt-br": "O Pix vai direto para o recebedor que o seu banco mostra. Leia o nome antes de confirmar.",
  },
];
