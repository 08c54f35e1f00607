// State of this site at this moment, from the database, KV, the files and the configuration.
import { createDb } from "~/db/client.server";
import { listTroubles, type Trouble, troubleName } from "~/features/desk/core/troubles";
import { noteTroubles, readStoredFacts } from "~/features/desk/io/site-facts.server";
import { forgetLooks, lookAtTarget, saveLook } from "~/features/desk/io/target-looks.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { DAY_MS } from "~/lib/durations";
import { type Env, getConfig } from "../env";
import { readPagesState } from "../pages/pages-state";
import { listOutsideTargets, readOwnTargets } from "./own-targets";

/** Looks of one hour: there are few such targets, and the rest follow in the next hour. */
const LOOKS_PER_HOUR = 10;

/** The facts, and what is off by them. Rejects where the database does not answer. */
export async function readSiteState(env: Env, now: Date) {
  const db = createDb(env.DB);
  const [stored, { lastRun }, targets, pages] = await Promise.all([
    readStoredFacts(db, now),
    createRunStore(db).readCircumstances(FETCH_OPERATION),
    readOwnTargets(env).catch(() => null),
    readPagesState(env).catch(() => "failed"),
  ]);
  const outside = targets === null ? null : listOutsideTargets(targets);
  const facts = {
    ...stored,
    ...{ pages, lastRun },
    wrongValues: [...new Set(getConfig(env).problems.map(({ variable }) => variable))],
    areLinksDown: targets === null,
    refusedTargets: (targets ?? []).filter(({ problem }) => problem !== null).map(({ id }) => id),
    silentTargets: stored.looks.filter(
      ({ address, lookedAt, answeredAt }) => outside?.includes(address) && lookedAt !== answeredAt,
    ),
    lastBackupAt: stored.lastBackup?.takenAt ?? null,
  };
  const found: Trouble[] = listTroubles(facts, now).map((trouble) => ({
    ...trouble,
    since: trouble.since ?? stored.since.get(troubleName(trouble)) ?? null,
  }));
  return { facts, troubles: found, outside };
}

/** Hourly: looks once a day at what printed codes lead to elsewhere, and remembers since when what is off. */
export async function noteSiteState(env: Env, now: Date): Promise<void> {
  const db = createDb(env.DB);
  const { facts, troubles, outside } = await readSiteState(env, now);
  await noteTroubles(db, troubles, now);
  if (outside === null) return;
  const known = new Map(facts.looks.map(({ address, lookedAt }) => [address, lookedAt]));
  const isDue = (address: string) => now.getTime() - Date.parse(known.get(address) ?? "1970") > DAY_MS;
  await forgetLooks(
    db,
    [...known.keys()].filter((address) => !outside.includes(address)),
  );
  const { fetchAllow } = getConfig(env);
  for (const address of outside.filter(isDue).slice(0, LOOKS_PER_HOUR))
    await saveLook(db, address, await lookAtTarget(address, { fetch, fetchAllow }), now);
}
