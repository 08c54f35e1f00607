// Looks at the addresses that printed codes lead to: before one is set, and once a day.
import { notInArray, sql } from "drizzle-orm";
import { findPage } from "~/addresses/addresses";
import type { Db } from "~/db/client.server";
import { targetLooks } from "~/db/desk-tables.server";
import { valueList } from "~/db/value-list.server";
import { lookAt } from "~/features/link-watch/io/look-at.server";

const PATIENCE_MS = 6000;

export interface TargetLook {
  /** "200", "404", "timeout", or why it was not asked. */
  readonly found: string;
  readonly answers: boolean;
  /** Where the redirects end. */
  readonly url: string;
  readonly title: string | null;
}

/** Looks who answers at a checked target: a page of this site, or an address of the web. Never throws. */
export async function lookAtTarget(target: string, fetchAllow: readonly string[]): Promise<TargetLook> {
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

/** Remembers what a look has found. */
export async function saveLook(db: Db, address: string, look: TargetLook, now: Date): Promise<void> {
  const lookedAt = now.toISOString();
  const answeredAt = look.answers ? lookedAt : null;
  await db
    .insert(targetLooks)
    .values({ address, lookedAt, answeredAt, found: look.found })
    .onConflictDoUpdate({
      target: targetLooks.address,
      set: {
        lookedAt,
        found: look.found,
        answeredAt: sql`coalesce(${answeredAt}, ${targetLooks.answeredAt})`,
      },
    });
}

/** Forgets the looks at all other addresses: no code leads there any more. */
export async function forgetOtherLooks(db: Db, addresses: readonly string[]): Promise<void> {
  await db.delete(targetLooks).where(notInArray(targetLooks.address, valueList(addresses)));
}
