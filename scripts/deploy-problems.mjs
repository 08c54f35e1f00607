// Lists the problems that prevent a deployment. Each is one line that begins with a name and shows no value.
import { CONFIGURATION, mailBinding, toText } from "./configuration.mjs";

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/**
 * `deployment` is wrangler.toml, `secrets` the values of the secrets that production has, `parseConfig` the Worker's
 * own reading of both.
 */
export function listDeployProblems(deployment, secrets, parseConfig) {
  const { vars } = deployment;
  const config = parseConfig({ ...vars, ...secrets, ...mailBinding(deployment) });
  return [
    ...describeValues(vars, config.problems),
    ...describeOrigin(toText(vars.SITE_ORIGIN).trim()),
    ...describeBotCheck(config),
    ...describeBindings(deployment),
  ];
}

/** The author's values that are not set, and all that are wrong. */
function describeValues(vars, problems) {
  return CONFIGURATION.flatMap(({ name, author, absent }) => {
    if (author && toText(vars[name]).trim() === "") return [`${name} is not set in wrangler.toml: ${absent}`];
    const details = problems.filter(({ variable }) => variable === name).map(({ detail }) => detail);
    return details.length === 0 ? [] : [`${name} ${details.join("; ")}`];
  });
}

function describeOrigin(origin) {
  return LOCAL_ORIGIN.test(origin)
    ? ["SITE_ORIGIN is still this machine: every printed QR code would point to it"]
    : [];
}

function describeBotCheck({ mail, turnstile, isBotCheckBroken }) {
  if (mail.provider.kind === "outbox" || turnstile !== null || isBotCheckBroken) return [];
  return [
    "MAIL_PROVIDER is set without the bot check: robots could have the site write to anybody. Set TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY too, or leave MAIL_PROVIDER empty",
  ];
}

function describeBindings({ d1_databases, kv_namespaces, route, routes = [] }) {
  const problems = [];
  if (route === undefined && routes.length === 0) {
    problems.push("wrangler.toml names no [[routes]]: without your domain nobody reaches the site");
  }
  if (/^[0-]+$/.test(d1_databases[0]?.database_id ?? "0")) {
    problems.push("database_id in wrangler.toml is not real: wrangler d1 create ai-teacher-pro");
  }
  if (/^0+1?$/.test(kv_namespaces[0]?.id ?? "0")) {
    problems.push("the id of LINKS in wrangler.toml is not real: wrangler kv namespace create LINKS");
  }
  return problems;
}
