// For every configuration value one that is right and some that are wrong. A new variable without an entry does not
// compile.
import type { VariableName } from "../workers/variables";

/** This text is part of every wrong value, so that a complaint which repeats one is found. */
export const MARKER = "sEcReT-7391";

const SOURCE = { name: "A", url: "https://a.example/", feed: "https://a.example/feed", language: "en" };
const PROVIDER = {
  ...{ name: "Own", kind: "openai", baseUrl: "https://models.example/v1", model: "m" },
  secret: "OPENAI_API_KEY",
};
const json = JSON.stringify;
const NO_LIST = [`[${MARKER}`, json({ [MARKER]: MARKER }), json(MARKER)];
const NO_ADDRESS = [MARKER, `ftp://${MARKER}.example/`, `javascript:alert("${MARKER}")`];
const NO_KEY = [`${MARKER} ${MARKER}`, `${MARKER}\nX-Header: ${MARKER}`];
const NO_NAME = [
  `<b>${MARKER}</b>`,
  `${MARKER}\nBcc: c@d.example`,
  `https://${MARKER}.example`,
  MARKER.repeat(20),
];
const NO_COUNT = [MARKER, `-1 ${MARKER}`, `1e3${MARKER}`, "0"];
const NO_SOURCES = [
  ...NO_LIST,
  json([{ ...SOURCE, feed: MARKER }]),
  json([{ ...SOURCE, language: MARKER }]),
  json([{ ...SOURCE, [MARKER]: 1 }]),
];

export const WRONG_VALUES: Readonly<Record<VariableName, readonly string[]>> = {
  SITE_ORIGIN: [MARKER, `//${MARKER}.example`, `ftp://${MARKER}.example`],
  DOMAIN_PAID_UNTIL: [MARKER, "2027-02-30", `${MARKER}-01-01`],
  AUTHOR_NAME: NO_NAME,
  CONTROLLER_NAME: NO_NAME,
  CONTACT_EMAIL: [MARKER, `A <${MARKER}@b.example>`, `${MARKER}@b.example\nBcc: c@d.example`],
  BOOK_URL_EN: NO_ADDRESS,
  BOOK_URL_PT: NO_ADDRESS,
  EXTERNAL_TOOLS_URL: NO_ADDRESS,
  SOCIAL_LINKS: [
    ...NO_LIST,
    json([{ name: "A", url: `http://${MARKER}.example/` }]),
    json([{ [MARKER]: "A" }]),
  ],
  DONATION_LINKS: [
    `{${MARKER}`,
    json([MARKER]),
    json({ [`https://pay.example/${MARKER}`]: 100 }),
    json({ 100: `http://pay.example/${MARKER}` }),
  ],
  PIX_KEY: [MARKER, "11987654321", `${MARKER}@`],
  PIX_NAME: ["名前"],
  PIX_CITY: ["市"],
  PIX_QR_IMAGE_URL: [MARKER, `http://bank.example/${MARKER}`],
  NEWS_SOURCES: NO_SOURCES,
  NEWS_EXCLUDE: [`{${MARKER}`, json([MARKER]), json({ [MARKER]: [] }), json({ years: [MARKER] })],
  SAMPLE_SOURCES: NO_SOURCES,
  FETCH_ALLOW: [MARKER, `https://${MARKER}.example:80/`],
  RUN_COOLDOWN_SECONDS: NO_COUNT,
  RUN_LEASE_SECONDS: NO_COUNT,
  AI_PROVIDERS: [
    ...NO_LIST,
    json([{ ...PROVIDER, kind: MARKER }]),
    json([{ ...PROVIDER, secret: MARKER }]),
    json([{ ...PROVIDER, baseUrl: MARKER, [MARKER]: 1 }]),
  ],
  OPENAI_API_KEY: NO_KEY,
  ANTHROPIC_API_KEY: NO_KEY,
  GEMINI_API_KEY: NO_KEY,
  WORKERS_AI_ACCOUNT_ID: [MARKER],
  WORKERS_AI_TOKEN: NO_KEY,
  AI_DAILY_LIMIT: NO_COUNT,
  MAIL_PROVIDER: [MARKER, "cloudflare"],
  MAIL_FROM: [MARKER, `${MARKER} <>`, `a@b.example, ${MARKER}@d.example`],
  MAIL_HOURLY_LIMIT: NO_COUNT,
  RESEND_BASE_URL: NO_ADDRESS,
  RESEND_API_KEY: NO_KEY,
  ADDRESS_HASH_KEY: [MARKER],
  RESEND_WEBHOOK_SECRET: [MARKER, `whsec_${MARKER}`],
  TURNSTILE_SITE_KEY: NO_KEY,
  TURNSTILE_SECRET_KEY: NO_KEY,
  TURNSTILE_VERIFY_URL: NO_ADDRESS,
  ACCESS_TEAM: [MARKER, `https://${MARKER}.example`, `http://${MARKER}.cloudflareaccess.com`],
  ACCESS_AUDIENCE: [MARKER],
  SERVICE_WORKER: [MARKER, "true", "OFF"],
};

/** A configuration in which everything is on. */
export const RIGHT_VALUES: Readonly<Record<VariableName, string>> = {
  SITE_ORIGIN: "https://site.example",
  DOMAIN_PAID_UNTIL: "2027-11-30",
  AUTHOR_NAME: "Ana Souza",
  CONTROLLER_NAME: "Editora Exemplo Ltda.",
  CONTACT_EMAIL: "author@site.example",
  BOOK_URL_EN: "https://books.example/en",
  BOOK_URL_PT: "https://books.example/pt",
  EXTERNAL_TOOLS_URL: "https://tools.example",
  SOCIAL_LINKS: json([{ name: "Videos", url: "https://videos.example/" }]),
  DONATION_LINKS: json({ 100: "https://pay.example/100", 200: "https://pay.example/200" }),
  PIX_KEY: "123e4567-e12b-12d1-a456-426655440000",
  PIX_NAME: "Fulano de Tal",
  PIX_CITY: "BRASILIA",
  PIX_QR_IMAGE_URL: "https://bank.example/qr.png",
  NEWS_SOURCES: json([SOURCE]),
  NEWS_EXCLUDE: json({ sources: ["Tabloid"] }),
  SAMPLE_SOURCES: json([{ ...SOURCE, feed: "https://a.example/sample" }]),
  FETCH_ALLOW: "127.0.0.1:8797, [::1]:80",
  RUN_COOLDOWN_SECONDS: "60",
  RUN_LEASE_SECONDS: "90",
  AI_PROVIDERS: json([PROVIDER, { ...PROVIDER, name: "Second", secret: "GEMINI_API_KEY" }]),
  OPENAI_API_KEY: "sk-1",
  ANTHROPIC_API_KEY: "sk-2",
  GEMINI_API_KEY: "sk-3",
  WORKERS_AI_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
  WORKERS_AI_TOKEN: "token",
  AI_DAILY_LIMIT: "20",
  MAIL_PROVIDER: "resend",
  MAIL_FROM: "Site <news@site.example>",
  MAIL_HOURLY_LIMIT: "20",
  RESEND_BASE_URL: "https://mail.example",
  RESEND_API_KEY: "re_1",
  ADDRESS_HASH_KEY: "0123456789abcdef0123456789abcdef",
  RESEND_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  TURNSTILE_SITE_KEY: "0x1",
  TURNSTILE_SECRET_KEY: "0x2",
  TURNSTILE_VERIFY_URL: "https://check.example/verify",
  ACCESS_TEAM: "https://team.cloudflareaccess.com",
  ACCESS_AUDIENCE: "0123456789abcdef".repeat(4),
  SERVICE_WORKER: "off",
};
