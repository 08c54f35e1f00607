import { join } from "node:path";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import { ROOT } from "./project-node.mjs";

/** What is off or built in while a value is not set; the README's configuration table says the same. */
export const WHEN_ABSENT = {
  AI_PROVIDERS: "summaries are extracts from the source, no model is asked",
  CONTACT_EMAIL: "no contact address is shown",
  BOOK_URL_EN: "no link to a store for the English edition",
  BOOK_URL_PT: "no link to a store for the Portuguese edition",
  EXTERNAL_TOOLS_URL: "no link to the external tools site",
  SOCIAL_LINKS: "no social links in the footer",
  DONATION_LINKS: "no card donations",
  PIX_KEY: "no Pix donations",
  PIX_NAME: "no Pix donations",
  PIX_CITY: "no Pix donations",
  MAIL_PROVIDER: "mails stay in the outbox table",
  TURNSTILE_SITE_KEY: "no bot check on the newsletter form",
};

/** Every variable as the local Worker will see it: wrangler.toml, then .dev.vars, then the environment. */
export function readVariables() {
  const path = join(ROOT, "wrangler.toml");
  const config = unstable_readConfig({ config: path });
  const merged = unstable_getVarsForDev(path, undefined, config.vars, undefined, true);
  const values = {};
  for (const [name, binding] of Object.entries(merged)) {
    values[name] = String(
      typeof binding === "object" && binding !== null && "value" in binding ? binding.value : binding,
    );
  }
  const fromEnvironment = {};
  for (const name of Object.keys(values)) {
    if (process.env[name] !== undefined) fromEnvironment[name] = process.env[name];
  }
  return { values: { ...values, ...fromEnvironment }, fromEnvironment };
}

/** The configuration that is not set, each with what that switches off. */
export function listUnconfigured(values) {
  return Object.entries(WHEN_ABSENT).filter(([name]) => !values[name]);
}
