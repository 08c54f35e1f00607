import { eq, lte, notInArray } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { watchedHosts, watchedLinks } from "~/db/link-tables.server";
import { valueList } from "~/db/value-list.server";
import { toNewLink, type WatchedLink } from "~/features/link-watch/core/link-state";
import { DAY_MS, MINUTE_MS } from "~/lib/durations";

/** A host as a look comes to it. */
export interface Turn {
  /** The instant from which it may be asked; null where that is now. */
  readonly freeAt: Date | null;
  /** Its robots.txt; null where it was not read within a day. */
  readonly robots: string | null;
}

/** The watched addresses and their hosts. */
export function createLinkStore(db: Db) {
  return {
    /** Takes a host's turn, once a minute. */
    async takeTurn(host: string, now: Date): Promise<Turn> {
      const freeAt = new Date(now.getTime() + MINUTE_MS).toISOString();
      const [taken] = await db
        .insert(watchedHosts)
        .values({ host, freeAt })
        .onConflictDoUpdate({
          target: watchedHosts.host,
          set: { freeAt },
          setWhere: lte(watchedHosts.freeAt, now.toISOString()),
        })
        .returning();
      if (taken !== undefined) {
        const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
        return { freeAt: null, robots: (taken.robotsAt ?? "") > dayAgo ? taken.robots : null };
      }
      const [row] = await db.select().from(watchedHosts).where(eq(watchedHosts.host, host));
      return { freeAt: new Date(row?.freeAt ?? freeAt), robots: null };
    },

    /** Keeps of a host whose turn was taken what was found: its robots.txt, or when it may be asked again. */
    async updateHost(host: string, found: Partial<typeof watchedHosts.$inferInsert>): Promise<void> {
      await db.update(watchedHosts).set(found).where(eq(watchedHosts.host, host));
    },

    /** The row of an address; one that nobody has looked at yet has a new one. */
    async getLink(address: string): Promise<WatchedLink> {
      const [row] = await db.select().from(watchedLinks).where(eq(watchedLinks.address, address));
      return row ?? toNewLink(address);
    },

    async saveLink(link: WatchedLink): Promise<void> {
      await db
        .insert(watchedLinks)
        .values(link)
        .onConflictDoUpdate({ target: watchedLinks.address, set: link });
    },

    /** The addresses with a change that no mail has told of, the one that was looked at last behind the others. */
    listUntold(): Promise<WatchedLink[]> {
      return db
        .select()
        .from(watchedLinks)
        .where(eq(watchedLinks.isTold, false))
        .orderBy(watchedLinks.seenAt);
    },

    /** Forgets the addresses that the site no longer names. */
    async forgetOthers(addresses: readonly string[]): Promise<void> {
      await db.delete(watchedLinks).where(notInArray(watchedLinks.address, valueList(addresses)));
    },
  };
}
