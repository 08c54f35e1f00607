import { and, eq, gt, lte, notInArray } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { watchedHosts, watchedLinks } from "~/db/link-tables.server";
import { valueList } from "~/db/value-list.server";
import { toNewLink, type WatchedLink } from "~/features/link-watch/core/link-state";
import { DAY_MS, MINUTE_MS } from "~/lib/durations";

/** Takes a host's turn, once a minute. Null when it was free, else the instant from which it will be. */
export async function takeTurn(db: Db, host: string, now: Date): Promise<Date | null> {
  const freeAt = new Date(now.getTime() + MINUTE_MS).toISOString();
  const taken = await db
    .insert(watchedHosts)
    .values({ host, freeAt })
    .onConflictDoUpdate({
      target: watchedHosts.host,
      set: { freeAt },
      setWhere: lte(watchedHosts.freeAt, now.toISOString()),
    })
    .returning();
  if (taken.length > 0) return null;
  const [row] = await db.select().from(watchedHosts).where(eq(watchedHosts.host, host));
  return new Date(row?.freeAt ?? freeAt);
}

/** Leaves a host alone until an instant. */
export async function restHost(db: Db, host: string, until: Date): Promise<void> {
  await db.update(watchedHosts).set({ freeAt: until.toISOString() }).where(eq(watchedHosts.host, host));
}

/** The robots.txt of a host that was read within a day, or null. */
export async function findRobots(db: Db, host: string, now: Date): Promise<string | null> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const [row] = await db
    .select({ robots: watchedHosts.robots })
    .from(watchedHosts)
    .where(and(eq(watchedHosts.host, host), gt(watchedHosts.robotsAt, dayAgo)));
  return row?.robots ?? null;
}

/** Keeps the robots.txt of a host. */
export async function keepRobots(db: Db, host: string, robots: string, now: Date): Promise<void> {
  const kept = { robots, robotsAt: now.toISOString() };
  await db
    .insert(watchedHosts)
    .values({ host, ...kept })
    .onConflictDoUpdate({ target: watchedHosts.host, set: kept });
}

/** The row of an address; one that nobody has looked at yet has a new one. */
export async function getLink(db: Db, address: string): Promise<WatchedLink> {
  const [row] = await db.select().from(watchedLinks).where(eq(watchedLinks.address, address));
  return row ?? toNewLink(address);
}

/** Stores the row of an address. */
export async function saveLink(db: Db, link: WatchedLink): Promise<void> {
  await db.insert(watchedLinks).values(link).onConflictDoUpdate({ target: watchedLinks.address, set: link });
}

/** The addresses with a change that no mail has told of. */
export function listUntold(db: Db): Promise<WatchedLink[]> {
  return db.select().from(watchedLinks).where(eq(watchedLinks.isTold, false)).orderBy(watchedLinks.address);
}

/** Forgets the addresses that the site no longer names. */
export async function forgetOthers(db: Db, addresses: readonly string[]): Promise<void> {
  await db.delete(watchedLinks).where(notInArray(watchedLinks.address, valueList(addresses)));
}
