import type { CostError, CostField } from "~/features/platforms/core/cost-calculator";
import type { Currency } from "~/features/platforms/core/plan-price";

/** The platforms page, and the cost calculator beside it. */
export const platforms = {
  title: "AI platforms for teachers",
  description: "AI platforms side by side, what they cost, and a checklist to bring one into school.",
  back: "Back to the book resources",
  jumps: {
    label: "Go to",
    calculator: "Cost calculator",
    checklist: "Implementation checklist",
    prompt: "The book's prompt",
  },
  cards: {
    heading: "The platforms side by side",
    features: "Main features",
    free: "Free plan",
    price: "Paid plans",
    discount: "For education",
    bestFor: "Best for",
    evidence: (name: string) => `What we know about ${name}, and from where`,
    visit: (name: string) => `Visit ${name}`,
    plan: (name: string, price: string) => `${name}: ${price} a month`,
    orPerYear: (price: string) => `, or ${price} a year paid at once`,
    undated: "undated",
  },
  factors: { heading: "What to compare" },
  tip: "Tip",
  next: {
    heading: "Before you pay or sign",
    calculator:
      "What a plan costs for you or for the whole school, by the month and by the year, and where each price comes from.",
    checklist:
      "The steps from the first idea to a tool the whole school uses with care, to tick and to print.",
  },
  prices: { heading: "Where the prices come from" },
  calculator: {
    heading: "Cost calculator",
    lead: "The list price in the United States, times people, times months, in US dollars and without tax. The calculation is kept in the page's address: copy it and send it.",
    platform: "Platform",
    option: (name: string, price: string) => `${name}, ${price} a month`,
    seats: "People",
    months: "Months",
    rate: "Exchange rate",
    rateHint:
      "Only if you pay from Brazil: reais for one dollar, for example 5.40. The result in reais includes 3.5% IOF.",
    calculate: "Calculate",
    copyLink: "Copy link to this calculation",
    copied: "Copied",
    period: "Period",
    perMonth: "Per month",
    perYear: "Per year, paid monthly",
    yearAtOnce: "Per year, paid at once",
    forMonths: (months: number) => (months === 1 ? "For 1 month" : `For ${months} months`),
    currencies: { USD: "In dollars", BRL: "In reais" } satisfies Record<Currency, string>,
    converted: "In reais, with IOF",
    summary: (seats: number, plan: string, perMonth: string, perYear: string) =>
      `${plan} for ${seats === 1 ? "1 person" : `${seats} people`}: ${perMonth} per month, ${perYear} per year.`,
    cannot: "Correct the marked fields to see the cost.",
    taxes: {
      USD: "List price in dollars, without tax. Ask for the education price before you pay.",
      BRL: "Price in reais, as the shop charges it. Ask for the education price before you pay.",
    } satisfies Record<Currency, string>,
    source: (source: string, month: string) => `Price from: ${source} (${month}).`,
    errors: {
      platform: { unknown: "Choose a platform from the list." },
      seats: {
        "not-a-number": "Enter a whole number, such as 3.",
        "too-small": "At least 1 person.",
        "too-large": "At most 5,000 people.",
      },
      months: {
        "not-a-number": "Enter a whole number, such as 12.",
        "too-small": "At least 1 month.",
        "too-large": "At most 60 months.",
      },
      rate: {
        "not-a-number": "Enter only the rate, such as 5.40.",
        "too-small": "The rate has to be above zero.",
        "too-large": "At most 100 reais for one dollar.",
      },
    } satisfies Record<CostField, Partial<Record<CostError, string>>>,
  },
};

export type PlatformsMessages = typeof platforms;
