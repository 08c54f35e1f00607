import type { CostError, CostField } from "~/features/platforms/core/cost-calculator";
import type { Currency } from "~/features/platforms/core/plan-price";
import type { Messages } from "~/i18n/translate";

/** The platforms page, and the cost calculator beside it. */
const en = {
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
    evidence: (name: string) => `What we know about ${name}, and where it comes from`,
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
    lead: "The US list price times people and months, in dollars and without tax. Your calculation is kept in this page's address, so you can copy it and send it.",
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

const ptBr: typeof en = {
  title: "Plataformas de IA para professores",
  description:
    "Plataformas de IA lado a lado, quanto custam em reais e um checklist para levar uma delas à escola.",
  back: "Voltar aos recursos do livro",
  jumps: {
    label: "Ir para",
    calculator: "Calculadora de custos",
    checklist: "Checklist de implementação",
    prompt: "Prompt do livro",
  },
  cards: {
    heading: "As plataformas lado a lado",
    features: "Principais recursos",
    free: "Plano gratuito",
    price: "Planos pagos",
    discount: "Para a educação",
    bestFor: "Indicada para",
    evidence: (name) => `O que sabemos de ${name} e qual é a fonte`,
    visit: (name) => `Visitar ${name}`,
    plan: (name, price) => `${name}: ${price} por mês`,
    orPerYear: (price) => `, ou ${price} por ano à vista`,
    undated: "sem data",
  },
  factors: { heading: "O que comparar" },
  tip: "Dica",
  next: {
    heading: "Antes de pagar ou assinar",
    calculator: "Quanto custa um plano, por mês e por ano, e de onde vem cada preço.",
    checklist: "Os passos da primeira ideia ao uso com cuidado em toda a escola, para marcar e imprimir.",
  },
  prices: { heading: "De onde vêm os preços" },
  calculator: {
    heading: "Calculadora de custos",
    lead: "Quanto custa um plano pago para você ou para a escola inteira: em reais, quando a empresa cobra em reais; senão, em dólares, com câmbio e IOF. A conta fica no endereço da página: é só copiar e enviar.",
    platform: "Plataforma",
    option: (name, price) => `${name}, ${price} por mês`,
    seats: "Pessoas",
    months: "Meses",
    rate: "Câmbio",
    rateHint:
      "Só para planos cobrados em dólar: reais por um dólar, por exemplo 5,40. O total em reais inclui os 3,5% de IOF.",
    calculate: "Calcular",
    copyLink: "Copiar link desta conta",
    copied: "Copiado",
    period: "Período",
    perMonth: "Por mês",
    perYear: "Por ano, pago mês a mês",
    yearAtOnce: "Por ano, pago à vista",
    forMonths: (months) => (months === 1 ? "Em 1 mês" : `Em ${months} meses`),
    currencies: { USD: "Em dólares", BRL: "Em reais" },
    converted: "Em reais, com IOF",
    summary: (seats, plan, perMonth, perYear) =>
      `${plan} para ${seats === 1 ? "1 pessoa" : `${seats} pessoas`}: ${perMonth} por mês, ${perYear} por ano.`,
    cannot: "Corrija os campos marcados para ver o custo.",
    taxes: {
      USD: "Preço de tabela em dólares, sem impostos. Consulte o preço para escolas antes de pagar.",
      BRL: "Preço em reais, como a loja cobra. Consulte o preço para escolas antes de pagar.",
    },
    source: (source, month) => `Origem do preço: ${source} (${month}).`,
    errors: {
      platform: { unknown: "Escolha uma plataforma da lista." },
      seats: {
        "not-a-number": "Escreva um número inteiro, como 3.",
        "too-small": "Pelo menos 1 pessoa.",
        "too-large": "No máximo 5.000 pessoas.",
      },
      months: {
        "not-a-number": "Escreva um número inteiro, como 12.",
        "too-small": "Pelo menos 1 mês.",
        "too-large": "No máximo 60 meses.",
      },
      rate: {
        "not-a-number": "Escreva só o valor, como 5,40.",
        "too-small": "O câmbio precisa ser maior que zero.",
        "too-large": "No máximo 100 reais por dólar.",
      },
    },
  },
};

export const platformsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
