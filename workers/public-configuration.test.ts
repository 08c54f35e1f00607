import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { isPrerendered } from "~/addresses/prerendered-pages";
import { ROUTE_TABLE, toModule } from "~/addresses/route-table";
import { parseConfig } from "./config";
import { LIVE_PARTS, prerenderedKey, toPublicConfiguration } from "./public-configuration";
import type { VariableName } from "./variables";

/**
 * public: a page shows it, so a change is another key. payment: it stands on no cached page. private: secrets, and what
 * only jobs and handlers read. A value that is not here does not compile.
 */
type Kind = "public" | "payment" | "private";

interface Case {
  readonly kind: Kind;
  /** The first value and the one it is changed to. */
  readonly values: readonly [string, string];
}

const source = (name: string) =>
  JSON.stringify([{ name, url: "https://example.org/", feed: "https://example.org/feed", language: "en" }]);
const provider = (name: string) =>
  JSON.stringify([
    { name, kind: "openai", baseUrl: "https://models.example/v1", model: "m", secret: "MODEL_KEY" },
  ]);

const CASES = {
  SITE_ORIGIN: { kind: "public", values: ["https://site.example", "https://other.example"] },
  DOMAIN_PAID_UNTIL: { kind: "private", values: ["2027-11-30", "2028-11-30"] },
  FETCH_ALLOW: { kind: "private", values: ["", "127.0.0.1:8080"] },
  NEWS_SOURCES: { kind: "public", values: [source("A"), source("B")] },
  NEWS_EXCLUDE: { kind: "private", values: ['{"years":[2025]}', '{"years":[2024]}'] },
  SAMPLE_SOURCES: { kind: "public", values: ["", source("Sample")] },
  RUN_COOLDOWN_SECONDS: { kind: "private", values: ["600", "60"] },
  RUN_LEASE_SECONDS: { kind: "private", values: ["900", "90"] },
  AI_PROVIDERS: { kind: "public", values: [provider("A"), provider("B")] },
  WORKERS_AI_ACCOUNT_ID: { kind: "public", values: ["", "0123456789abcdef0123456789abcdef"] },
  OPENAI_API_KEY: { kind: "private", values: ["openai-1", "openai-2"] },
  ANTHROPIC_API_KEY: { kind: "private", values: ["anthropic-1", "anthropic-2"] },
  GEMINI_API_KEY: { kind: "private", values: ["gemini-1", "gemini-2"] },
  WORKERS_AI_TOKEN: { kind: "private", values: ["token-1", "token-2"] },
  AI_DAILY_LIMIT: { kind: "private", values: ["200", "100"] },
  AUTHOR_NAME: { kind: "public", values: ["", "Ana Souza"] },
  CONTROLLER_NAME: { kind: "public", values: ["", "Editora Exemplo"] },
  CONTACT_EMAIL: { kind: "public", values: ["a@site.example", "b@site.example"] },
  MAIL_PROVIDER: { kind: "public", values: ["resend", "cloudflare"] },
  MAIL_FROM: { kind: "private", values: ["from-1@site.example", "from-2@site.example"] },
  MAIL_HOURLY_LIMIT: { kind: "private", values: ["200", "100"] },
  RESEND_API_KEY: { kind: "private", values: ["re_1", "re_2"] },
  RESEND_BASE_URL: { kind: "private", values: ["", "https://mail.example"] },
  RESEND_WEBHOOK_SECRET: { kind: "private", values: ["", "whsec_AAAAAAAAAAAAAAAAAAAAAAAA"] },
  ADDRESS_HASH_KEY: {
    kind: "private",
    values: ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"],
  },
  TURNSTILE_SITE_KEY: { kind: "public", values: ["0x1", "0x2"] },
  TURNSTILE_SECRET_KEY: { kind: "private", values: ["secret-1", "secret-2"] },
  TURNSTILE_VERIFY_URL: { kind: "private", values: ["", "https://verify.example/"] },
  PIX_KEY: { kind: "payment", values: ["pix-1@site.example", "pix-2@site.example"] },
  PIX_NAME: { kind: "payment", values: ["Fulano", "Beltrano"] },
  PIX_CITY: { kind: "payment", values: ["BRASILIA", "RECIFE"] },
  PIX_QR_IMAGE_URL: { kind: "payment", values: ["https://bank.example/1.png", "https://bank.example/2.png"] },
  DONATION_LINKS: {
    kind: "payment",
    values: ['{"100":"https://pay.example/a"}', '{"100":"https://pay.example/b"}'],
  },
  BOOK_URL_EN: { kind: "public", values: ["", "https://books.example/en"] },
  BOOK_URL_PT: { kind: "public", values: ["", "https://books.example/pt"] },
  EXTERNAL_TOOLS_URL: { kind: "public", values: ["", "https://tools.example/"] },
  SOCIAL_LINKS: { kind: "public", values: ["", '[{"name":"A","url":"https://social.example/"}]'] },
  ACCESS_TEAM: { kind: "private", values: ["", "https://team.cloudflareaccess.com"] },
  ACCESS_AUDIENCE: { kind: "private", values: ["", "0123456789abcdef".repeat(4)] },
  SERVICE_WORKER: { kind: "public", values: ["on", "off"] },
} as const satisfies Record<VariableName, Case>;

const FIRST = Object.fromEntries(Object.entries(CASES).map(([name, { values }]) => [name, values[0]]));
/** The secret that AI_PROVIDERS names. */
const SECRETS = { MODEL_KEY: "sk-1" };

function publicText(changes: Readonly<Record<string, string>> = {}): string {
  const variables: Record<string, string> = { ...FIRST, ...SECRETS, ...changes };
  return JSON.stringify(toPublicConfiguration(parseConfig(variables)));
}

test.each(Object.entries(CASES))(
  "%s changes what pages may show only if it is public",
  (name, { kind, values }) => {
    const isSame = publicText({ [name]: values[1] }) === publicText();
    expect(isSame).toBe(kind !== "public");
  },
);

/** Shown by live pages alone: their change makes no prerendered page stale. */
const LIVE_VALUES = ["NEWS_SOURCES", "SAMPLE_SOURCES", "AI_PROVIDERS", "WORKERS_AI_ACCOUNT_ID"];

test.each(Object.entries(CASES))(
  "%s makes prerendered pages those of another configuration only if they show it",
  (name, { kind, values }) => {
    const key = (changes: Readonly<Record<string, string>>) => {
      const variables: Record<string, string> = { ...FIRST, ...SECRETS, ...changes };
      return prerenderedKey(parseConfig(variables));
    };
    const isShown = kind === "public" && !LIVE_VALUES.includes(name);
    expect(key({ [name]: values[1] }) !== key({})).toBe(isShown);
  },
);

test("what is left out of the key of prerendered pages is read by the modules of live pages alone", () => {
  const live = new Set(
    ROUTE_TABLE.filter((row) => !isPrerendered(row)).flatMap((row) =>
      LOCALES.map((locale) => toModule(row, locale)),
    ),
  );
  const readers = ["routes", "page-parts"].flatMap((folder) => {
    const path = new URL(`../app/${folder}/`, import.meta.url);
    const texts = readdirSync(path).map((name) => [name, readFileSync(new URL(name, path), "utf8")] as const);
    return texts.flatMap(([name, text]) => (LIVE_PARTS.some((part) => text.includes(part)) ? [name] : []));
  });
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((name) => !live.has(name))).toEqual([]);
});

test("no secret and nothing that money is sent to is in it", () => {
  const text = publicText();
  for (const [name, { kind, values }] of Object.entries(CASES)) {
    // The text of a limit or a switch may be part of some other text by chance.
    if (kind === "public" || values[0].length < 6) continue;
    expect(text.includes(values[0]), name).toBe(false);
  }
  expect(text).not.toMatch(/sk-1|pay\.example|re_1|1\.png/);
});

test("whether there is a way of giving at all is public, because the cards say so", () => {
  const ways: readonly Readonly<Record<string, string>>[] = [
    { PIX_KEY: "" },
    { PIX_QR_IMAGE_URL: "" },
    { PIX_QR_IMAGE_URL: "https://other-bank.example/1.png" },
    { DONATION_LINKS: "" },
    { DONATION_LINKS: '{"200":"https://pay.example/a"}' },
  ];
  for (const changes of ways) {
    expect(publicText(changes), JSON.stringify(changes)).not.toBe(publicText());
  }
});

test("a model whose key is taken away is no longer named", () => {
  expect(publicText({ MODEL_KEY: "" })).not.toBe(publicText());
  expect(publicText({ MODEL_KEY: "sk-other" })).toBe(publicText());
});
