// Limits of the pages that a device caches for reading without a network.

/**
 * The limit of cached pages. Every list is an address of its own, and a visitor's device is not ours to
 * fill.
 */
export const MOST_CACHED_PAGES = 60;

/** The limit of pages and files together. */
export const MOST_CACHED_BYTES = 12_000_000;

export interface CachedEntry {
  readonly address: string;
  readonly bytes: number;
  /** Addresses of the files of a page; null for what is a file itself. */
  readonly needs: readonly string[] | null;
  /** True for what the reader asked to keep: it stays whatever the limits say, and they do not count it. */
  readonly asked?: boolean;
}

/** Addresses to remove: the oldest pages beyond a limit, and files that no other page needs. `entries` has the oldest first. */
export function listSurplus(entries: readonly CachedEntry[]): string[] {
  const bytesAt = new Map(entries.map(({ address, bytes }) => [address, bytes]));
  const asked = entries.filter((entry) => entry.asked === true);
  const stays = new Set<string>(asked.flatMap(({ address, needs }) => [address, ...(needs ?? [])]));
  const pages = entries.flatMap(({ address, needs }) =>
    needs === null || stays.has(address) ? [] : [[address, ...needs]],
  );
  let bytes = 0;
  for (const page of pages.slice(-MOST_CACHED_PAGES).reverse()) {
    for (const address of page) if (!stays.has(address)) bytes += bytesAt.get(address) ?? 0;
    if (bytes > MOST_CACHED_BYTES) break;
    for (const address of page) stays.add(address);
  }
  return [...bytesAt.keys()].filter((address) => !stays.has(address));
}
