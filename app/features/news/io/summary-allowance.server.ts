// Decides which articles are sent to models today. Whoever asks for summaries asks here first, so that no message is
// sent that could only find a spent budget or a model at rest.
import { and, eq, gte, like } from "drizzle-orm";
import { stateOfModels } from "~/ai/core/model-rest";
import type { Db } from "~/db/client.server";
import { dailyCounters, modelRests } from "~/db/count-tables.server";
import { countStatement, utcDay } from "~/db/daily-counter.server";
import { messagesOfSource, messagesPerDay } from "~/features/news/core/run/summary-share";
import { toModelRests } from "./model-rest-store.server";

/** Under these names messages are counted by day: all of them, and those of one source. */
const MESSAGES = "summary-messages";
const OF_SOURCE = `${MESSAGES} `;

/** With no model known to answer, one article finds out whether one does again. */
const PROBES = 1;

export interface SummaryCandidate {
  readonly id: string;
  readonly sourceId: string;
}

export interface SummaryBudget {
  /** Under this name the calls of models are counted. */
  readonly callCounter: string;
  readonly callsPerDay: number;
  /** The configured models. */
  readonly models: readonly string[];
  /** How many sources share the day. */
  readonly sources: number;
}

export interface SummaryRoom {
  /** How many articles may be sent now. */
  readonly articles: number;
  /** Sources that have had their share of the day. */
  readonly spentSources: readonly string[];
}

export type SummaryAllowance = ReturnType<typeof createSummaryAllowance>;

/** The summaries that a day has room for. */
export function createSummaryAllowance(db: Db, budget: SummaryBudget) {
  const { callCounter, callsPerDay, models, sources } = budget;
  const ofDay = messagesPerDay(callsPerDay);
  const ofSource = messagesOfSource(callsPerDay, sources);

  /** How many articles may be sent to models now: none while all of them rest or the day's calls are spent. */
  async function findRoom(now: Date): Promise<SummaryRoom> {
    const isToday = eq(dailyCounters.day, utcDay(now));
    const countOf = (name: string) =>
      db
        .select({ count: dailyCounters.count })
        .from(dailyCounters)
        .where(and(eq(dailyCounters.name, name), isToday));
    const [calls, messages, spent, rests] = await db.batch([
      countOf(callCounter),
      countOf(MESSAGES),
      db
        .select({ name: dailyCounters.name })
        .from(dailyCounters)
        .where(and(like(dailyCounters.name, `${OF_SOURCE}%`), isToday, gte(dailyCounters.count, ofSource))),
      db.select().from(modelRests),
    ]);
    const left = Math.min(callsPerDay - (calls[0]?.count ?? 0), ofDay - (messages[0]?.count ?? 0));
    // Without a model the built-in extract becomes final, and an article need not wait for that.
    const state = models.length === 0 ? "ready" : stateOfModels(models, toModelRests(rests), now.getTime());
    const most = state === "ready" ? left : state === "unsure" ? Math.min(left, PROBES) : 0;
    return {
      articles: Math.max(0, most),
      spentSources: spent.map(({ name }) => name.slice(OF_SOURCE.length)),
    };
  }

  /** The ids of those of the candidates, in their order, that may be sent now. Each of them is counted. */
  async function admit(candidates: readonly SummaryCandidate[], now: Date): Promise<string[]> {
    if (candidates.length === 0) return [];
    const { articles: room, spentSources } = await findRoom(now);
    const fitting = candidates.filter(({ sourceId }) => !spentSources.includes(sourceId)).slice(0, room);
    const ofSources = await countEach(fitting, ({ sourceId }) => OF_SOURCE + sourceId, ofSource, now);
    const admitted = await countEach(ofSources, () => MESSAGES, ofDay, now);
    return admitted.map(({ id }) => id);
  }

  /** Those that still found room under the name of their counter. One transaction: no two callers take the same. */
  async function countEach(
    candidates: readonly SummaryCandidate[],
    nameOf: (candidate: SummaryCandidate) => string,
    limit: number,
    now: Date,
  ): Promise<SummaryCandidate[]> {
    const [first, ...others] = candidates.map((candidate) =>
      countStatement(db, nameOf(candidate), limit, now),
    );
    if (first === undefined) return [];
    const counted = await db.batch([first, ...others]);
    return candidates.filter((_, index) => (counted[index] ?? []).length > 0);
  }

  return { findRoom, admit };
}
