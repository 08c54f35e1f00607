import type { Locale } from "~/addresses/languages";
import { createReadDb } from "~/db/client.server";
import {
  type ArchivedWeek,
  findDigest,
  listWeeks,
  type StoredDigest,
} from "~/features/digest/io/digest-store.server";
import type { Log } from "../log";

/** The digest as loaders read it; nothing here rejects. */
export interface DigestService {
  /** Newest first; empty when the database does not answer, and then the page is not kept. */
  listWeeks(locale: Locale): Promise<readonly ArchivedWeek[]>;
  /** Null when the week was not built; `failed` when the database does not answer. */
  findDigest(locale: Locale, week: string): Promise<StoredDigest | null | "failed">;
}

/** Reads from the nearest replica. */
export function createDigestService(d1: D1Database, log: Log, degraded: { value: boolean }): DigestService {
  async function attempt<T>(work: () => Promise<T>): Promise<T | "failed"> {
    try {
      return await work();
    } catch (error) {
      degraded.value = true;
      log.error("digest not read", { error });
      return "failed";
    }
  }
  return {
    async listWeeks(locale) {
      const weeks = await attempt(() => listWeeks(createReadDb(d1), locale));
      return weeks === "failed" ? [] : weeks;
    },
    findDigest: (locale, week) => attempt(() => findDigest(createReadDb(d1), locale, week)),
  };
}
