import type { PlatformsMessages } from "~/i18n/messages/en/platforms";

export const platforms: PlatformsMessages = {
  title: "Plataformas de IA para professores",
  description:
    "As principais plataformas lado a lado, quanto custam em reais e um checklist para levar uma delas à escola.",
  back: "Voltar aos recursos do livro",
  jumps: {
    label: "Nesta página",
    calculator: "Calculadora de custos",
    checklist: "Checklist de implementação",
    prompt: "Prompt do livro",
  },
  cards: {
    heading: "As plataformas lado a lado",
    features: "Principais recursos",
    price: "Preço",
    discount: "Para a educação",
    bestFor: "Indicada para",
    visit: (name) => `Visitar ${name}`,
  },
  factors: { heading: "Seis fatores para comparar" },
  tip: "Dica",
  calculator: {
    heading: "Calculadora de custos",
    lead: "Quanto custa um plano pago para você ou para a escola inteira. A conta fica no endereço da página: é só copiar e enviar.",
    platform: "Plataforma",
    option: (name, price) => `${name}, ${price} por mês`,
    seats: "Pessoas",
    months: "Meses",
    rate: "Câmbio",
    rateHint: "Reais por um dólar, por exemplo 5,40. Deixe vazio para ver só em dólares.",
    calculate: "Calcular",
    copyLink: "Copiar link desta conta",
    copied: "Copiado",
    period: "Período",
    perMonth: "Por mês",
    perYear: "Por ano",
    forMonths: (months) => (months === 1 ? "Em 1 mês" : `Em ${months} meses`),
    dollars: "Em dólares",
    reais: "Em reais",
    summary: (seats, plan, perMonth, perYear) =>
      `${plan} para ${seats === 1 ? "1 pessoa" : `${seats} pessoas`}: ${perMonth} por mês, ${perYear} por ano.`,
    cannot: "Corrija os campos marcados para ver o custo.",
    note: "Preços de tabela, sem impostos nem IOF. O cartão de cada plataforma diz de onde vem o preço. Consulte o preço educacional antes de pagar.",
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
  checklist: {
    progress: (done, total) => `${done} de ${total} feitos`,
    print: "Imprimir o checklist",
    clear: "Desmarcar tudo",
    undo: "Desfazer",
  },
};
