// Codes of addresses name the key they were made with. When the key is set later or changed, this finds rows of the
// older key and makes their codes again. Otherwise no subscriber would be recognised.
import { and, gte, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailStops, subscribers } from "~/db/newsletter-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { hashAddress, hashPrefix, keyOldHash } from "~/features/newsletter/core/address-hash";

/** Rows of one sweep; the next hour takes the next. */
const MOST_ROWS = 200;

interface Renaming {
  readonly from: string;
  readonly to: string;
}

/**
 * Gives rows of an older key the codes of this one. If the older key is gone, a code can only be made from the
 * address, so people who unsubscribed under it stay unrecognised. While an issue is being mailed nothing is changed,
 * because its readers are read in the order of their codes.
 */
export async function rekeyAddresses(db: Db, secret: string): Promise<void> {
  const prefix = await hashPrefix(secret);
  const [rows, stops] = await db.batch([
    db
      .select({ hash: subscribers.addressHash, address: subscribers.address })
      .from(subscribers)
      .where(
        and(
          // As ranges of the key of the table, so that the rows in between are not read.
          or(lt(subscribers.addressHash, prefix), gte(subscribers.addressHash, `${prefix}~`)),
          or(isNotNull(subscribers.address), isUnkeyed(subscribers.addressHash)),
        ),
      )
      .limit(MOST_ROWS),
    db.select({ hash: mailStops.hash }).from(mailStops).where(isUnkeyed(mailStops.hash)).limit(MOST_ROWS),
  ]);
  const addresses: Renaming[] = [];
  for (const { hash, address } of rows) {
    const to =
      address === null
        ? await keyOldHash(hash, secret)
        : (await hashAddress({ dedupeKey: address.toLowerCase() }, secret)).address;
    if (to !== null) addresses.push({ from: hash, to });
  }
  const stopped: Renaming[] = [];
  for (const { hash } of stops) {
    const to = await keyOldHash(hash, secret);
    if (to !== null) stopped.push({ from: hash, to });
  }
  if (addresses.length + stopped.length > 0) await rename(db, addresses, stopped);
}

function isUnkeyed(column: SQLWrapper): SQL {
  return sql`instr(${column}, '.') = 0`;
}

async function rename(db: Db, addresses: readonly Renaming[], stopped: readonly Renaming[]): Promise<void> {
  const idle = sql`not exists (select 1 from digest_issues where mailed_at is null and issue is not null)`;
  const [names, stops] = [JSON.stringify(addresses), JSON.stringify(stopped)];
  const isOld = sql`address_hash in (select value ->> 'from' from json_each(${names})) and ${idle}`;
  const renamed = sql`address_hash = (
    select value ->> 'to' from json_each(${names}) where value ->> 'from' = address_hash)`;
  await writeBatch(db, [
    // Somebody may have signed up again under the new key meanwhile. A confirmed subscription wins, otherwise the
    // newer one.
    sql`update or replace subscribers set ${renamed} where ${isOld} and state = 'confirmed'`,
    sql`update or ignore subscribers set ${renamed} where ${isOld}`,
    sql`delete from subscribers where ${isOld}`,
    sql`update record_tokens set ${renamed} where ${isOld}`,
    sql`update mails set ${renamed} where ${isOld}`,
    sql`
      update or replace mail_stops
      set hash = (select value ->> 'to' from json_each(${stops}) where value ->> 'from' = hash)
      where hash in (select value ->> 'from' from json_each(${stops})) and ${idle}`,
  ]);
}
