// Service for the pages of the desk. It exists for requests that the gate has let through, and for no others.
import { forEachLocale, type Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { createDb } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import { targetLooks } from "~/db/desk-tables.server";
import type { ActOutcome } from "~/features/desk/core/acts";
import { listPartsOff } from "~/features/desk/core/troubles";
import { listActs } from "~/features/desk/io/act-store.server";
import { lookAtTarget } from "~/features/desk/io/target-looks.server";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { weekSlug } from "~/features/digest/core/iso-week";
import { listKeptStories } from "~/features/digest/io/digest-store.server";
import { toNewsCard } from "~/features/news/core/page/news-card";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { VISITOR_RUNS_PER_DAY, visitorRunsCounter } from "~/features/news/core/run/run-policy";
import { readCorrections } from "~/features/news/io/article-reader.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { countReaders } from "~/features/newsletter/io/digest-mailing.server";
import { REPORTS } from "~/features/reports/core/reader-report";
import { listReports } from "~/features/reports/io/report-store.server";
import { countsSince } from "~/features/scans/core/scan-report";
import { checkTarget } from "~/features/short-links/core/check-target";
import { describeTargets } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { valueOr } from "~/lib/answer";
import { DAY_MS } from "~/lib/durations";
import { type Env, getConfig } from "../env";
import { composeDigest } from "../jobs/digest";
import { MODEL_CALLS } from "../jobs/run-services";
import { createLog } from "../log";
import { WRITES } from "../pages/page-store";
import { createQueryRunner } from "../services/ask-database";
import { performAct } from "./perform-act";
import { listOutside, ownHosts, readOwnTargets, readSiteState } from "./site-state";

export type Desk = ReturnType<typeof createDesk>;

type Counts = { readonly id: string; readonly scans: number } & Readonly<Record<Locale, number>>;

const NO_SCANS: Counts = { id: "", scans: 0, ...forEachLocale(() => 0) };
const NEWS_SHOWN = 50;
const SCAN_DAYS = 30;
const CODES: readonly string[] = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

/** A target that was set by a command since the last hour. */
function notLookedAt(address: string) {
  return { address, answeredAt: null, found: null };
}

/** Finds file and line of a record by its kind and name. */
async function readPlaces(): Promise<(name: string) => string | null> {
  const { default: places } = await import("virtual:record-places");
  return (name) => places[name] ?? null;
}

/** The services of the desk for one request of `who`. */
export function createDesk(env: Env, requestId: string, who: string) {
  const now = new Date();
  const db = createDb(env.DB);
  const log = createLog({ requestId });
  const config = getConfig(env);
  const { ask: askDatabase } = createQueryRunner(log);
  /** Null where no answer comes. */
  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    return valueOr(await askDatabase({ event: "desk not read", budgetMs: 10_000 }, work), null);
  }

  /** Troubles, the use of the day, and the last backup. */
  const readToday = () =>
    ask(async () => {
      const [{ facts, troubles }, place] = await Promise.all([readSiteState(env, now), readPlaces()]);
      const { lastRun, openReports, lastBackup, domainPaidUntil } = facts;
      const visitorRuns = visitorRunsCounter(RUN_KINDS.fetch.operation);
      const limits = [
        { name: "models", counter: MODEL_CALLS, most: config.aiDailyLimit },
        { name: "pages", counter: WRITES.counter, most: WRITES.perDay },
        { name: "runs", counter: visitorRuns, most: VISITOR_RUNS_PER_DAY },
        { name: "reports", counter: REPORTS.counter, most: REPORTS.perDay },
      ] as const;
      return {
        ...{ lastRun, openReports, lastBackup, domainPaidUntil },
        troubles: troubles.map((trouble) => ({
          ...trouble,
          place: place(`value ${trouble.subject}`) ?? place(`source ${trouble.subject}`),
        })),
        off: listPartsOff(config),
        limits: limits.map((limit) => ({ ...limit, used: facts.counters.get(limit.counter) ?? 0 })),
      };
    });

  /** Every printed code, and every other that the author leads elsewhere. What the database knows is null without it. */
  async function readCodes() {
    const since = utcDay(new Date(now.getTime() - SCAN_DAYS * DAY_MS));
    const count = async (what: "scans" | "tries") =>
      (await env.DB.prepare(countsSince(what)).bind(since).all<Counts>()).results;
    const [own, stored, place] = await Promise.all([
      readOwnTargets(env),
      ask(() => Promise.all([count("scans"), count("tries"), db.select().from(targetLooks)])),
      readPlaces(),
    ]);
    const [scans, tries, looks] = stored ?? [null, [], []];
    const others = (own ?? []).map(({ id }) => id).filter((id) => !CODES.includes(id));
    const codes = [...CODES, ...others].map((id) => {
      const row = own?.find((one) => one.id === id);
      return {
        id,
        target: describeTargets(row?.targets ?? findShortLink(id) ?? {}),
        isOwn: row !== undefined,
        isRefused: row !== undefined && row.problem !== null,
        looks: (row === undefined ? [] : listOutside(row)).map(
          (address) => looks.find((look) => look.address === address) ?? notLookedAt(address),
        ),
        counts: scans === null ? null : (scans.find((one) => one.id === id) ?? NO_SCANS),
        place: place(`code ${id}`) ?? place(`record ${id}`),
      };
    });
    return { codes, tries, areLinksDown: own === null };
  }

  /** A look at a target before a code leads there; null for a code that the site does not know. */
  async function tryTarget(id: string, typed: string) {
    if (findShortLink(id) === null) return null;
    const checked = checkTarget(typed, ownHosts(env));
    if (!checked.ok) return { id, to: typed, look: null };
    return { id, to: checked.value, look: await lookAtTarget(checked.value, config.fetchAllow) };
  }

  /** The newest articles with their citations, those taken off the site, and what readers reported. */
  const readNews = (locale: Locale) =>
    ask(async () => {
      const [{ articles }, { withdrawals }, reports, place] = await Promise.all([
        createNewsReader(db).listPublished({ tag: "all", locale, now, limit: NEWS_SHOWN }),
        readCorrections(db),
        listReports(db),
        readPlaces(),
      ]);
      const cards = articles.map((article) => ({
        ...toNewsCard(article, locale, 0),
        place: place(`source ${article.sourceName}`),
      }));
      return { cards, withdrawals, reports };
    });

  /** The next letter as it would go out now. */
  const readLetter = (locale: Locale) =>
    ask(async () => {
      const week = weekOfNextLetter(now);
      const [{ outcome }, kept, readers, place] = await Promise.all([
        composeDigest(db, week, locale),
        listKeptStories(db, week, locale),
        countReaders(db, locale),
        readPlaces(),
      ]);
      const issue = outcome.kind === "issue" ? outcome.issue : null;
      return {
        ...{ week, slug: weekSlug(week), issue, kept, readers },
        goodNews: outcome.kind === "none" ? outcome.goodNews : outcome.issue.news.length,
        items: (issue?.items ?? []).map(({ id, title }) => ({ title, place: place(`record ${id}`) })),
        sendsTo: config.canWriteMails ? config.contactEmail : null,
      };
    });

  /** Does what a posted form asks for. */
  async function act(fields: Readonly<Record<string, unknown>>, locale: Locale): Promise<ActOutcome> {
    try {
      return await performAct(fields, { env, who, locale, now });
    } catch (error) {
      log.error("act failed", { error });
      return "failed";
    }
  }

  const readActs = () => ask(() => listActs(db, now));
  return { who, readActs, readToday, readCodes, tryTarget, readNews, readLetter, act };
}
