import type { PlatformsMessages } from "~/i18n/messages/en/platforms";

export const platforms: PlatformsMessages = {
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
    evidence: (name) => `O que sabemos de ${name}, e de onde`,
    visit: (name) => `Visitar ${name}`,
    plan: (name, price) => `${name}: ${price} por mês`,
    orPerYear: (price) => `, ou ${price} por ano à vista`,
    undated: "sem data",
  },
  factors: { heading: "O que comparar" },
  tip: "Dica",
  next: {
    heading: "Antes de pagar ou assinar",
    calculator:
      "Quanto custa um plano para você ou para a escola inteira, por mês e por ano, e de onde vem cada preço.",
    checklist:
      "Os passos da primeira ideia até uma ferramenta que a escola inteira usa com cuidado, para marcar e imprimir.",
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
