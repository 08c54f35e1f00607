// How often one client may ask. Counting keeps no address.
import type { Context } from "hono";
import type { Db } from "~/db/client.server";
import { hashClient } from "~/db/client-hash.server";
import { countInWindow } from "~/db/rate-window-store.server";
import { secondsLeftInWindow, windowStartOf } from "~/lib/rate-window";
import { createRefusals } from "../memory-limit";
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
  const windowStart = windowStartOf(time, windowSeconds);
  const key = `${name}:${await hashClient(db, clientAddress(c), now)}`;
  if (!refusals.has(key, time)) {
    if (await countInWindow(db, key, windowStart, limit.limit)) return null;
    refusals.add(key, windowStart + windowSeconds * 1000);
  }
  return secondsLeftInWindow(time, windowSeconds);
}
