// `npm run restore`: a backup, written into a database.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./project-node.mjs";
import { runCommand, usageError } from "./run-command.mjs";
import { printCounts, printSecrets, withSite } from "./site-data/command.mjs";
import { restore } from "./site-data/transfer.mjs";

function askWhich() {
  const backups = resolve(ROOT, "backup");
  const names = existsSync(backups) ? readdirSync(backups).sort() : [];
  return ["Which one?", ...names].join("\n");
}

await runCommand(import.meta.url, "restore", ({ words, values }) => {
  const [folder] = words;
  if (folder === undefined) throw usageError("restore", askWhich());
  return withSite(values, async (site) => {
    const counts = await restore(site, resolve(ROOT, folder), { replace: values.replace === true });
    console.log("Restored, and counted again:\n");
    printCounts(counts);
    printSecrets();
  });
});
