// `npm run edition`: what changed, was scanned and was tried in vain since the book was printed, in the order of the book.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { queryDatabase } from "./query-database.mjs";
import { runCommand, usageError } from "./run-command.mjs";
import { textTable } from "./text-table.mjs";

/** The day after which things count: as asked for, else the last proof of the newest edition, else the beginning. */
function readSince(typed, editions) {
  if (typed !== undefined && !/^\d{4}-\d\d-\d\d$/.test(typed))
    throw usageError("edition", `${typed} is no day such as 2027-02-01.`);
  return (
    typed ??
    editions
      .map(({ date }) => date)
      .sort()
      .at(-1) ??
    ""
  );
}

/** The rows of a query, or null where the database has no such table yet. */
async function ask(sql, remote) {
  try {
    return await queryDatabase(sql, { remote });
  } catch (error) {
    if (/no such table/.test(error.message)) return null;
    throw error;
  }
}

const addUp = (table, id, since) =>
  `select ${id} as id, language, sum(count) as count from ${table} where day > '${since}' group by ${id}, language`;
const DEAD =
  "select address as text, coalesce(since, '') as day from watched_links where state = 'gone' order by address";

/** The changes that each code rests on, for readers of any language, in the words of the first. */
function changesSince({ CHANGES, affectedBy, changesUpTo }, since, today) {
  const seen = changesUpTo(CHANGES, today).filter(({ seenOn }) => seenOn > since);
  const lines = seen.map((change) => {
    const affected = LOCALES.map((locale) => affectedBy(change, locale));
    const was = change.was === null ? "" : `${change.was[DEFAULT_LOCALE]} -> `;
    return {
      codes: affected.flatMap(({ codes, lessons }) => [...codes, ...lessons]),
      day: change.seenOn,
      text: `${change.subjects.join(", ")}, ${change.field}: ${was}${change.now[DEFAULT_LOCALE]}`,
    };
  });
  return (id) => lines.filter(({ codes }) => codes.includes(id)).map(({ day, text }) => ({ day, text }));
}

/** The report as lines to read: places as a table with their changes below, then the rest by kind. */
function toLines(rows) {
  const counts = (row) => LOCALES.map((locale) => row.counts?.[locale] ?? "");
  const of = (...kinds) => rows.filter(({ kind }) => kinds.includes(kind));
  const places = of("place", "change").map((row) =>
    row.kind === "place"
      ? [row.id, ...counts(row), row.text]
      : ["", ...counts(row), `  ${row.day} ${row.text}`],
  );
  const vain = of("code in vain", "search in vain").map((row) => [row.kind, ...counts(row), row.id]);
  const dead = of("dead link").map(({ day, text }) => `  ${text}${day === "" ? "" : `, since ${day}`}`);
  return [
    textTable(["code", ...LOCALES, "printed place, and what changed there"], places),
    vain.length === 0
      ? "\nNothing was tried in vain."
      : `\n${textTable(["tried", ...LOCALES, "what"], vain)}`,
    dead.length === 0 ? "\nNo dead link is known." : `\nDead links:\n${dead.join("\n")}`,
  ];
}

await runCommand(import.meta.url, "edition", async ({ words, values: { since: typed, remote } }) => {
  const rules = await loadSource(
    "app/content/book-resources/book-resources.server.ts",
    "app/content/editions.server.ts",
    "app/features/changes/core/change.ts",
    "app/features/changes/io/affected.server.ts",
    "app/features/changes/io/changes.server.ts",
    "app/features/editions/core/edition-report.ts",
  );
  const since = readSince(typed, rules.EDITIONS);
  const scans = await ask(addUp("link_scans", "id", since), remote);
  if (scans === null) throw new Error("There is no database of the site yet; `npm start` makes it.");
  const dead = await ask(DEAD, remote);
  const report = rules.toEditionReport({
    places: rules.BOOK_RESOURCES.map(({ id, text }) => {
      const { title, qrContext } = text[DEFAULT_LOCALE];
      return { id, title, place: qrContext };
    }),
    changesOf: changesSince(rules, since, new Date().toISOString().slice(0, 10)),
    scans,
    tried: (await ask(addUp("unknown_codes", "code", since), remote)) ?? [],
    searches: [],
    deadLinks: dead ?? [],
  });
  const file = resolve(ROOT, words[0] ?? "edition.csv");
  writeFileSync(file, rules.toCsv(report));
  console.log(since === "" ? "Since the site began\n" : `Since ${since}\n`);
  console.log(toLines(report).join("\n"));
  console.log("\nSearches are not counted: what readers type there is kept nowhere.");
  if (dead === null) console.log("Links are not watched on this database yet.");
  console.log(`\nThe same as a table: ${file}`);
});
