// Rows that a filled database knows better than a backup: who has unsubscribed since, and which mails have gone out. A
// restore over it adds the newsletter rows that it lacks and changes none that is there.
import { quoteName } from "./sql-rows.mjs";

const NEWSLETTER = new Set([
  "subscribers",
  "record_tokens",
  "confirmation_mails",
  "mail_stops",
  "digest_issues",
  "mails",
]);

/** True for a table whose rows win over those of a backup. */
export function isNewerHere(table) {
  return NEWSLETTER.has(table);
}

/** The rows of the backup whose key the table lacks, behind its own. A mail that waited then may have gone out since. */
export async function lacking(site, { name, keys }, rows) {
  const toKey = (row) => JSON.stringify(keys.map((key) => row[key]));
  const here = await site.query(`select ${keys.map(quoteName).join(", ")} from ${quoteName(name)}`);
  const known = new Set(here.map(toKey));
  const [{ last }] = await site.query(`select coalesce(max(rowid), 0) as last from ${quoteName(name)}`);
  return rows
    .filter((row) => !known.has(toKey(row)) && !(name === "mails" && row.message !== null))
    .map((row, index) => ({ ...row, rowid: last + 1 + index }));
}
