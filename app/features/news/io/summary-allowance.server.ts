// Decides which articles are sent to models today. Whoever asks for summaries asks here first, so that no message is
// sent that could only find a spent budget or an open circuit breaker.
import { and, eq, inArray } from "drizzle-orm";
import { listModelStates } from "~/ai/core/circuit-breaker";
import type { Db } from "~/db/client.server";
import { dailyCounters, modelRests } from "~/db/count-tables.server";
import { countMoreStatement, utcDay } from "~/db/daily-counter.server";
import { valueList } from "~/db/value-list.server";
import { CALLS_PER_ARTICLE, messagesOfSource, messagesPerDay } from "~/features/news/core/run/run-policy";
import { toCircuitBreakers } from "./circuit-breaker-store.server";

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
  /** Ids of the sources that share the day. */
  readonly sources: readonly string[];
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
  const ofSource = messagesOfSource(callsPerDay, sources.length);

  /** Reads today's counts of these names. */
  function listCounts(names: readonly string[], now: Date) {
    return db
      .select({ name: dailyCounters.name, count: dailyCounters.count })
      .from(dailyCounters)
      .where(and(inArray(dailyCounters.name, valueList(names)), eq(dailyCounters.day, utcDay(now))));
  }

  /** How many articles may be sent to models now: none while every circuit breaker is open or the calls are spent. */
  async function getRoom(now: Date, ofSources = sources): Promise<SummaryRoom> {
    const [rows, rests] = await db.batch([
      listCounts([callCounter, MESSAGES, ...ofSources.map(toName)], now),
      db.select().from(modelRests),
    ]);
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const calls = callsPerDay - (counts.get(callCounter) ?? 0);
    const left = Math.min(Math.ceil(calls / CALLS_PER_ARTICLE), ofDay - (counts.get(MESSAGES) ?? 0));
    // Without a model the built-in extract becomes final, and an article need not wait for that.
    const state =
      models.length === 0 ? "ready" : listModelStates(models, toCircuitBreakers(rests), now.getTime());
    const most = state === "ready" ? left : state === "unsure" ? Math.min(left, PROBES) : 0;
    return {
      articles: Math.max(0, most),
      spentSources: ofSources.filter((id) => (counts.get(toName(id)) ?? 0) >= ofSource),
    };
  }

  /**
   * The ids of those of the candidates, in their order, that may be sent now. Each of them is counted. Who has looked
   * for room already gives what was found.
   */
  async function admit(
    candidates: readonly SummaryCandidate[],
    now: Date,
    found?: SummaryRoom,
  ): Promise<string[]> {
    if (candidates.length === 0) return [];
    const wantedSources = [...new Set(candidates.map(({ sourceId }) => sourceId))];
    const room = found ?? (await getRoom(now, wantedSources));
    const fitting = candidates
      .filter(({ sourceId }) => !room.spentSources.includes(sourceId))
      .slice(0, room.articles);
    if (fitting.length === 0) return [];
    const wanted = new Map<string, number>([[MESSAGES, fitting.length]]);
    for (const { sourceId } of fitting) wanted.set(toName(sourceId), (wanted.get(toName(sourceId)) ?? 0) + 1);
    const getLimit = (name: string) => (name === MESSAGES ? ofDay : ofSource);
    // One transaction: what was counted before it is what this caller takes from, and no other takes the same.
    const [before] = await db.batch([
      listCounts([...wanted.keys()], now),
      ...[...wanted].map(([name, more]) =>
        countMoreStatement(db, { name, more, limit: getLimit(name) }, now),
      ),
    ]);
    const left = new Map([...wanted.keys()].map((name) => [name, getLimit(name)]));
    for (const { name, count } of before) left.set(name, getLimit(name) - count);
    return fitting
      .filter(({ sourceId }) => {
        const names = [toName(sourceId), MESSAGES];
        if (names.some((name) => (left.get(name) ?? 0) <= 0)) return false;
        for (const name of names) left.set(name, (left.get(name) ?? 0) - 1);
        return true;
      })
      .map(({ id }) => id);
  }

  return { getRoom, admit };
}

function toName(sourceId: string): string {
  return OF_SOURCE + sourceId;
}
