// Shared parts of the commands on a site's data: the site that is meant, and for `npm run backup` and `npm run restore`
// what was carried and what was not.
import { basename } from "node:path";
import { VARIABLES } from "../../workers/variables.ts";
import { localState } from "../project-node.mjs";
import { lockState, runsAlready } from "../state-lock.mjs";
import { openProductionSite } from "./production-site.mjs";

/**
 * No site may run on the data, nor begin to, until this process ends: each would lock the other out. The runtime is
 * loaded only here, so that whoever mistypes an option is told at once.
 */
async function openOnThisMachine() {
  const owner = lockState(localState(), `npm run ${basename(process.argv[1], ".mjs")}`);
  if (owner !== null) throw new Error(runsAlready(owner));
  const { openLocalSite } = await import("./local-site.mjs");
  return openLocalSite(localState());
}

/** Gives the site to the work: this machine's, or production's where `remote` says so. */
export async function withSite({ remote }, work) {
  const site = remote ? openProductionSite() : await openOnThisMachine();
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Prints how many rows and retargets there are. */
export function printCounts({ rows, retargets }) {
  for (const [table, count] of Object.entries(rows).sort()) console.log(`  ${table.padEnd(20)} ${count}`);
  console.log(`  ${"retargets".padEnd(20)} ${retargets}`);
}

/** Names the secrets, which no backup holds, and says how to set them at the new place. */
export function printSecrets() {
  const names = Object.entries(VARIABLES).flatMap(([name, { secret }]) => (secret ? [name] : []));
  console.log(`\nSecrets are not carried. At the new place set those you use with \`npx wrangler secret put NAME\`,
to the same values: with another key for the codes of addresses no subscriber would be recognised.
  ${names.join("\n  ")}`);
}
