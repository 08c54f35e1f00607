// `npm run edition`: what changed, was scanned, and was tried or searched in vain since the book was printed, place by place.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { queryDatabase } from "./query-database.mjs";
import { runCommand, usageError } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

const addUp = (table, id, since) =>
  `select ${id} as id, language, sum(count) as count from ${table} where day > '${since}' group by ${id}, language`;
const reportsSince = (day) =>
  `select about, text as id, locale as language, 1 as count from reader_reports where date(at) > '${day}'`;
const DEAD =
  "select address as text, coalesce(since, '') as day from watched_links where state = 'gone' order by address";

/** The changes that a code rests on for readers of any language, in the words of the first. */
function listChanges({ changesOfCode, changesUpTo }, id, since) {
  const today = new Date().toISOString().slice(0, "2027-02-01".length);
  const changes = new Set(LOCALES.flatMap((locale) => changesOfCode(id, locale)));
  return changesUpTo([...changes], today)
    .filter(({ seenOn }) => seenOn > since)
    .map(({ subjects, field, was, now, seenOn }) => {
      const before = was === null ? "" : `${was[DEFAULT_LOCALE]} -> `;
      return { day: seenOn, text: `${subjects.join(", ")}, ${field}: ${before}${now[DEFAULT_LOCALE]}` };
    });
}

await runCommand(import.meta.url, "edition", async ({ words, values: { since: asked, remote } }) => {
  if (asked !== undefined && !/^\d{4}-\d\d-\d\d$/.test(asked))
    throw usageError("edition", `${asked} is no day such as 2027-02-01.`);
  const rules = await loadSource(
    "app/content/book-resources/book-resources.server.ts",
    "app/content/editions.server.ts",
    "app/features/changes/core/change.ts",
    "app/features/changes/io/affected.server.ts",
    "app/features/editions/core/edition-report.ts",
    "app/features/open-data/core/csv.ts",
    "app/features/reports/core/reader-report.ts",
  );
  // Else the last proof of the newest edition, else everything.
  const since = asked ?? rules.EDITIONS.reduce((last, { date }) => (date > last ? date : last), "");
  const ask = (sql) => queryDatabase(sql, { remote });
  const report = rules.toEditionReport({
    places: rules.BOOK_RESOURCES.map(({ id, text }) => {
      const { title, qrContext } = text[DEFAULT_LOCALE];
      return { id, title, place: qrContext };
    }),
    changesOf: (id) => listChanges(rules, id, since),
    scans: await ask(addUp("link_scans", "id", since)),
    missed: (await ask(reportsSince(since))).filter(rules.isMissedSearch),
    tried: await ask(addUp("unknown_codes", "code", since)),
    deadLinks: await ask(DEAD),
  });
  const file = resolve(ROOT, words[0] ?? "edition.csv");
  writeFileSync(file, rules.writeLines([rules.EDITION_COLUMNS, ...report.map((row) => row.map(String))]));
  console.log(since === "" ? "Since the site began\n" : `Since ${since}\n`);
  console.log(textTable(rules.EDITION_COLUMNS, report));
  console.log(
    `\nSearches are those that readers told you of, and nobody keeps more than the last ${rules.REPORT_DAYS} days of them.`,
  );
  console.log(`\nThe same as a table: ${file}`);
});
