// Limits each client by the memory of one isolate, without storing anything. An isolate lives for minutes or hours and
// sees only some of the requests, so this bounds what one client can cause but does not count exactly.
import { toWindowStart } from "~/lib/rate-window";

export interface MemoryLimit {
  /** Counts one more for this client. Above a limit it returns false and counts nothing. */
  take(client: string, now: Date): boolean;
}

interface MemoryLimits {
  /** Per client and window. */
  readonly limit: number;
  /** Per window over all clients, which bounds the memory too. */
  readonly total: number;
  readonly windowSeconds: number;
}

/** A counter per client that starts anew with every window. */
export function createMemoryLimit({ limit, total, windowSeconds }: MemoryLimits): MemoryLimit {
  const counts = new Map<string, number>();
  let windowStart = 0;
  let taken = 0;
  return {
    take(client, now) {
      const start = toWindowStart(now.getTime(), windowSeconds);
      if (start !== windowStart) {
        windowStart = start;
        taken = 0;
        counts.clear();
      }
      const count = counts.get(client) ?? 0;
      if (count >= limit || taken >= total) return false;
      counts.set(client, count + 1);
      taken += 1;
      return true;
    },
  };
}

export interface DenyCache {
  /** Notes that a key is refused until an instant (epoch milliseconds). */
  add(key: string, until: number): void;
  has(key: string, now: number): boolean;
}

/** Remembers who was refused, so that asking again costs no query. Above `most` entries the oldest are forgotten. */
export function createRefusals(most: number): DenyCache {
  const ends = new Map<string, number>();
  return {
    add(key, until) {
      ends.delete(key);
      ends.set(key, until);
      const oldest = ends.size > most ? ends.keys().next().value : undefined;
      if (oldest !== undefined) ends.delete(oldest);
    },
    has(key, now) {
      const until = ends.get(key);
      if (until === undefined) return false;
      if (until > now) return true;
      ends.delete(key);
      return false;
    },
  };
}
