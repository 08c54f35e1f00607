import type { CostsMessages } from "~/i18n/messages/en/costs";

export const costs: CostsMessages = {
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
