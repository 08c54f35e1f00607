// State of this site at this moment, from the database, KV, the files and the configuration.
import { createDb } from "~/db/client.server";
import { listTroubles, troubleName } from "~/features/desk/core/troubles";
import { noteTroubles, readStoredFacts } from "~/features/desk/io/site-facts.server";
import { forgetOtherLooks, lookAtTarget, saveLook } from "~/features/desk/io/target-looks.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { retargetKey } from "~/features/short-links/core/link-target";
import { listRetargets, type RetargetRow } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { DAY_MS } from "~/lib/durations";
import { type Env, getConfig } from "../env";
import { readPagesState } from "../pages/pages-state";
import { withinBudget } from "../within-budget";

/** Looks of one hour: there are few such targets, and the rest follow in the next hour. */
const LOOKS_PER_HOUR = 10;
const KV_BUDGET_MS = 3000;

/** The hosts under which this site answers. */
export function ownHosts(env: Env): string[] {
  return [new URL(getConfig(env).siteOrigin).host];
}

/** Every target of the author's, followed or not; null where KV does not answer. */
export async function readOwnTargets(env: Env): Promise<RetargetRow[] | null> {
  try {
    const { keys } = await withinBudget(env.LINKS.list({ prefix: retargetKey("") }), KV_BUDGET_MS);
    const read = async ({ name: key }: { name: string }) => ({
      key,
      value: (await env.LINKS.get(key)) ?? "",
    });
    return listRetargets(await Promise.all(keys.map(read)), findShortLink, ownHosts(env));
  } catch {
    return null;
  }
}

/** The addresses of other sites to which a code leads by the author's target. */
export function listOutside({ targets, problem }: RetargetRow): string[] {
  const followed = problem === null ? Object.values(targets ?? {}) : [];
  return [...new Set(followed.filter((target) => target.startsWith("https:")))];
}

/** The facts, and what is off by them. Rejects where the database does not answer. */
export async function readSiteState(env: Env, now: Date) {
  const db = createDb(env.DB);
  const { domainPaidUntil, problems } = getConfig(env);
  const [stored, { lastRun }, own, pages] = await Promise.all([
    readStoredFacts(db, now),
    createRunStore(db).readCircumstances(FETCH_OPERATION),
    readOwnTargets(env),
    readPagesState(env).catch(() => "failed"),
  ]);
  const outside = own === null ? null : own.flatMap(listOutside);
  const facts = {
    ...stored,
    ...{ pages, lastRun, domainPaidUntil },
    wrongValues: [...new Set(problems.map(({ variable }) => variable))],
    areLinksDown: own === null,
    refusedTargets: (own ?? []).filter(({ problem }) => problem !== null).map(({ id }) => id),
    silentTargets: stored.looks.filter(
      ({ address, lookedAt, answeredAt }) => outside?.includes(address) && lookedAt !== answeredAt,
    ),
    lastBackupAt: stored.lastBackup?.takenAt ?? null,
  };
  const troubles = listTroubles(facts, now).map((trouble) => ({
    ...trouble,
    since: trouble.since ?? stored.since.get(troubleName(trouble)) ?? null,
  }));
  return { facts, troubles, outside };
}

/** Hourly: looks once a day at what printed codes lead to elsewhere, and remembers since when what is off. */
export async function noteSiteState(env: Env, now: Date): Promise<void> {
  const db = createDb(env.DB);
  const { facts, troubles, outside } = await readSiteState(env, now);
  await noteTroubles(db, troubles, now);
  if (outside === null) return;
  await forgetOtherLooks(db, outside);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const fresh = facts.looks.filter(({ lookedAt }) => lookedAt > dayAgo).map(({ address }) => address);
  const due = outside.filter((address) => !fresh.includes(address)).slice(0, LOOKS_PER_HOUR);
  const { fetchAllow } = getConfig(env);
  for (const address of due) await saveLook(db, address, await lookAtTarget(address, fetchAllow), now);
}
