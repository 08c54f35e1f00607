// How often one client may ask. Counting keeps no address.
import type { Context } from "hono";
import type { Db } from "~/db/client.server";
import { hashClient } from "~/db/client-hash.server";
import { countInWindow } from "~/db/rate-window-store.server";
import { clientSite } from "~/lib/client-network";
import { secondsLeftInWindow, toWindowStart } from "~/lib/rate-window";
import { createMemoryLimit, createRefusals } from "../memory-limit";
import { clientAddress } from "./client-address";

export interface ClientLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** How many refused clients an isolate remembers: a few hundred kilobytes at most. */
const refusals = createRefusals(2000);

/**
 * Counts this request. Returns the seconds to wait when the client is above its limit, else null. A refused client is
 * refused from memory until the window ends.
 */
export async function secondsToWait(
  c: Context,
  db: Db,
  limit: ClientLimit,
  now: Date,
): Promise<number | null> {
  const { name, windowSeconds } = limit;
  const time = now.getTime();
  const windowStart = toWindowStart(time, windowSeconds);
  const key = `${name}:${await hashClient(db, clientAddress(c), now)}`;
  if (!refusals.has(key, time)) {
    if (await countInWindow(db, key, windowStart, limit.limit)) return null;
    refusals.add(key, windowStart + windowSeconds * 1000);
  }
  return secondsLeftInWindow(time, windowSeconds);
}

interface WideLimit extends ClientLimit {
  /** Of all networks of one site, within the window of `wideSeconds`. */
  readonly perSite: number;
  /** Over all clients, within the same window. One site cannot use it up. */
  readonly overAll: number;
  readonly wideSeconds: number;
}

/**
 * Counts a request of one client, of its site and over all clients, and returns what `secondsToWait` does. Whoever rents a
 * server has thousands of networks: the two wide counts are kept in memory, and what is above them costs no write.
 */
export function createWideLimit({ perSite, overAll, wideSeconds, ...limit }: WideLimit) {
  const wide = createMemoryLimit({ limit: perSite, total: overAll, windowSeconds: wideSeconds });
  return async (c: Context, db: Db, now: Date): Promise<number | null> => {
    const site = await hashClient(db, clientSite(clientAddress(c)), now);
    if (!wide.take(site, now)) return secondsLeftInWindow(now.getTime(), wideSeconds);
    return secondsToWait(c, db, limit, now);
  };
}
