// Takes what a site has collected into files and back. A site is what `local-site.mjs` and `production-site.mjs` open.
import { REBUILD_SEARCH } from "../../app/features/news/io/search-table.server.ts";
import { createFolder, openFolder } from "./backup-folder.mjs";
import { readEarlier } from "./earlier-rows.mjs";
import { countRows, raiseVersions, readShape, readVersions } from "./site-tables.mjs";
import { quoteName, toInserts } from "./sql-rows.mjs";

/**
 * Tables whose rows a filled database knows better than a backup: who has unsubscribed since, and which mails have gone
 * out. A restore over it adds the rows that they lack and changes none that is there.
 */
const NEWSLETTER = new Set([
  "subscribers",
  "record_tokens",
  "confirmation_mails",
  "mail_stops",
  "digest_issues",
  "mails",
]);

/** The author's own targets of printed codes; everything else in KV is written anew by the site. */
const RETARGET_PREFIX = "retarget/";
/** Of tables with long texts only a few rows are read at a time, so that no answer of the database gets too large. */
const ROWS_AT_A_TIME = { long: 200, short: 5000 };
const LONG_TABLES = new Set(["ai_news", "article_texts", "mails", "digest_issues"]);
/** Characters of rows that are written at a time. */
const GROUP_LENGTH = 4_000_000;

const NO_DATABASE =
  "There is no migrated database. `npm start` makes the local one, `npm run deploy` production's.";

/** Writes everything worth keeping into a new folder; returns the rows per table and the number of retargets. */
export async function backUp(site, folderPath, now, atATime = ROWS_AT_A_TIME) {
  const shape = await readShape(site);
  if (shape === null) throw new Error(NO_DATABASE);
  const folder = createFolder(folderPath);
  const rows = {};
  // Tables that refer to other rows are read first. The rows they refer to may be added meanwhile, but they must not
  // be missing.
  for (const table of shape.tables.toReversed()) {
    const most = LONG_TABLES.has(table.name) ? atATime.long : atATime.short;
    rows[table.name] = await backUpTable(site, folder, table, most);
  }
  const retargets = await site.links.read(await site.links.listKeys(RETARGET_PREFIX));
  folder.writeRetargets(retargets);
  const versions = await readVersions(site, shape.counters);
  folder.writeManifest({
    takenAt: now.toISOString(),
    migrations: shape.migrations,
    versions,
    rows,
    retargets: retargets.length,
  });
  return { rows, retargets: retargets.length };
}

/** Lets the desk say when the last backup was taken, and how much it holds. */
export async function noteBackup(site, rows, now) {
  await site.execute([
    "delete from backups",
    ...toInserts(
      "backups",
      ["taken_at", "held"],
      [{ taken_at: now.toISOString(), held: JSON.stringify(rows) }],
    ),
  ]);
}

async function backUpTable(site, folder, { name, columns }, most) {
  // The columns are named, because the database computes some of them again when the rows are written. So is the rowid:
  // SQLite would call it by the name of a key that is the rowid itself.
  const wanted = columns.filter((column) => column !== "rowid").map(quoteName);
  folder.startTable(name);
  let count = 0;
  for (let after = ""; ; ) {
    const rows = await site.query(
      `select ${['rowid as "rowid"', ...wanted].join(", ")} from ${quoteName(name)} ${after} order by rowid limit ${most}`,
    );
    folder.addRows(name, rows);
    count += rows.length;
    if (rows.length < most) return count;
    after = `where rowid > ${rows.at(-1).rowid}`;
  }
}

/**
 * Writes a backup into a database that has gone through its migrations at least. One that holds rows is refused, or
 * emptied first where `replace` says so, except of what is newer there. Returns the rows of each table afterwards and the
 * number of retargets.
 */
export async function restore(site, folderPath, { replace = false } = {}) {
  const { manifest, retargets, readRows } = openFolder(folderPath);
  const shape = await readShape(site);
  if (shape === null) throw new Error(NO_DATABASE);
  refuseOlder(shape, manifest);
  const before = await countRows(site, shape.tables);
  const filled = shape.tables.filter(({ name }) => before[name] > 0);
  if (filled.length > 0 && !replace) {
    const names = filled.map(({ name }) => `${name} (${before[name]})`).join(", ");
    throw new Error(
      `The database is not empty: ${names}. With --replace all but the newsletter is deleted first.`,
    );
  }
  const emptied = filled.filter(({ name }) => !NEWSLETTER.has(name)).toReversed();
  await site.execute(emptied.map(({ name }) => `delete from ${quoteName(name)}`));
  const kept = await countRows(site, shape.tables);
  const { written, leftOut } = await writeRows(site, shape.tables, manifest, readRows, filled.length > 0);
  await site.execute([...REBUILD_SEARCH, ...raiseVersions(shape.counters, manifest.versions)]);
  await site.links.write(retargets);
  const after = await countRows(site, shape.tables);
  const expected = (name) => kept[name] + (manifest.rows[name] ?? written[name] ?? 0) - (leftOut[name] ?? 0);
  const wrong = shape.tables.filter(({ name }) => after[name] !== expected(name));
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => `${name} (${after[name]} of ${expected(name)})`);
    throw new Error(`Not all rows arrived: ${names.join(", ")}.`);
  }
  return { rows: after, retargets: retargets.length };
}

/** The rows of the backup whose key the table lacks, behind its own. A mail that waited then may have gone out since. */
async function lacking(site, { name, keys }, rows) {
  const toKey = (row) => JSON.stringify(keys.map((key) => row[key]));
  const here = await site.query(`select ${keys.map(quoteName).join(", ")} from ${quoteName(name)}`);
  const known = new Set(here.map(toKey));
  const [{ last }] = await site.query(`select coalesce(max(rowid), 0) as last from ${quoteName(name)}`);
  return rows
    .filter((row) => !known.has(toKey(row)) && !(name === "mails" && row.message !== null))
    .map((row, index) => ({ ...row, rowid: last + 1 + index }));
}

/**
 * Writes the rows of the backup as the tables of today hold them; returns how many went into each, and how many did not
 * because the database, which `isFilled`, knows better.
 */
async function writeRows(site, tables, manifest, readRows, isFilled) {
  const ofToday = readEarlier();
  const written = {};
  const leftOut = {};
  for (const { name } of tables.filter((table) => manifest.rows[table.name] > 0)) {
    for await (const group of readRows(name, GROUP_LENGTH)) {
      for (const { table, rows } of ofToday(name, group)) {
        const shape = tables.find((one) => one.name === table);
        const wanted = isFilled && NEWSLETTER.has(table) ? await lacking(site, shape, rows) : rows;
        leftOut[table] = (leftOut[table] ?? 0) + rows.length - wanted.length;
        if (wanted.length === 0) continue;
        await site.execute(toInserts(table, columnsIn(wanted[0], shape), wanted));
        written[table] = (written[table] ?? 0) + wanted.length;
      }
    }
  }
  return { written, leftOut };
}

/** A newer database takes an older backup, whose rows `readEarlier` brings to today; never the other way round. */
function refuseOlder({ migrations, tables }, manifest) {
  const missing = manifest.migrations.filter((name) => !migrations.includes(name));
  const unknown = Object.keys(manifest.rows).filter((table) => !tables.some(({ name }) => name === table));
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(
      `The backup is of a newer site; the database lacks: ${[...missing, ...unknown].join(", ")}.`,
    );
}

function columnsIn(row, { name, columns }) {
  const gone = Object.keys(row).filter((column) => column !== "rowid" && !columns.includes(column));
  if (gone.length > 0) throw new Error(`The table ${name} has no ${gone.join(", ")} any more.`);
  return columns.filter((column) => Object.hasOwn(row, column));
}
