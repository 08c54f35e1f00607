// The configuration as the scripts see it: what is set where, and what the Worker makes of it.
import { join } from "node:path";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import { VARIABLES } from "../workers/variables.ts";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";

export const CONFIG_FILE = join(ROOT, "wrangler.toml");

/** Every value with its name and facts, in the order of workers/variables.ts. */
export const CONFIGURATION = Object.entries(VARIABLES).map(([name, facts]) => ({ name, ...facts }));

/** wrangler.toml: what a deployment goes out with, besides its secrets. */
export function readDeployment() {
  return unstable_readConfig({ config: CONFIG_FILE });
}

/** True where a value is not set, or is `none` on purpose. */
export function isAbsent(value) {
  return ["", "none"].includes(toText(value).trim().toLowerCase());
}

/** A value of wrangler.toml as text: it may be a number or a table there. */
export function toText(value) {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** wrangler.toml with .dev.vars over it. Without `vars`, only the latter. */
function readLocalFile(vars = {}) {
  const merged = unstable_getVarsForDev(CONFIG_FILE, undefined, vars, undefined, true);
  return Object.fromEntries(
    Object.entries(merged).map(([name, binding]) => [
      name,
      toText(typeof binding === "object" && binding !== null && "value" in binding ? binding.value : binding),
    ]),
  );
}

/**
 * Every value as the local Worker will see it: wrangler.toml, then .dev.vars, then the environment; and what the latter
 * two hold by themselves.
 */
export function readVariables() {
  const values = readLocalFile(readDeployment().vars);
  // Secrets are not read from the environment: a local start must not spend a key that happens to be exported in a
  // shell.
  const secrets = new Set(CONFIGURATION.filter(({ secret }) => secret).map(({ name }) => name));
  const known = [...Object.keys(values), ...CONFIGURATION.map(({ name }) => name)].filter(
    (name) => !secrets.has(name),
  );
  const fromEnvironment = {};
  for (const name of known) {
    if (process.env[name] !== undefined) fromEnvironment[name] = process.env[name];
  }
  return { values: { ...values, ...fromEnvironment }, fromFile: readLocalFile(), fromEnvironment };
}

/**
 * Values that a local start lays over the files: its own address, unless one was set for this machine, and the
 * environment. wrangler.toml has the address of production, which no link in a local mail may lead to.
 */
export function startVariables(origin, { fromFile, fromEnvironment }) {
  const own = isAbsent(fromFile.SITE_ORIGIN) ? { SITE_ORIGIN: origin } : {};
  return { ...own, ...fromEnvironment };
}

/** The secrets that .dev.vars holds, by name. */
export function readLocalSecrets() {
  const values = readLocalFile();
  return Object.fromEntries(
    CONFIGURATION.filter(({ name, secret }) => secret && name in values).map(({ name }) => [
      name,
      values[name],
    ]),
  );
}

/** The Worker's own reading of its configuration. */
export async function loadConfigParser() {
  const { parseConfig } = await loadSource("workers/config.ts");
  return parseConfig;
}

/** The configuration that the Worker makes of these values and of the bindings of wrangler.toml. */
export async function readConfig(values) {
  const parseConfig = await loadConfigParser();
  return parseConfig({ ...values, ...mailBinding(readDeployment()) });
}

/** The local values that are wrong, as the local Worker will find them. */
export async function listWrongValues(values) {
  return (await readConfig(values)).problems;
}

/** The platform's mail service, where wrangler.toml binds it. */
export function mailBinding({ send_email = [] }) {
  return send_email.some(({ name }) => name === "EMAIL") ? { EMAIL: {} } : {};
}

/** The names of the models' keys, in the order in which the models are asked. */
function listModelKeys() {
  const names = CONFIGURATION.filter(({ model }) => model).map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** The values that only the author knows and that are not set, each with what that switches off. */
export function listUnconfigured(values) {
  const hasModelKey = CONFIGURATION.some(({ name, model }) => model && !isAbsent(values[name]));
  const isUnset = (name) => toText(values[name]).trim() === "";
  const own = CONFIGURATION.filter(({ name, author }) => author && name !== "SITE_ORIGIN" && isUnset(name));
  const services = CONFIGURATION.filter(
    ({ name }) => ["MAIL_PROVIDER", "TURNSTILE_SITE_KEY"].includes(name) && isUnset(name),
  );
  const models = hasModelKey
    ? []
    : [{ name: listModelKeys(), absent: "no model is asked; summaries are extracts from the source" }];
  return [...models, ...own, ...services];
}
