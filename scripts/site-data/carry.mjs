// Takes what a site has collected into files and back. A site is what `local-site.mjs` and `production-site.mjs` open.
import { createFolder, openFolder } from "./backup-folder.mjs";
import { readEarlier } from "./earlier-rows.mjs";
import { searchStatements } from "./search-table.mjs";
import { countRows, raiseVersions, readShape, readVersions } from "./site-tables.mjs";
import { quoteName, toInserts } from "./sql-rows.mjs";

/** The author's own targets of printed codes; everything else in KV is written anew by the site. */
const RETARGET_PREFIX = "retarget/";
/** Of tables with long texts only a few rows are read at a time, so that no answer of the database gets too large. */
const LONG_ROWS = 200;
const SHORT_ROWS = 5000;
const LONG_TABLES = new Set(["ai_news", "article_texts", "mails", "digest_issues"]);
/** Characters of rows that are written at a time. */
const GROUP_LENGTH = 4_000_000;

const NO_DATABASE =
  "There is no migrated database. `npm start` makes the local one, `npm run deploy` production's.";

/** Writes everything worth keeping into a new folder; returns the rows per table and the number of retargets. */
export async function backUp(site, folderPath, now) {
  const shape = await readShape(site);
  if (shape === null) throw new Error(NO_DATABASE);
  const folder = createFolder(folderPath);
  const rows = {};
  // Tables that refer to other rows are read first. The rows they refer to may be added meanwhile, but they must not
  // be missing.
  for (const table of shape.tables.toReversed()) rows[table.name] = await backUpTable(site, folder, table);
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

async function backUpTable(site, folder, { name, columns }) {
  const most = LONG_TABLES.has(name) ? LONG_ROWS : SHORT_ROWS;
  // The columns are named, because the database computes some of them again when the rows are written.
  const wanted = [...new Set(["rowid", ...columns])].map(quoteName).join(", ");
  folder.startTable(name);
  let count = 0;
  for (let after = ""; ; ) {
    const rows = await site.query(
      `select ${wanted} from ${quoteName(name)} ${after} order by rowid limit ${most}`,
    );
    folder.addRows(name, rows);
    count += rows.length;
    if (rows.length < most) return count;
    after = `where rowid > ${rows.at(-1).rowid}`;
  }
}

/**
 * Writes a backup into a database that has gone through its migrations at least. One that holds rows is refused, or
 * emptied first where `replace` says so. Returns what `backUp` did.
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
    throw new Error(`The database is not empty: ${names}. With --replace all of it is deleted first.`);
  }
  if (filled.length > 0)
    await site.execute(filled.toReversed().map(({ name }) => `delete from ${quoteName(name)}`));
  const written = await writeRows(site, shape.tables, manifest, readRows);
  await site.execute([...(await searchStatements()), ...raiseVersions(shape.counters, manifest.versions)]);
  await site.links.write(retargets);
  const after = await countRows(site, shape.tables);
  const rows = { ...written, ...manifest.rows };
  const wrong = shape.tables.filter(({ name }) => after[name] !== (rows[name] ?? 0));
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => `${name} (${after[name]} of ${rows[name] ?? 0})`);
    throw new Error(`Not all rows arrived: ${names.join(", ")}.`);
  }
  return { rows, retargets: retargets.length };
}

/** Writes the rows of the backup as the tables of today hold them; returns how many went into each. */
async function writeRows(site, tables, manifest, readRows) {
  const ofToday = await readEarlier();
  const written = {};
  for (const { name } of tables.filter((table) => manifest.rows[table.name] > 0)) {
    for await (const group of readRows(name, GROUP_LENGTH)) {
      for (const { table, rows } of ofToday(name, group)) {
        const shape = tables.find((one) => one.name === table);
        await site.execute(toInserts(table, columnsIn(rows[0], shape), rows));
        written[table] = (written[table] ?? 0) + rows.length;
      }
    }
  }
  return written;
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
