// `npm run stats`: scans of short links by month and id, and the codes that readers tried in vain.
import { LOCALES } from "../app/addresses/languages.ts";
import { queryDatabase } from "./query-database.mjs";
import { readCommandLine } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

/** A column of its own for the counts of each language. */
const BY_LANGUAGE = LOCALES.map((locale) => `sum(iif(language = '${locale}', count, 0)) as "${locale}"`).join(
  ", ",
);

const SCANS = `
  select substr(day, 1, 7) as month, id, sum(count) as scans,
    ${BY_LANGUAGE}
  from link_scans group by month, id order by month desc, scans desc, id`;

const UNKNOWN_CODES = `
  select substr(day, 1, 7) as month, code as id, sum(count) as scans,
    ${BY_LANGUAGE}
  from unknown_codes group by month, code order by month desc, scans desc, code`;

const HEAD = ["month", "id", "scans", ...LOCALES];
const UNKNOWN_HEAD = ["month", "code", "tries", ...LOCALES];

function toCells({ month, id, scans, ...byLanguage }) {
  return [month, id, scans, ...LOCALES.map((locale) => byLanguage[locale])];
}

const { remote } = readCommandLine("stats").values;
try {
  const scans = await queryDatabase(SCANS, { remote });
  if (scans.length === 0) {
    console.log("No short link has been scanned yet.");
  } else {
    console.log(textTable(HEAD, scans.map(toCells)));
    console.log(`\n${scans.reduce((sum, row) => sum + row.scans, 0)} scans in all.`);
  }
  const unknown = await queryDatabase(UNKNOWN_CODES, { remote });
  if (unknown.length > 0) {
    console.log("\nCodes of the book that readers typed and no page answers to:\n");
    console.log(textTable(UNKNOWN_HEAD, unknown.map(toCells)));
  }
} catch (error) {
  const hint = /no such table/.test(error.message) ? " `npm start` makes the tables when it first runs." : "";
  console.error(`The scans could not be read. ${error.message}${hint}`);
  process.exit(1);
}
