// The static side of the site for one build and one configuration: a folder of its own with the files of the build
// and every prerendered page, so that starts on other ports or with other values do not take each other's pages.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "./configuration.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT, run } from "./project-node.mjs";
import { stage } from "./stage.mjs";

const DRAW = join(ROOT, "scripts", "draw-previews.mjs");
const FINISH = join(ROOT, "scripts", "prerender-site.mjs");
const ENTRY = join(ROOT, "build", "server", "index.js");

/** For a process that says what it does on the terminal, and is not reached by its keyboard. */
const TELLING = { stdio: ["ignore", "inherit", "inherit"] };

export const SITES = join(ROOT, "build", "sites");

/**
 * Mark of the prerendered pages, which the Worker compares with its own (workers/http/health.ts); nobody else asks for
 * it.
 */
export const PRERENDERED_FILE = "finished.json";

/** The configuration key of these values, as the Worker has it with them. */
async function readKey(values) {
  const { prerenderedKey } = await loadSource("workers/public-configuration.ts");
  return prerenderedKey(await readConfig(values));
}

/** Whether the prerendered site is there. One that is used again counts as new, so that `prerender-site.mjs` keeps it. */
export function takePrerendered(folder) {
  if (!existsSync(join(folder, PRERENDERED_FILE))) return false;
  const now = new Date();
  utimesSync(folder, now, now);
  return true;
}

/**
 * The folder with the prerendered site, which is written unless it is there already; null when that fails. `values` is
 * the whole configuration, `variables` what lies over wrangler.toml and .dev.vars, `origin` where it will be served.
 */
export async function ensurePrerendered({ values, variables, origin }) {
  // The entry names its chunks, and they carry a hash of their content.
  const parts = [readFileSync(ENTRY), await readKey({ ...values, ...variables }), new URL(origin).protocol];
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  const folder = join(SITES, hash.digest("hex").slice(0, 16));
  if (takePrerendered(folder)) return folder;
  // Everybody on a machine sees the words of a command, and some of the values are secret.
  const env = { ...process.env, SITE_VARIABLES: JSON.stringify(variables) };
  const finish = () => run(process.execPath, [FINISH, folder, origin], { ...TELLING, env });
  const code = await stage("Finishing the pages", finish);
  return code === 0 ? folder : null;
}

/**
 * Puts the preview pictures beside the prerendered pages that name them; false when that fails. A deployment alone does
 * it: nobody shares the address of a local site.
 */
export async function drawPreviews(folder) {
  const draw = () => run(process.execPath, [DRAW, folder], TELLING);
  return (await stage("Drawing the preview pictures", draw)) === 0;
}
