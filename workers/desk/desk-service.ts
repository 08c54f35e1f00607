// Service for the pages of the desk. It exists for requests that the gate has let through, and for no others.
import type { Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { createDb } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import { type ActOutcome, describeTargets, parseAct } from "~/features/desk/core/acts";
import { listPartsOff } from "~/features/desk/core/troubles";
import { listActs } from "~/features/desk/io/act-store.server";
import { readStoredFacts } from "~/features/desk/io/site-facts.server";
import { lookAtTarget, saveLook } from "~/features/desk/io/target-looks.server";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { weekSlug } from "~/features/digest/core/iso-week";
import { listKeptStories } from "~/features/digest/io/digest-store.server";
import { toNewsCard } from "~/features/news/core/page/news-card";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { VISITOR_RUNS_PER_DAY, visitorRunsCounter } from "~/features/news/core/run/run-policy";
import { readCorrections } from "~/features/news/io/article-reader.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { countReaders } from "~/features/newsletter/io/digest-mailing.server";
import { listReports } from "~/features/reports/io/report-store.server";
import { countsSince } from "~/features/scans/core/scan-report";
import { checkTarget } from "~/features/short-links/core/check-target";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { DAY_MS } from "~/lib/durations";
import { type Env, getConfig } from "../env";
import { composeDigest } from "../jobs/digest";
import { MODEL_CALLS } from "../jobs/run-services";
import { createLog } from "../log";
import { WRITES } from "../pages/page-store";
import { createQueryRunner } from "../services/ask-database";
import { listOutsideTargets, ownHosts, readOwnTargets } from "./own-targets";
import { performAct } from "./perform-act";
import { readSiteState } from "./site-state";

export type Desk = ReturnType<typeof createDesk>;

type Counts = { readonly id: string; readonly scans: number } & Readonly<Record<Locale, number>>;

const NEWS_SHOWN = 50;
const SCAN_DAYS = 30;
const CODES = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

async function readPlaces(): Promise<(name: string) => string | null> {
  const { default: places } = await import("virtual:record-places");
  return (name) => places[name] ?? null;
}

/** The services of the desk for one request of `who`. */
export function createDesk(env: Env, requestId: string, who: string) {
  const now = new Date();
  const db = createDb(env.DB);
  const log = createLog({ requestId });
  const { ask } = createQueryRunner(log);
  const question = { event: "desk not read", budgetMs: 10_000 };
  const acts = () => ask(question, () => listActs(db, now));

  /** Troubles, the use of the day, and the last backup. */
  const readToday = () =>
    ask(question, async () => {
      const [{ facts, troubles }, place] = await Promise.all([readSiteState(env, now), readPlaces()]);
      const config = getConfig(env);
      const used = (name: string) => facts.counters.get(name) ?? 0;
      return {
        troubles: troubles.map((trouble) => ({
          ...trouble,
          place: place(`value ${trouble.subject}`) ?? place(`source ${trouble.subject}`),
        })),
        off: listPartsOff(config),
        lastRun: facts.lastRun,
        openReports: facts.openReports,
        lastBackup: facts.lastBackup,
        limits: [
          { name: "models" as const, used: used(MODEL_CALLS), most: config.aiDailyLimit },
          { name: "pages" as const, used: used(WRITES.counter), most: WRITES.perDay },
          {
            name: "runs" as const,
            used: used(visitorRunsCounter(RUN_KINDS.fetch.operation)),
            most: VISITOR_RUNS_PER_DAY,
          },
        ],
      };
    });

  const readCounts = (what: "scans" | "tries") =>
    ask(question, async () => {
      const since = utcDay(new Date(now.getTime() - SCAN_DAYS * DAY_MS));
      return (await env.DB.prepare(countsSince(what)).bind(since).all<Counts>()).results;
    });

  /** Every printed code with where it leads. Without the database the counts are missing, and nothing else. */
  async function readCodes() {
    const [own, scans, tries, looks, place] = await Promise.all([
      readOwnTargets(env).catch(() => null),
      readCounts("scans"),
      readCounts("tries"),
      ask(question, async () => (await readStoredFacts(db, now)).looks),
      readPlaces(),
    ]);
    const others = (own ?? []).map(({ id }) => id).filter((id) => !CODES.some((code) => code === id));
    const codes = [...CODES, ...others].map((id) => {
      const row = own?.find((one) => one.id === id);
      const targets = row?.targets ?? findShortLink(id);
      const outside = row === undefined ? [] : listOutsideTargets([row]);
      return {
        id,
        target: targets === null ? "" : describeTargets(targets),
        isOwn: row !== undefined,
        problem: row?.problem ?? null,
        looks: looks.ok ? looks.value.filter(({ address }) => outside.includes(address)) : [],
        counts: scans.ok ? (scans.value.find((one) => one.id === id) ?? null) : null,
        place: place(`code ${id}`) ?? place(`record ${id}`),
      };
    });
    return {
      codes,
      areLinksDown: own === null,
      areCountsKnown: scans.ok,
      tries: tries.ok ? tries.value : [],
    };
  }

  /** A look at a target before a code leads there; null for a code that the site does not know. */
  async function tryTarget(id: string, typed: string) {
    if (findShortLink(id) === null) return null;
    const checked = checkTarget(typed, ownHosts(env));
    if (!checked.ok) return { id, to: typed, look: null };
    const look = await lookAtTarget(checked.value, { fetch, fetchAllow: getConfig(env).fetchAllow });
    if (checked.value.startsWith("https:")) await ask(question, () => saveLook(db, checked.value, look, now));
    return { id, to: checked.value, look };
  }

  /** The newest articles with their citations, those taken off the site, and what readers reported. */
  const readNews = (locale: Locale) =>
    ask(question, async () => {
      const [{ articles }, { withdrawals }, reports, place] = await Promise.all([
        createNewsReader(db).listPublished({ tag: "all", locale, now, limit: NEWS_SHOWN }),
        readCorrections(db),
        listReports(db),
        readPlaces(),
      ]);
      return {
        cards: articles.map((article) => {
          const { id, title, lang, sourceName, publishedAt, citations } = toNewsCard(article, locale, 0);
          const card = { id, title, lang, sourceName, publishedAt, citations };
          return { ...card, place: place(`source ${sourceName}`) };
        }),
        withdrawals,
        reports,
      };
    });

  /** The next letter as it would go out now. */
  const readLetter = (locale: Locale) =>
    ask(question, async () => {
      const week = weekOfNextLetter(now);
      const [{ outcome }, kept, readers, place] = await Promise.all([
        composeDigest(db, week, locale),
        listKeptStories(db, week, locale),
        countReaders(db, locale),
        readPlaces(),
      ]);
      const { contactEmail, canWriteMails } = getConfig(env);
      const issue = outcome.kind === "issue" ? outcome.issue : null;
      return {
        ...{ week, slug: weekSlug(week), issue, readers },
        goodNews: outcome.kind === "none" ? outcome.goodNews : outcome.issue.news.length,
        kept,
        items: (issue?.items ?? []).map(({ id, title }) => ({ title, place: place(`record ${id}`) })),
        sendsTo: canWriteMails ? contactEmail : null,
      };
    });

  /** Does what a posted form asks for. */
  async function act(fields: Readonly<Record<string, unknown>>, locale: Locale): Promise<ActOutcome> {
    const asked = parseAct(fields);
    if (asked === null) return "refused";
    try {
      return await performAct(asked, { env, who, locale, now });
    } catch (error) {
      log.error("act failed", { error });
      return "failed";
    }
  }

  return { who, acts, readToday, readCodes, tryTarget, readNews, readLetter, act };
}
