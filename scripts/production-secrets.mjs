// The secrets of production, as far as they can be known: only their names can be asked for.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CONFIGURATION, readLocalSecrets } from "./configuration.mjs";
import { ROOT } from "./project-node.mjs";

/** A secret that is there and cannot be read: taken for right, in the form that is asked for. */
const UNREAD = "unread";

/** Before the first deployment there is no Worker that could have secrets. */
const NO_WORKER = /10007|does not exist/i;

async function listNames() {
  try {
    const { stdout } = await promisify(execFile)("wrangler", ["secret", "list", "--format", "json"], {
      cwd: ROOT,
      shell: process.platform === "win32",
    });
    return JSON.parse(stdout).map(({ name }) => name);
  } catch (error) {
    if (NO_WORKER.test(`${error.stdout}${error.stderr}`)) return [];
    throw new Error(`The secrets of production could not be listed. ${error.stderr || error.message}`);
  }
}

/**
 * The secrets that production has, by name. Where .dev.vars has one of them too it is taken from there: a key that
 * was copied wrongly is mostly wrong in both places.
 */
export async function readProductionSecrets() {
  const local = readLocalSecrets();
  const names = await listNames();
  const forms = new Map(CONFIGURATION.map(({ name, form }) => [name, form]));
  return Object.fromEntries(names.map((name) => [name, local[name] || (forms.get(name) ?? UNREAD)]));
}
