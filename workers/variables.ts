// Every configuration value, in one place. The Worker takes only types from here, so none of this text is in its
// bundle. `npm run doctor` prints the rest; local start and deploy check read it. It imports nothing, because Node runs it as it is.

export interface VariableFacts {
  /** Meaning of the value, and its form where it has one. */
  readonly about: string;
  /** Effect of its absence: what is off, or built in. */
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
  SITE_ORIGIN: {
    about: "origin of canonical links, short links and QR codes",
    author: true,
    absent: "links and QR codes point to http://localhost:8787",
  },
  DOMAIN_PAID_UNTIL: {
    about:
      "YYYY-MM-DD until which the domain of the printed codes is paid; `npm run doctor` warns 90 days before",
    absent: "nobody warns before the printed codes lead nowhere",
  },
  AUTHOR_NAME: {
    about: "who wrote the book",
    author: true,
    absent: "no page and no mail says who wrote the book",
  },
  CONTROLLER_NAME: {
    about: "who answers for data",
    author: true,
    absent: "the author answers for data, by name only if AUTHOR_NAME is set",
  },
  CONTACT_EMAIL: {
    about: "the author's address",
    author: true,
    absent: "no contact address is shown, no notes by mail",
  },
  BOOK_URL_EN: {
    about: "store page of the English edition",
    author: true,
    absent: "no link to a store for the English edition",
  },
  BOOK_URL_PT: {
    about: "store page of the Portuguese edition",
    author: true,
    absent: "no link to a store for the Portuguese edition",
  },
  EXTERNAL_TOOLS_URL: {
    about: "the author's external tools site and live directory",
    author: true,
    absent: "no link to the external tools site",
  },
  SOCIAL_LINKS: {
    about: 'JSON [{ "name", "url" }]: profiles in the footer',
    author: true,
    absent: "no social links in the footer",
  },
  DONATION_LINKS: {
    about: "JSON: amount in reais to payment address",
    author: true,
    absent: "no card donations",
  },
  PIX_KEY: { about: "receiver of Pix transfers", author: true, absent: "no Pix donations" },
  PIX_NAME: { about: "the receiver's name", author: true, absent: "no Pix donations" },
  PIX_CITY: { about: "the receiver's city", author: true, absent: "no Pix donations" },
  PIX_QR_IMAGE_URL: {
    about: "an image of the bank's own code",
    absent: "the Pix code is drawn by the site itself",
  },
  NEWS_SOURCES: {
    about: 'JSON [{ "name", "url", "feed", "language", "kind" }]: replaces the built-in feeds',
    absent: "the built-in list of feeds is read",
  },
  NEWS_EXCLUDE: {
    about: "JSON of the drop rules: years, sources, title patterns; stored articles follow within the hour",
    absent: "the built-in drop rules hold",
  },
  SAMPLE_SOURCES: {
    about: "like NEWS_SOURCES, shown only while nothing real is there; set by `npm start`",
    absent: "no sample feeds are read",
  },
  FETCH_ALLOW: {
    about: "comma-separated host:port that feeds may be read from although they are private",
    absent: "feeds at private addresses are refused",
  },
  RUN_COOLDOWN_SECONDS: {
    about: "pause between two runs by visitors; after ten in a day an hour at least",
    absent: "600 seconds between two runs by visitors",
  },
  RUN_LEASE_SECONDS: {
    about: "how long a run may hold its lease",
    absent: "a run holds its lease for at most 900 seconds",
  },
  AI_PROVIDERS: {
    about:
      'JSON [{ "name", "kind": "openai" or "anthropic", "baseUrl", "model", "secret" }], in the order they are asked; `secret` names the secret that holds the key',
    absent: "Google, OpenAI and Anthropic are asked in this order, where a key is set",
  },
  GEMINI_API_KEY: {
    about: "key of the ready-made Google model",
    secret: true,
    model: true,
    absent: "Google is not asked",
  },
  OPENAI_API_KEY: {
    about: "key of the ready-made OpenAI model",
    secret: true,
    model: true,
    absent: "OpenAI is not asked",
  },
  ANTHROPIC_API_KEY: {
    about: "key of the ready-made Anthropic model",
    secret: true,
    model: true,
    absent: "Anthropic is not asked",
  },
  WORKERS_AI_ACCOUNT_ID: {
    about: "adds Workers AI at the end of the chain, with its token",
    absent: "Workers AI is not asked",
  },
  WORKERS_AI_TOKEN: {
    about: "the token of Workers AI",
    secret: true,
    model: true,
    absent: "Workers AI is not asked",
  },
  AI_DAILY_LIMIT: {
    about: "model calls a day, at most a quarter of them for one of several sources",
    absent: "at most 200 model calls a day",
  },
  MAIL_PROVIDER: { about: "resend or cloudflare", absent: "mails stay in the outbox table" },
  MAIL_FROM: { about: "sender of the mails", absent: "an example sender, good for the outbox only" },
  MAIL_HOURLY_LIMIT: {
    about: "sign-up mails an hour; a quarter of them to one domain, half to the large providers",
    absent: "at most 200 sign-up mails an hour",
  },
  RESEND_BASE_URL: { about: "address of Resend's interface", absent: "Resend's own address" },
  RESEND_API_KEY: { about: "Resend's key", secret: true, absent: "Resend cannot be used" },
  ADDRESS_HASH_KEY: {
    about:
      "at least 32 characters that codes of addresses are made with (openssl rand -hex 32); with another one, those who left are no longer recognised",
    secret: true,
    absent: "no mail is sent: codes of addresses are made with a key that everybody knows",
  },
  RESEND_WEBHOOK_SECRET: {
    about: "signing secret of Resend's webhook",
    secret: true,
    form: "whsec_0000000000000000",
    absent: "bounces and complaints are not heard of",
  },
  TURNSTILE_SITE_KEY: {
    about: "bot check of the newsletter form: both keys or none",
    absent: "no bot check: with a mail provider ten sign-ups an hour",
  },
  TURNSTILE_SECRET_KEY: {
    about: "the secret half of the bot check",
    secret: true,
    absent: "no bot check on the newsletter form",
  },
  TURNSTILE_VERIFY_URL: {
    about: "where answers to the bot check are verified",
    absent: "Cloudflare's own address",
  },
  ACCESS_TEAM: {
    about: "team of Cloudflare Access that guards the desk, such as https://team.cloudflareaccess.com",
    absent: "there is no desk; its commands do the same",
  },
  ACCESS_AUDIENCE: {
    about: "audience tag of the Access application for the desk",
    absent: "there is no desk; its commands do the same",
  },
  SERVICE_WORKER: {
    about: "on or off; off removes it from the devices that have it",
    absent: "on: visited pages of the book can be read offline",
  },
} as const satisfies Readonly<Record<string, VariableFacts>>;

export type VariableName = keyof typeof VARIABLES;
