// Which tables a backup carries: every table except those named here, so that a new one is never forgotten.
import { quoteName, toLiteral } from "./sql-rows.mjs";

/** Tables whose rows are worth nothing elsewhere or must not be kept. The site makes each of them again. */
const LEFT_BEHIND = new Set([
  // Locks of runs at work.
  "leases",
  // Marks of clients and the salt they were made with: the privacy page promises that they go within two days.
  "rate_windows",
  "daily_salts",
  "view_marks",
  // Made from the articles, as the search table is.
  "news_tags",
  "dropped_articles",
]);

/** These numbers may only rise. Otherwise a page that was kept under an old number would come back. */
const VERSIONS = "data_version";

const TABLES = `select name, sql from sqlite_master where type = 'table'
  and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by name`;

/** Of these tables only: the platform's own may not be looked into. */
function columnsQuery(names) {
  const wanted = names.map(toLiteral).join(", ");
  return `select tables.name as "table", columns.name as name, lower(columns.type) as type, columns.pk as pk
    from sqlite_master tables, pragma_table_info(tables.name) columns
    where tables.type = 'table' and tables.name in (${wanted})`;
}

const MIGRATIONS = "d1_migrations";
const SHADOWS = ["data", "idx", "content", "docsize", "config"];

/**
 * Reads the shape of the database: the migrations it went through, the tables to carry (those that others refer to
 * first) with their columns and keys, and the counters of versions.
 */
export async function readShape(site) {
  const found = await site.query(TABLES);
  const isVirtual = ({ sql }) => /^\s*create\s+virtual/i.test(sql);
  // Search tables and what they are made of: written again from the articles.
  const search = new Set(
    found.filter(isVirtual).flatMap(({ name }) => [name, ...SHADOWS.map((part) => `${name}_${part}`)]),
  );
  const own = found.filter(
    ({ name }) => !search.has(name) && !LEFT_BEHIND.has(name) && ![MIGRATIONS, VERSIONS].includes(name),
  );
  if (own.length === 0) return null;
  const columns = await site.query(columnsQuery([...own.map(({ name }) => name), VERSIONS]));
  const listColumns = (table) => columns.filter((column) => column.table === table);
  const migrations = await site.query(`select name from ${MIGRATIONS} order by id`);
  return {
    migrations: migrations.map(({ name }) => name),
    tables: parentsFirst(own).map(({ name }) => ({
      name,
      columns: carriedColumns(listColumns(name)),
      keys: listColumns(name).flatMap((column) => (column.pk > 0 ? [column.name] : [])),
    })),
    counters: listColumns(VERSIONS)
      .map(({ name }) => name)
      .filter((name) => name !== "id" && !name.endsWith("_changed")),
  };
}

/** The rowid is carried as well, since lists are ordered by it. An integer key is the rowid itself. */
function carriedColumns(columns) {
  const names = columns.map(({ name }) => name);
  const [key, ...more] = columns.filter(({ pk }) => pk > 0);
  return key?.type === "integer" && more.length === 0 ? names : ["rowid", ...names];
}

function parentsFirst(tables) {
  const listParents = ({ name, sql }) =>
    [...sql.matchAll(/references\s+[`"]?(\w+)/gi)].map(([, parent]) => parent).filter((one) => one !== name);
  const sorted = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter((table) => !listParents(table).some((parent) => names.has(parent)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...names].join(", ")}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Rows of each table. */
export async function countRows(site, tables) {
  const counts = tables.map(({ name }) => `(select count(*) from ${quoteName(name)}) as ${quoteName(name)}`);
  const [row] = await site.query(`select ${counts.join(", ")}`);
  return row;
}

/** The data versions of a site, by the names of their counters. */
export async function readVersions(site, counters) {
  if (counters.length === 0) return {};
  const [row] = await site.query(
    `select ${counters.map(quoteName).join(", ")} from ${VERSIONS} where id = 1`,
  );
  return row ?? {};
}

/** Raises every counter above both what is there and what came along. */
export function raiseVersions(counters, carried) {
  const raised = counters.map(
    (name) => `${quoteName(name)} = max(${quoteName(name)}, ${Number(carried[name] ?? 0)}) + 1`,
  );
  return raised.length === 0 ? [] : [`update ${VERSIONS} set ${raised.join(", ")} where id = 1`];
}
