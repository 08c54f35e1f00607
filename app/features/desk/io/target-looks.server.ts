// Looks at the addresses of other sites that printed codes lead to: before one is set, and once a day.
import { inArray, sql } from "drizzle-orm";
import { findPage } from "~/addresses/addresses";
import type { Db } from "~/db/client.server";
import { targetLooks } from "~/db/desk-tables.server";
import { valueList } from "~/db/value-list.server";
import { readTitle } from "~/features/link-watch/io/look-at.server";
import { followRedirects, NotFollowedError } from "~/lib/follow-redirects";
import { targetRefusal } from "~/lib/private-address";

const PATIENCE_MS = 6000;
const MOST_REDIRECTS = 5;

export interface TargetLook {
  /** "200", "404", "timeout", or why it was not asked. */
  readonly found: string;
  readonly answers: boolean;
  /** Where the redirects end. */
  readonly url: string;
  readonly title: string | null;
}

interface Looker {
  readonly fetch: typeof fetch;
  readonly fetchAllow: readonly string[];
}

/** Looks who answers at a checked target: a page of this site, or an address of the web. Never throws. */
export async function lookAtTarget(target: string, { fetch, fetchAllow }: Looker): Promise<TargetLook> {
  if (target.startsWith("/")) {
    const isPage = findPage(target.replace(/[?#].*$/, "")) !== null;
    return { found: isPage ? "200" : "404", answers: isPage, url: target, title: null };
  }
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const headers = { Accept: "text/html,*/*;q=0.5", "User-Agent": "AI-Teacher-Pro link check" };
    const { response, url } = await followRedirects(
      target,
      { headers, signal },
      { fetch, most: MOST_REDIRECTS, findRefusal: (to) => targetRefusal(to, fetchAllow) },
    );
    if (!response.ok) await response.body?.cancel();
    return {
      found: String(response.status),
      answers: response.ok,
      url,
      title: response.ok ? await readTitle(response, signal).catch(() => null) : null,
    };
  } catch (error) {
    const found =
      error instanceof NotFollowedError ? error.message : signal.aborted ? "timeout" : "no connection";
    return { found, answers: false, url: target, title: null };
  }
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

/** Forgets the looks at addresses to which no code leads any more. */
export async function forgetLooks(db: Db, addresses: readonly string[]): Promise<void> {
  await db.delete(targetLooks).where(inArray(targetLooks.address, valueList(addresses)));
}
