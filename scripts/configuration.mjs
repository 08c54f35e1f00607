// Every configuration value, in one place: what it is for and what happens without it. The doctor, the local
// start and the deploy check read this table; README, "Configuration", says the same in full.
import { join } from "node:path";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import { ROOT } from "./project-node.mjs";

export const CONFIG_FILE = join(ROOT, "wrangler.toml");

/**
 * `author`: only the author knows it, and the site does not go out without it. `secret`: set with
 * `wrangler secret put`, locally in .dev.vars. `absent`: what is off or built in without it.
 */
export const CONFIGURATION = [
  { name: "SITE_ORIGIN", author: true, absent: "links and QR codes point to http://localhost:8787" },
  { name: "CONTACT_EMAIL", author: true, absent: "no contact address is shown, no notes by mail" },
  { name: "BOOK_URL_EN", author: true, absent: "no link to a store for the English edition" },
  { name: "BOOK_URL_PT", author: true, absent: "no link to a store for the Portuguese edition" },
  { name: "EXTERNAL_TOOLS_URL", author: true, absent: "no link to the external tools site" },
  { name: "SOCIAL_LINKS", author: true, absent: "no social links in the footer" },
  { name: "DONATION_LINKS", author: true, absent: "no card donations" },
  { name: "PIX_KEY", author: true, absent: "no Pix donations" },
  { name: "PIX_NAME", author: true, absent: "no Pix donations" },
  { name: "PIX_CITY", author: true, absent: "no Pix donations" },
  { name: "PIX_QR_IMAGE_URL", absent: "the Pix code is drawn by the site itself" },
  { name: "NEWS_SOURCES", absent: "the built-in list of feeds is read" },
  { name: "NEWS_EXCLUDE", absent: "the built-in drop rules hold" },
  { name: "FETCH_ALLOW", absent: "feeds at private addresses are refused" },
  { name: "RUN_COOLDOWN_SECONDS", absent: "600 seconds between two runs by visitors" },
  { name: "RUN_LEASE_SECONDS", absent: "a run holds its lease for at most 900 seconds" },
  {
    name: "AI_PROVIDERS",
    absent: "OpenAI, Anthropic and Google are asked in this order, where a key is set",
  },
  { name: "OPENAI_API_KEY", secret: true, absent: "OpenAI is not asked" },
  { name: "ANTHROPIC_API_KEY", secret: true, absent: "Anthropic is not asked" },
  { name: "GEMINI_API_KEY", secret: true, absent: "Google is not asked" },
  { name: "WORKERS_AI_ACCOUNT_ID", absent: "Workers AI is not asked" },
  { name: "WORKERS_AI_TOKEN", secret: true, absent: "Workers AI is not asked" },
  { name: "AI_DAILY_LIMIT", absent: "at most 200 model calls a day" },
  { name: "MAIL_PROVIDER", absent: "mails stay in the outbox table" },
  { name: "MAIL_FROM", absent: "an example sender, good for the outbox only" },
  { name: "MAIL_HOURLY_LIMIT", absent: "at most 200 sign-up mails an hour" },
  { name: "RESEND_BASE_URL", absent: "Resend's own address" },
  { name: "RESEND_API_KEY", secret: true, absent: "Resend cannot be used" },
  { name: "RESEND_WEBHOOK_SECRET", secret: true, absent: "bounces and complaints are not heard of" },
  { name: "TURNSTILE_SITE_KEY", absent: "no bot check on the newsletter form" },
  { name: "TURNSTILE_SECRET_KEY", secret: true, absent: "no bot check on the newsletter form" },
  { name: "SERVICE_WORKER", absent: "on: visited pages of the book can be read offline" },
  { name: "TURNSTILE_VERIFY_URL", absent: "Cloudflare's own address" },
];

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

function deployed() {
  return unstable_readConfig({ config: CONFIG_FILE });
}

/** Every value as the local Worker will see it: wrangler.toml, then .dev.vars, then the environment. */
export function readVariables() {
  const merged = unstable_getVarsForDev(CONFIG_FILE, undefined, deployed().vars, undefined, true);
  const values = {};
  for (const [name, binding] of Object.entries(merged)) {
    values[name] = String(
      typeof binding === "object" && binding !== null && "value" in binding ? binding.value : binding,
    );
  }
  // No secrets: a key that happens to be exported in a shell must not be spent by a local start.
  const secrets = new Set(CONFIGURATION.filter(({ secret }) => secret).map(({ name }) => name));
  const known = [...Object.keys(values), ...CONFIGURATION.map(({ name }) => name)].filter(
    (name) => !secrets.has(name),
  );
  const fromEnvironment = {};
  for (const name of known) {
    if (process.env[name] !== undefined) fromEnvironment[name] = process.env[name];
  }
  return { values: { ...values, ...fromEnvironment }, fromEnvironment };
}

/** The author's own values that are not set, each with what that switches off. */
export function listUnconfigured(values) {
  const hasModelKey = CONFIGURATION.some(
    ({ name, secret }) => secret && /_(API_KEY|TOKEN)$/.test(name) && !/RESEND/.test(name) && values[name],
  );
  const own = CONFIGURATION.filter(({ name, author }) => author && name !== "SITE_ORIGIN" && !values[name]);
  const services = CONFIGURATION.filter(
    ({ name }) => ["MAIL_PROVIDER", "TURNSTILE_SITE_KEY"].includes(name) && !values[name],
  );
  const models = hasModelKey
    ? []
    : [{ name: "OPENAI_API_KEY", absent: "no model is asked; summaries are extracts from the source" }];
  return [...models, ...own, ...services];
}

/** What keeps the site from going out: the author's values that wrangler.toml does not hold, and unmade bindings. */
export function listDeployProblems() {
  const { vars, d1_databases, kv_namespaces } = deployed();
  const problems = CONFIGURATION.filter(({ name, author }) => author && !vars[name]).map(
    ({ name, absent }) => `${name} is not set in wrangler.toml: ${absent}`,
  );
  if (LOCAL_ORIGIN.test(String(vars.SITE_ORIGIN ?? ""))) {
    problems.push("SITE_ORIGIN is still this machine: every printed QR code would point to it");
  }
  if (/^[0-]+$/.test(d1_databases[0]?.database_id ?? "0")) {
    problems.push("database_id in wrangler.toml is not real: wrangler d1 create ai-teacher-pro");
  }
  if (/^0+1?$/.test(kv_namespaces[0]?.id ?? "0")) {
    problems.push("the id of LINKS in wrangler.toml is not real: wrangler kv namespace create LINKS");
  }
  return problems;
}
