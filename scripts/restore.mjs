// `npm run restore -- backup/...`: writes a backup into the empty, migrated database of this machine (while no site
// runs on it), or with --remote into production's. --replace deletes first what is there.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./project-node.mjs";
import { restore } from "./site-data/carry.mjs";
import { hasOption, printCounts, printSecrets, withSite, words } from "./site-data/command.mjs";

const [folder] = words;
if (folder === undefined) {
  const backups = resolve(ROOT, "backup");
  const names = existsSync(backups) ? readdirSync(backups).sort() : [];
  console.error(`Which one? npm run restore -- backup/NAME [--remote] [--replace]\n${names.join("\n")}`);
  process.exit(1);
}
await withSite(async (site) => {
  const counts = await restore(site, resolve(ROOT, folder), { replace: hasOption("replace") });
  console.log("Restored, and counted again:\n");
  printCounts(counts);
  printSecrets();
});
