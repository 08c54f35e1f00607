import type { Messages } from "~/i18n/translate";

/** The costs page: what is not known is said to be not known. */
const en = {
  asOf: (month: string) => `As of ${month}`,
  table: "What keeps the site running, per month",
  item: "What",
  perMonth: "Per month",
  notFilledIn: "not filled in yet",
  total: "Total",
  atLeast: (amount: string) => `${amount} entered so far`,
  fund: "Donations received for this",
  coverage: "Months covered",
  months: (count: number) =>
    count === 0 ? "Less than one month" : count === 1 ? "One full month" : `${count} full months`,
  noCost: "There is nothing to cover at present.",
  unknown: "not known yet",
  incomplete:
    "The author enters each figure by hand from the bill. A line without one is not zero: it has not been entered yet, so the total is only what is known, and the months cannot be worked out.",
  complete: "The author enters each figure by hand from the bill.",
  donate: "Support the site",
};

const ptBr: typeof en = {
  asOf: (month: string) => `Situação em ${month}`,
  table: "O que mantém o site, por mês",
  item: "Item",
  perMonth: "Por mês",
  notFilledIn: "ainda não informado",
  total: "Total",
  atLeast: (amount: string) => `${amount} lançados até aqui`,
  fund: "Doações recebidas para esse fim",
  coverage: "Meses cobertos",
  months: (count: number) =>
    count === 0 ? "Menos de um mês" : count === 1 ? "Um mês inteiro" : `${count} meses inteiros`,
  noCost: "No momento, não há nada a cobrir.",
  unknown: "ainda não se sabe",
  incomplete:
    "O autor lança cada valor à mão, a partir da conta. Linha sem valor não quer dizer zero: o valor ainda não foi lançado. Por isso, o total é só o que já se sabe, e ainda não dá para calcular os meses.",
  complete: "O autor lança cada valor à mão, a partir da conta.",
  donate: "Apoiar o site",
};

export const costsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
