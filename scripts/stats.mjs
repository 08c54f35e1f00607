// `npm run stats`: scans of short links by month and id, of this machine or with --remote of production.
import { queryDatabase } from "./query-database.mjs";

const SCANS = `
  select substr(day, 1, 7) as month, id, sum(count) as scans,
    sum(iif(language = 'en', count, 0)) as english, sum(iif(language = 'pt-br', count, 0)) as portuguese
  from link_scans group by month, id order by month desc, scans desc, id`;

const HEAD = ["month", "id", "scans", "en", "pt-br"];

function toLines(rows) {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  // Words to the left, numbers to the right.
  const cell = (text, column) => (column < 2 ? text.padEnd(widths[column]) : text.padStart(widths[column]));
  return rows.map((row) => row.map(cell).join("  "));
}

try {
  const scans = await queryDatabase(SCANS, { remote: process.argv.includes("--remote") });
  if (scans.length === 0) {
    console.log("No short link has been scanned yet.");
  } else {
    const rows = scans.map(({ month, id, scans, english, portuguese }) =>
      [month, id, scans, english, portuguese].map(String),
    );
    console.log(toLines([HEAD, ...rows]).join("\n"));
    console.log(`\n${scans.reduce((sum, row) => sum + row.scans, 0)} scans in all.`);
  }
} catch (error) {
  const hint = /no such table/.test(error.message) ? " `npm start` makes the tables when it first runs." : "";
  console.error(`The scans could not be read. ${error.message}${hint}`);
  process.exit(1);
}
