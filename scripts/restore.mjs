// `npm run restore -- backup/...`: writes a backup into the empty, migrated database of this machine (while no site
// runs on it), or with --remote into production's. --replace deletes first what is there.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";
import { restore } from "./site-data/carry.mjs";
import { printCounts, printSecrets, readOptions, withSite } from "./site-data/command.mjs";

function askWhich() {
  const backups = resolve(ROOT, "backup");
  const names = existsSync(backups) ? readdirSync(backups).sort() : [];
  return `Which one? npm run restore -- backup/NAME [--remote] [--replace]\n${names.join("\n")}`;
}

await runCommand(import.meta.url, (args) => {
  const { words, has } = readOptions(args);
  const [folder] = words;
  if (folder === undefined) throw new Error(askWhich());
  return withSite({ remote: has("remote") }, async (site) => {
    const counts = await restore(site, resolve(ROOT, folder), { replace: has("replace") });
    console.log("Restored, and counted again:\n");
    printCounts(counts);
    printSecrets();
  });
});
