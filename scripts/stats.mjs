// `npm run stats`: scans of short links by month and id, and the codes that readers tried in vain.
import { LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { queryDatabase } from "./query-database.mjs";
import { runCommand } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

const HEAD = ["month", "id", "scans", ...LOCALES];
const UNKNOWN_HEAD = ["month", "code", "tries", ...LOCALES];

function toCells({ month, id, scans, ...byLanguage }) {
  return [month, id, scans, ...LOCALES.map((locale) => byLanguage[locale])];
}

await runCommand(import.meta.url, "stats", async ({ values: { remote } }) => {
  const { countsByMonth } = await loadSource("app/features/scans/core/scan-report.ts");
  const scans = await queryDatabase(countsByMonth("scans"), { remote });
  if (scans.length === 0) {
    console.log("No short link has been scanned yet.");
  } else {
    console.log(textTable(HEAD, scans.map(toCells)));
    console.log(`\n${scans.reduce((sum, row) => sum + row.scans, 0)} scans in all.`);
  }
  const unknown = await queryDatabase(countsByMonth("tries"), { remote });
  if (unknown.length > 0) {
    console.log("\nCodes of the book that readers typed and no page answers to:\n");
    console.log(textTable(UNKNOWN_HEAD, unknown.map(toCells)));
  }
});
