// Looks at the addresses that printed codes lead to: before one is set, and once a day.
import { sql } from "drizzle-orm";
import { findPage } from "~/addresses/addresses";
import type { Db } from "~/db/client.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import { lookAt } from "~/features/link-watch/io/look-at.server";
import { DAY_MS } from "~/lib/durations";

const PATIENCE_MS = 6000;
/** Looks of one hour: there are few such targets, and the rest follow in the next hour. */
const LOOKS_PER_HOUR = 10;

/**
 * Looks who answers at a checked target: a page of this site, or an address of the web. `found` is "200", "404",
 * "timeout" or why it was not asked, and `url` where the redirects end. Never throws.
 */
export async function lookAtTarget(target: string, fetchAllow: readonly string[]) {
  if (target.startsWith("/")) {
    const isPage = findPage(target.replace(/[?#].*$/, "")) !== null;
    return { found: isPage ? "200" : "404", answers: isPage, url: target, title: null };
  }
  const { sight } = await lookAt(
    target,
    false,
    // The author names this one address; robots.txt is about programs that wander.
    async () => null,
    { fetch, fetchAllow, userAgent: "AI-Teacher-Pro link check", timeoutMs: PATIENCE_MS },
  );
  return {
    found: sight.detail.replace("status:", ""),
    answers: sight.state === "works" || sight.state === "moved",
    url: sight.address ?? target,
    title: sight.title,
  };
}

/** Looks once a day at the addresses of other sites that codes lead to, and forgets those to which none leads any more. */
export async function lookAtTargets(
  db: Db,
  addresses: readonly string[],
  fetchAllow: readonly string[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const [, due = []] = await writeBatch<{ address: string }>(db, [
    sql`delete from target_looks where address not in ${valueList(addresses)}`,
    sql`
      select value as address from json_each(${JSON.stringify(addresses)})
      where value not in (select address from target_looks where looked_at > ${dayAgo}) limit ${LOOKS_PER_HOUR}`,
  ]);
  for (const { address } of due) {
    const { found, answers } = await lookAtTarget(address, fetchAllow);
    await db.run(sql`
      insert into target_looks (address, looked_at, answered_at, found)
      values (${address}, ${at}, ${answers ? at : null}, ${found})
      on conflict (address) do update set looked_at = excluded.looked_at, found = excluded.found,
        answered_at = coalesce(excluded.answered_at, answered_at)`);
  }
}
