// `npm run backup`: what the site has collected, as files.
import { join, resolve } from "node:path";
import { ROOT } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";
import { printCounts, printSecrets, withSite } from "./site-data/command.mjs";
import { backUp, noteBackup } from "./site-data/transfer.mjs";

await runCommand(import.meta.url, "backup", ({ words, values }) => {
  const now = new Date();
  const folder = words[0] ?? join("backup", now.toISOString().slice(0, 19).replaceAll(":", "-"));
  return withSite(values, async (site) => {
    const counts = await backUp(site, resolve(ROOT, folder), now);
    await noteBackup(site, counts.rows, now);
    console.log(`${folder}\n`);
    printCounts(counts);
    console.log(`\nThe files hold the addresses of your subscribers. Only you can read them here, and git leaves them out:
keep them as you would keep a letter, and delete them when you need them no more.`);
    printSecrets();
  });
});
