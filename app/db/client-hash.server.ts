// Names a visitor by a hash, so that no count per visitor keeps an address.
import { eq } from "drizzle-orm";
import { toHex } from "~/lib/bytes-as-text";
import { clientNetwork } from "~/lib/client-network";
import { sha256Hex } from "~/lib/sha-256";
import type { Db } from "./client.server";
import { dailySalts } from "./count-tables.server";
import { utcDay } from "./daily-counter.server";

/** The salt of today, kept per binding: every request would have to read it. */
const knownSalts = new WeakMap<D1Database, { day: string; salt: string }>();

async function getSalt(db: Db, now: Date): Promise<string> {
  const day = utcDay(now);
  const known = knownSalts.get(db.$client);
  if (known?.day === day) return known.salt;
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const [, rows] = await db.batch([
    db.insert(dailySalts).values({ day, salt: fresh }).onConflictDoNothing(),
    db.select().from(dailySalts).where(eq(dailySalts.day, day)),
  ]);
  const salt = rows[0]?.salt ?? fresh;
  knownSalts.set(db.$client, { day, salt });
  return salt;
}

/**
 * A short name for a client within one UTC day: the same all day, unlike any other day's, and useless once
 * the day's salt is deleted. The client is cut to its network first. `parts` are what else the hash stands for,
 * such as an article and an hour.
 */
export async function hashClient(
  db: Db,
  address: string,
  now: Date,
  ...parts: readonly string[]
): Promise<string> {
  const text = [await getSalt(db, now), clientNetwork(address), ...parts].join("\n");
  return (await sha256Hex(text)).slice(0, 32);
}
