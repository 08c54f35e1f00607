import type { Locale } from "~/addresses/languages";
import { createReadDb } from "~/db/client.server";
import {
  type ArchivedWeek,
  findDigest,
  listWeeks,
  type StoredDigest,
} from "~/features/digest/io/digest-store.server";
import type { Answer } from "~/lib/answer";
import type { AskDatabase } from "./ask-database";

/** The digest as loaders read it. */
export interface DigestService {
  /** Newest first. */
  listWeeks(locale: Locale): Promise<Answer<readonly ArchivedWeek[]>>;
  /** Null when the week was not built. */
  findDigest(locale: Locale, week: string): Promise<Answer<StoredDigest | null>>;
}

const QUESTION = { event: "digest not read" } as const;

/** Reads from the nearest replica. */
export function createDigestService(d1: D1Database, ask: AskDatabase): DigestService {
  return {
    listWeeks: (locale) => ask(QUESTION, () => listWeeks(createReadDb(d1), locale)),
    findDigest: (locale, week) => ask(QUESTION, () => findDigest(createReadDb(d1), locale, week)),
  };
}
