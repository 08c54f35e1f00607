// Prices of the platforms' paid plans. The platforms page, its calculator and the pages of the tools all read here, so
// that they cannot disagree.

import type { Texts } from "~/addresses/languages";
import {
  type Currency,
  type PriceReadings,
  type PriceWords,
  toPriceFact,
} from "~/features/platforms/core/plan-price";

const STORE_NOTE = {
  en: "The price in the phone's app store; on the maker's website it may differ.",
  "pt-br": "Preço na loja de aplicativos do celular; no site da empresa pode ser outro.",
};

/** By maker. */
export const PRICE_READINGS = {
  openai: {
    US: {
      basis: "third-party",
      document: {
        en: "Nesyona: Is ChatGPT Plus worth $20/month in 2026?",
        "pt-br": "Nesyona: Is ChatGPT Plus worth $20/month in 2026? (em inglês)",
      },
      address: "https://nesyona.com/articles/is-chatgpt-plus-worth-it",
      month: "2026-05",
      note: {
        en: "Of ChatGPT Go the source says: about 8 USD.",
        "pt-br": "Sobre o ChatGPT Go, a fonte diz: cerca de US$ 8.",
      },
      plans: [
        { id: "openai-go", name: "ChatGPT Go", centsPerMonth: 800 },
        { id: "openai", name: "ChatGPT Plus", centsPerMonth: 2000 },
      ],
    },
    BR: {
      basis: "third-party",
      document: {
        en: "App Store Brazil, in an unofficial copy",
        "pt-br": "App Store do Brasil, em cópia não oficial",
      },
      address: "https://apps.apple.com/br/app/chatgpt/id6448311069",
      month: "2026-09",
      note: {
        en: "The price in the phone's app store. An unofficial table of the same month has the same for Plus on the website.",
        "pt-br":
          "Preço na loja de aplicativos do celular. Uma tabela não oficial do mesmo mês traz o mesmo valor do Plus no site.",
      },
      plans: [
        { id: "openai-go", name: "ChatGPT Go", centsPerMonth: 3990 },
        { id: "openai", name: "ChatGPT Plus", centsPerMonth: 9990 },
      ],
    },
  },
  google: {
    US: {
      basis: "third-party",
      document: {
        en: "Unofficial table that cites gemini.google/subscriptions",
        "pt-br": "Tabela não oficial que cita gemini.google/subscriptions",
      },
      address: "https://gemini.google/subscriptions/",
      month: "2026-10",
      plans: [
        { id: "google-ai-plus", name: "Google AI Plus", centsPerMonth: 499 },
        { id: "google-ai", name: "Google AI Pro", centsPerMonth: 1999 },
      ],
    },
    BR: {
      basis: "third-party",
      document: {
        en: "Unofficial report that cites gemini.google/br/subscriptions",
        "pt-br": "Relato não oficial que cita gemini.google/br/subscriptions",
      },
      address: "https://gemini.google/br/subscriptions/?hl=pt-BR",
      month: "2026-09",
      note: {
        en: "Another unofficial source saw AI Plus at 49.99 BRL in the App Store in the same month.",
        "pt-br": "No mesmo mês, outra fonte viu o AI Plus por R$ 49,99 na App Store.",
      },
      plans: [
        { id: "google-ai-plus", name: "Google AI Plus", centsPerMonth: 2499 },
        { id: "google-ai", name: "Google AI Pro", centsPerMonth: 9699 },
      ],
    },
  },
  microsoft: {
    US: {
      basis: "third-party",
      document: {
        en: "Unofficial Brazilian survey of AI tools for schools",
        "pt-br": "Levantamento brasileiro não oficial de ferramentas de IA para escolas",
      },
      address: "https://www.educatorstechnology.com/2026/02/microsoft-copilot-for-education.html",
      month: "2026-08",
      note: {
        en: "The price for schools, on top of a licence of Microsoft 365: ask your school's supplier.",
        "pt-br":
          "Preço para escolas, somado a uma licença do Microsoft 365: consulte o fornecedor da escola.",
      },
      plans: [{ id: "microsoft-copilot", name: "Microsoft 365 Copilot (Education)", centsPerMonth: 1800 }],
    },
  },
  anthropic: {
    US: {
      basis: "third-party",
      document: {
        en: "Unofficial list of Claude's plans",
        "pt-br": "Lista não oficial dos planos do Claude",
      },
      address:
        "https://raw.githubusercontent.com/api-evangelist/infere/refs/heads/main/plans/infere-plans-pricing.yml",
      month: "2026-10",
      note: {
        en: "The same list has 17 USD a month when billed yearly.",
        "pt-br": "A mesma lista traz US$ 17 por mês no plano anual.",
      },
      plans: [{ id: "anthropic-claude", name: "Claude Pro", centsPerMonth: 2000 }],
    },
    BR: {
      basis: "third-party",
      document: {
        en: "Unofficial table of plans, read from Brazil",
        "pt-br": "Tabela não oficial de planos, lida do Brasil",
      },
      address: "https://claude.com/pricing",
      month: "2026-09",
      plans: [{ id: "anthropic-claude", name: "Claude Pro", centsPerMonth: 11000 }],
    },
  },
  /** Third parties contradict one another about the United States, so no price is shown there. */
  canva: {
    BR: {
      basis: "third-party",
      document: {
        en: "App Store Brazil, in an unofficial copy",
        "pt-br": "App Store do Brasil, em cópia não oficial",
      },
      address: "https://apps.apple.com/br/app/canva-design-foto-e-v%C3%ADdeo/id897446215",
      month: "2026-09",
      note: STORE_NOTE,
      plans: [{ id: "canva-ai", name: "Canva Pro", centsPerMonth: 3490, centsPerYear: 28990 }],
    },
  },
  grammarly: {
    US: {
      basis: "third-party",
      document: {
        en: "Unofficial list of the plans of Superhuman, the company behind Grammarly",
        "pt-br": "Lista não oficial dos planos da Superhuman, empresa do Grammarly",
      },
      address:
        "https://raw.githubusercontent.com/api-evangelist/superhuman/refs/heads/main/plans/superhuman-plans-pricing.yml",
      month: "2026-10",
      note: {
        en: "In a copy of the same month, Grammarly's own page shows 12 USD without saying that this is for a year paid at once.",
        "pt-br":
          "A página do próprio Grammarly, copiada no mesmo mês, mostra US$ 12 sem dizer que é para um ano pago à vista.",
      },
      plans: [{ id: "grammarly", name: "Grammarly Pro", centsPerMonth: 1500, centsPerYear: 14400 }],
    },
  },
} as const satisfies Readonly<Record<string, PriceReadings>>;

const PER_MONTH: Texts<(amount: string, currency: Currency) => string> = {
  en: (amount, currency) => `${amount} ${currency} a month`,
  "pt-br": (amount, currency) => `${SYMBOLS[currency]} ${amount.replace(".", ",")} por mês`,
};
const PER_YEAR: Texts<(amount: string, currency: Currency) => string> = {
  en: (amount, currency) => ` or ${amount} ${currency} a year`,
  "pt-br": (amount, currency) => ` ou ${SYMBOLS[currency]} ${amount.replace(".", ",")} por ano`,
};
const SYMBOLS: Readonly<Record<Currency, string>> = { USD: "US$", BRL: "R$" };

/** Whole amounts stand without decimals. */
function toAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

const priceWords: PriceWords = (plans, currency, locale) =>
  plans
    .map(({ name, centsPerMonth, centsPerYear }) => {
      const year = centsPerYear === undefined ? "" : PER_YEAR[locale](toAmount(centsPerYear), currency);
      return `${name} ${PER_MONTH[locale](toAmount(centsPerMonth), currency)}${year}`;
    })
    .join("; ");

/** The prices of a maker as the evidence of its tool: for readers anywhere, and for those in Brazil. */
export function listPrices(maker: keyof typeof PRICE_READINGS) {
  const readings: PriceReadings = PRICE_READINGS[maker];
  return {
    price: toPriceFact(readings, "US", priceWords),
    priceIn: { BR: toPriceFact(readings, "BR", priceWords) },
  };
}
