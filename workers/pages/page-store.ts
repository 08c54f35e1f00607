// Finished pages in KV, for isolates that have not rendered them yet. The free plan allows 1,000 writes a day and
// short links need some of them, so pages use half at most. Without KV the site shows the same.

/** The part of KV that the keeper of pages needs. */
export interface PageStore {
  read(key: string): Promise<ArrayBuffer | null>;
  /** Nothing is written once the day's share is spent. */
  write(key: string, value: Uint8Array): Promise<void>;
}

interface Share {
  readonly counter: string;
  /** KV writes per UTC day. */
  readonly writesPerDay: number;
  readonly ttlSeconds: number;
}

const DAY_SECONDS = 86_400;

/**
 * Live pages are written with every version, the others once per build, so that a walk over the whole site must not
 * take the share of the live ones. A page of an older version is never read again.
 */
export const SHARES = {
  live: { counter: "kept-live-pages", writesPerDay: 300, ttlSeconds: 2 * DAY_SECONDS },
  still: { counter: "kept-still-pages", writesPerDay: 200, ttlSeconds: 14 * DAY_SECONDS },
} as const satisfies Record<string, Share>;

/** The pages of one share in KV; the writes of a day are counted in D1. */
export function createPageStore(
  kv: Pick<KVNamespace, "get" | "put">,
  d1: D1Database,
  share: Share,
): PageStore {
  return {
    read: (key) => kv.get(key, "arrayBuffer"),
    async write(key, value) {
      const { counter, writesPerDay, ttlSeconds } = share;
      // Behind import(): a page that is only read never evaluates the database layer.
      const [{ createDb }, { countWithinDay }] = await Promise.all([
        import("~/db/client.server"),
        import("~/db/daily-counter.server"),
      ]);
      if (!(await countWithinDay(createDb(d1), counter, writesPerDay, new Date()))) return;
      await kv.put(key, value, { expirationTtl: ttlSeconds });
    },
  };
}
