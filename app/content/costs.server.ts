// The one file behind the costs page. The author fills in `monthlyCentavos` and `fundCentavos`: 0 means a checked
// zero, null means that the figure is not known. Update `asOfMonth` with every change.
import type { CostLedger } from "~/features/costs/core/cost-ledger";

export const COST_LEDGER: CostLedger = {
  asOfMonth: "2026-11",
  items: [
    {
      id: "hosting",
      name: { en: "Hosting, database and queue", "pt-br": "Hospedagem, banco de dados e fila" },
      note: {
        en: "The host's smallest paid plan; its free plan allows too little computing time.",
        "pt-br": "O menor plano pago do provedor; o gratuito dá pouco tempo de processamento.",
      },
      monthlyCentavos: null,
    },
    {
      id: "domain",
      name: { en: "Domain name", "pt-br": "Domínio" },
      note: { en: "The yearly price divided by twelve.", "pt-br": "O preço anual dividido por doze." },
      monthlyCentavos: null,
    },
    {
      id: "mail",
      name: { en: "Sending the newsletter", "pt-br": "Envio da newsletter" },
      note: {
        en: "Depends on the number of readers; small lists fit free plans.",
        "pt-br": "Depende do número de leitores; listas pequenas cabem em planos gratuitos.",
      },
      monthlyCentavos: null,
    },
    {
      id: "ai",
      name: { en: "AI summaries of the news", "pt-br": "Resumos das notícias com IA" },
      note: {
        en: "Capped by a daily limit. Without an AI provider the site writes its own extracts, at no cost.",
        "pt-br":
          "Com limite diário. Sem provedor de IA, o próprio site mostra trechos das fontes, sem custo.",
      },
      monthlyCentavos: null,
    },
    {
      id: "fonts-and-tools",
      name: { en: "Fonts, icons and software", "pt-br": "Fontes, ícones e software" },
      note: {
        en: "All free and open source.",
        "pt-br": "Tudo livre e de código aberto.",
      },
      monthlyCentavos: 0,
    },
  ],
  fundCentavos: null,
};
