/** The costs page: what is not known is said to be not known. */
export const costs = {
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

export type CostsMessages = typeof costs;
