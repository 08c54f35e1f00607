// Words that no record may use, because nothing read bears them out.
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { HUB_TASKS } from "~/content/hub.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { toolSchema } from "~/content/schemas";
import { findResource, TOOL_EVIDENCE, TOOLS } from "~/features/catalogue/io/catalogue.server";
import { educationOffers, offersIn } from "~/features/education-offers/core/education-offer";

/** Claims to be first among all, which need a source. */
const SUPERLATIVES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(most (used|popular|known)|best[- ](known|free|window|offer)|the (best|safest|easiest|standard)|safest habit|popular with)\b/i,
  "pt-br":
    /(?<!\p{L})(mais (usad|conhecid|popular|segur|fác)\p{L}+|(a|o) melhor \p{L}+|popular entre|de referência)(?!\p{L})/iu,
};

/** Every text below a record, in the order of the languages it is written in. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const byLocale = LOCALES.every((one) => one in value);
  return Object.entries(value)
    .filter(([key]) => !byLocale || key === locale)
    .flatMap(([, part]) => textsIn(part, locale));
}

test("no tool or platform is called the best or the most used", () => {
  for (const locale of LOCALES)
    for (const record of [...TOOLS, ...PLATFORM_CARDS])
      for (const text of textsIn(record, locale)) expect(text, record.id).not.toMatch(SUPERLATIVES[locale]);
});

test("a superlative would be seen, in every language", () => {
  expect("The most used assistant").toMatch(SUPERLATIVES.en);
  expect("O assistente mais usado").toMatch(SUPERLATIVES["pt-br"]);
  expect(textsIn({ a: { en: "one", "pt-br": "um" }, b: ["x"] }, "pt-br")).toEqual(["um", "x"]);
});

/** Claims on price, age or data, which only evidence may make: it names the text that says so. */
const NEEDS_EVIDENCE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(trains? on|(for|in) training|stor(es|ed)|encrypt\w+|anonymous access|without (an? )?(identity|accounts?|logins?)|gdpr|lgpd|privacy[- ]first|data protection|no account|sign-up|no login|\d+\+|(under|below|from|over) \d+|minimum age|adults|minors|free|paid|prices?|usd|discounts?|credits)(?!\w)|[$€£]\s?\d/i,
  "pt-br":
    /(?<!\p{L})(treina com|(em|para) treinamento|armazen\p{L}+|criptograf\p{L}+|acesso anônimo|sem (identidade|conta|cadastro|login)|pede conta|lgpd|gdpr|proteção de dados|\d+\+|menores de|(maiores de|a partir de|abaixo de) \d|idade mínima|para adultos|gratuit\p{L}+|grátis|de graça|pag[oa]s?|preços?|descontos?|créditos)(?!\p{L})|R\$|US\$/iu,
};

test("what we write of a tool claims no price, age or handling of data: that is said by its evidence alone", () => {
  const tools = new Set(TOOLS.map(({ id }) => id));
  for (const locale of LOCALES) {
    const records = [...TOOLS.map(({ url: _, tags: __, ...prose }) => prose), ...PLATFORM_CARDS.map(toProse)];
    const reasons = HUB_TASKS.flatMap(({ picks }) =>
      picks.filter(({ item }) => tools.has(item[locale].id)).map(({ reason }) => reason[locale]),
    );
    const texts = [...records.flatMap((record) => textsIn(record, locale)), ...reasons];
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) expect(text).not.toMatch(NEEDS_EVIDENCE[locale]);
  }
});

function toProse({ text }: (typeof PLATFORM_CARDS)[number]) {
  return text;
}

test("such a claim would be seen, and a tool has no field to make it in", () => {
  for (const claim of [
    "Trains on what you type",
    "Free plan",
    "From 13",
    "Plus 20 USD",
    "Not used for training",
    "Feedback on writing (18+)",
    "$20 a month",
  ])
    expect(claim).toMatch(NEEDS_EVIDENCE.en);
  for (const claim of [
    "Treina com o que você digita",
    "Plano gratuito",
    "a partir de 13 anos",
    "R$ 29,90",
    "(18+)",
  ])
    expect(claim).toMatch(NEEDS_EVIDENCE["pt-br"]);
  const [tool] = TOOLS;
  expect(toolSchema.safeParse(tool).success).toBe(true);
  for (const field of ["privacy", "pricing", "minimumAge", "freeTier"])
    expect(toolSchema.safeParse({ ...tool, [field]: { en: "x", "pt-br": "x" } }).success, field).toBe(false);
});

test("no task of the hub offers a country what its teachers cannot have", () => {
  for (const locale of LOCALES) {
    const tools = TOOLS.map(({ id }) => ({ id, title: id }));
    const { country } = LANGUAGES[locale];
    const { elsewhere } = educationOffers(tools, offersIn(TOOL_EVIDENCE), country);
    const limited = elsewhere.filter(({ countries }) => Array.isArray(countries) && country !== null);
    const picked = HUB_TASKS.flatMap(({ picks }) => picks.map(({ item }) => item[locale].id));
    // ChatGPT has a free plan for everybody besides.
    for (const { tool } of limited.filter(({ tool }) => tool !== "chatgpt"))
      expect(picked).not.toContain(tool);
  }
});

test("each app of chapter 6 leads to the record of its tool", () => {
  const apps = BOOK_RESOURCES.filter(({ category }) => category === "implementations").map(({ id }) => id);
  expect(apps.length).toBeGreaterThan(5);
  for (const id of apps) {
    const [, tool = ""] = Object.entries(LANDING_TOOLS).find(([code]) => code === id) ?? [];
    expect(findResource(tool, "en"), id).not.toBeNull();
  }
});

test("the reading log shows nothing that an adult has not approved, and holds no password", () => {
  const text = BOOK_RESOURCES.find(({ id }) => id === "chapter6-lovable")?.text;
  expect(text?.en.content?.prompt).toMatch(/stays hidden until the teacher approves it/);
  expect(text?.["pt-br"].content?.prompt).toMatch(/fica oculto até o professor aprovar/);
  for (const locale of LOCALES)
    expect(text?.[locale].content?.prompt).not.toMatch(/with a password|com senha/);
});

test("no example sends pupils to a tool with their own drafts", () => {
  const text = BOOK_RESOURCES.find(({ id }) => id === "chapter3-ex4")?.text;
  expect(text?.en.content?.adaptation).toContain("a draft you invented");
  expect(text?.["pt-br"].content?.adaptation).toContain("um rascunho inventado por você");
});
