// The secrets of production, as far as they can be known: wrangler only gives their names.
import { CONFIGURATION, readLocalSecrets } from "./configuration.mjs";
import { wranglerOutput } from "./wrangler-output.mjs";

/** A secret that exists and cannot be read counts as right, in the form that is expected. */
const UNREAD = "unread";

/** Before the first deployment there is no Worker that could have secrets. */
const NO_WORKER = /Worker ".+" not found/;

async function listNames() {
  const { code, output, errors } = await wranglerOutput(["secret", "list", "--format", "json"]);
  if (code === 0) return JSON.parse(output).map(({ name }) => name);
  const said = `${output}${errors}`.trim();
  if (NO_WORKER.test(said)) return [];
  throw new Error(`The secrets of production could not be listed. ${said}`);
}

/**
 * The secrets that production has, by name. If .dev.vars has one of them too, its value is taken from there: a key
 * that was copied wrongly is usually wrong in both places.
 */
export async function readProductionSecrets() {
  const local = readLocalSecrets();
  const names = await listNames();
  const forms = new Map(CONFIGURATION.map(({ name, form }) => [name, form]));
  return Object.fromEntries(names.map((name) => [name, local[name] || (forms.get(name) ?? UNREAD)]));
}
