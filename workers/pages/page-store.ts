// Live pages in KV, for isolates that have not rendered them yet. The free plan allows 1,000 writes a day and short
// links need some of them, so pages use a third at most. Without KV the site shows the same.

/** The part of KV that the keeper of pages needs. */
export interface PageStore {
  read(key: string): Promise<ArrayBuffer | null>;
  /** Nothing is written once the day's share is spent. */
  write(key: string, value: Uint8Array): Promise<void>;
}

/** Share of the day's KV writes (UTC) that cached pages may use, and the name of its counter. */
export const WRITES = { counter: "kept-live-pages", perDay: 300 } as const;

/** A page of an older version is never read again. */
const TTL_SECONDS = 2 * 86_400;

/** Pages in KV; the writes of a day are counted in D1. */
export function createPageStore(kv: Pick<KVNamespace, "get" | "put">, d1: D1Database): PageStore {
  return {
    read: (key) => kv.get(key, "arrayBuffer"),
    async write(key, value) {
      // Behind import(): a page that is only read never evaluates the database layer.
      const [{ createDb }, { countWithinDay }] = await Promise.all([
        import("~/db/client.server"),
        import("~/db/daily-counter.server"),
      ]);
      if (!(await countWithinDay(createDb(d1), WRITES.counter, WRITES.perDay, new Date()))) return;
      await kv.put(key, value, { expirationTtl: TTL_SECONDS });
    },
  };
}
