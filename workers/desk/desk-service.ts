// The desk for one request of the author's, whom the gate has let through; nobody else's request has one.
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import type { ActOutcome, DeskPart } from "~/features/desk/core/acts";
import { listActs } from "~/features/desk/io/act-store.server";
import { valueOr } from "~/lib/answer";
import type { Env } from "../env";
import { createLog } from "../log";
import { createQueryRunner } from "../services/ask-database";
import { performAct } from "./perform-act";
import { readCodes } from "./read-codes";
import { readLetter } from "./read-letter";
import { readNews } from "./read-news";
import { readToday } from "./read-today";
import { toActSection } from "./show-acts";
import { createVisit } from "./visit";

export type Desk = ReturnType<typeof createDesk>;

const PARTS = { today: readToday, codes: readCodes, news: readNews, letter: readLetter };

/** The services of the desk for one request of `who`. */
export function createDesk(env: Env, requestId: string, who: string) {
  const now = new Date();
  const db = createDb(env.DB);
  const log = createLog({ requestId });
  const { ask: askDatabase } = createQueryRunner(log);
  /** Null where no answer comes. */
  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    return valueOr(await askDatabase({ event: "desk not read", budgetMs: 10_000 }, work), null);
  }

  /** The sections of a part, and what was done; or that the database does not answer. */
  async function read(part: DeskPart, query: URLSearchParams, locale: Locale) {
    // First, so that no form knows an act whose outcome its page does not show.
    const acts = await ask(() => listActs(db, now));
    const visit = createVisit(env, now, locale, query, acts?.[0]?.id ?? 0);
    const sections = await ask(() => PARTS[part](visit));
    const silence = { notes: [visit.words.noDatabase] };
    return { sections: sections ?? [silence], acts: acts === null ? silence : toActSection(acts, visit) };
  }

  /** Does what a posted form asks for. */
  async function act(fields: Readonly<Record<string, unknown>>, locale: Locale): Promise<ActOutcome> {
    try {
      return await performAct(fields, { env, db, who, locale, now });
    } catch (error) {
      log.error("act failed", { error });
      return "failed";
    }
  }

  return { who, read, act };
}
