// Questions about scans and about codes tried in vain, as the command and the desk put them. Days are those of UTC.
import { LOCALES } from "~/addresses/languages";

/** A column of its own for the counts of each language. */
const BY_LANGUAGE = LOCALES.map((locale) => `sum(iif(language = '${locale}', count, 0)) as "${locale}"`).join(
  ", ",
);

const SOURCES = { scans: { table: "link_scans", id: "id" }, tries: { table: "unknown_codes", id: "code" } };

/** By month and id, the newest month and the most counted first. */
export function countsByMonth(what: keyof typeof SOURCES): string {
  const { table, id } = SOURCES[what];
  return `select substr(day, 1, 7) as month, ${id} as id, sum(count) as scans, ${BY_LANGUAGE}
    from ${table} group by month, ${id} order by month desc, scans desc, ${id}`;
}

/** By id, from the day that stands for the question mark on, the most counted first. */
export function countsSince(what: keyof typeof SOURCES): string {
  const { table, id } = SOURCES[what];
  return `select ${id} as id, sum(count) as scans, ${BY_LANGUAGE}
    from ${table} where day >= ? group by ${id} order by scans desc, ${id} limit 200`;
}
