// Every configuration value, in one place. The Worker takes only types from here, so none of this text is in its
// bundle. Doctor, local start and deploy check read the rest. It imports nothing, because Node runs it as it is.

export interface VariableFacts {
  /** What is off or built in without it; the README says the same in full. */
  readonly absent: string;
  /**
   * Only the author knows this value. The site cannot be deployed without it, or without the word `none` in its
   * place.
   */
  readonly author?: true;
  /** Set with `wrangler secret put`, locally in .dev.vars. */
  readonly secret?: true;
  /** The key of a model: with one of them, summaries are written. */
  readonly model?: true;
  /** How it begins and what it is made of, where it has a form: it stands in for one that cannot be read. */
  readonly form?: string;
}

export const VARIABLES = {
  SITE_ORIGIN: { author: true, absent: "links and QR codes point to http://localhost:8787" },
  AUTHOR_NAME: { author: true, absent: "no page and no mail says who wrote the book" },
  CONTROLLER_NAME: {
    author: true,
    absent: "the author answers for data, by name only if AUTHOR_NAME is set",
  },
  CONTACT_EMAIL: { author: true, absent: "no contact address is shown, no notes by mail" },
  BOOK_URL_EN: { author: true, absent: "no link to a store for the English edition" },
  BOOK_URL_PT: { author: true, absent: "no link to a store for the Portuguese edition" },
  EXTERNAL_TOOLS_URL: { author: true, absent: "no link to the external tools site" },
  SOCIAL_LINKS: { author: true, absent: "no social links in the footer" },
  DONATION_LINKS: { author: true, absent: "no card donations" },
  PIX_KEY: { author: true, absent: "no Pix donations" },
  PIX_NAME: { author: true, absent: "no Pix donations" },
  PIX_CITY: { author: true, absent: "no Pix donations" },
  PIX_QR_IMAGE_URL: { absent: "the Pix code is drawn by the site itself" },
  NEWS_SOURCES: { absent: "the built-in list of feeds is read" },
  NEWS_EXCLUDE: { absent: "the built-in drop rules hold" },
  SAMPLE_SOURCES: { absent: "no sample feeds are read" },
  FETCH_ALLOW: { absent: "feeds at private addresses are refused" },
  RUN_COOLDOWN_SECONDS: { absent: "600 seconds between two runs by visitors" },
  RUN_LEASE_SECONDS: { absent: "a run holds its lease for at most 900 seconds" },
  AI_PROVIDERS: { absent: "Google, OpenAI and Anthropic are asked in this order, where a key is set" },
  GEMINI_API_KEY: { secret: true, model: true, absent: "Google is not asked" },
  OPENAI_API_KEY: { secret: true, model: true, absent: "OpenAI is not asked" },
  ANTHROPIC_API_KEY: { secret: true, model: true, absent: "Anthropic is not asked" },
  WORKERS_AI_ACCOUNT_ID: { absent: "Workers AI is not asked" },
  WORKERS_AI_TOKEN: { secret: true, model: true, absent: "Workers AI is not asked" },
  AI_DAILY_LIMIT: { absent: "at most 200 model calls a day" },
  MAIL_PROVIDER: { absent: "mails stay in the outbox table" },
  MAIL_FROM: { absent: "an example sender, good for the outbox only" },
  MAIL_HOURLY_LIMIT: { absent: "at most 200 sign-up mails an hour" },
  RESEND_BASE_URL: { absent: "Resend's own address" },
  RESEND_API_KEY: { secret: true, absent: "Resend cannot be used" },
  ADDRESS_HASH_KEY: {
    secret: true,
    absent: "no mail is sent: codes of addresses are made with a key that everybody knows",
  },
  RESEND_WEBHOOK_SECRET: {
    secret: true,
    form: "whsec_0000000000000000",
    absent: "bounces and complaints are not heard of",
  },
  TURNSTILE_SITE_KEY: { absent: "no bot check: with a mail provider ten sign-ups an hour" },
  TURNSTILE_SECRET_KEY: { secret: true, absent: "no bot check on the newsletter form" },
  TURNSTILE_VERIFY_URL: { absent: "Cloudflare's own address" },
  SERVICE_WORKER: { absent: "on: visited pages of the book can be read offline" },
} as const satisfies Readonly<Record<string, VariableFacts>>;

export type VariableName = keyof typeof VARIABLES;
