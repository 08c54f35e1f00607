// Faults rows 41, 45 and 63: how often one client may ask, counted without keeping its address.
import type { Context } from "hono";
import type { Db } from "~/db/client.server";
import { hashClient } from "~/db/client-hash.server";
import { countInWindow } from "~/db/rate-window-store.server";
import { secondsLeftInWindow, windowStartOf } from "~/features/newsletter/core/rate-limit";

export interface ClientLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** The address Cloudflare saw; local requests share one name. */
export function clientAddress(c: Context): string {
  return c.req.header("CF-Connecting-IP") ?? "local";
}

/** Counts this request. Seconds to wait when the client is above its limit, else null. */
export async function secondsToWait(
  c: Context,
  db: Db,
  limit: ClientLimit,
  now: Date,
): Promise<number | null> {
  const { name, windowSeconds } = limit;
  const windowStart = windowStartOf(now.getTime(), windowSeconds);
  const key = `${name}:${await hashClient(db, clientAddress(c), now)}`;
  if ((await countInWindow(db, key, windowStart)) <= limit.limit) return null;
  return secondsLeftInWindow(now.getTime(), windowSeconds);
}
