// What is off on this site at this moment, by the database, KV, the files and the configuration.
import { createDb } from "~/db/client.server";
import { troubles } from "~/db/desk-tables.server";
import { countDomainDays, type Trouble, type TroubleKind, troubleName } from "~/features/desk/core/troubles";
import { lookAtTargets } from "~/features/desk/io/target-looks.server";
import { listStoredTroubles, noteTroubles } from "~/features/desk/io/troubles.server";
import { retargetKey } from "~/features/short-links/core/link-target";
import { listRetargets, type RetargetRow } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { type Env, getConfig } from "../env";
import { readPagesState } from "../pages/pages-state";
import { withinBudget } from "../within-budget";

const KV_BUDGET_MS = 3000;

/** The hosts under which this site answers. */
export function ownHosts(env: Env): string[] {
  return [new URL(getConfig(env).siteOrigin).host];
}

/** Every target of the author's, followed or not; null where KV does not answer. */
export async function readOwnTargets(env: Env): Promise<RetargetRow[] | null> {
  try {
    const { keys } = await withinBudget(env.LINKS.list({ prefix: retargetKey("") }), KV_BUDGET_MS);
    const entries = keys.map(async ({ name: key }) => ({ key, value: (await env.LINKS.get(key)) ?? "" }));
    return listRetargets(await Promise.all(entries), findShortLink, ownHosts(env));
  } catch {
    return null;
  }
}

/** The addresses of other sites to which codes lead by the author's targets. */
function listOutside(rows: readonly RetargetRow[]): string[] {
  const followed = rows.flatMap(({ targets, problem }) =>
    problem === null ? Object.values(targets ?? {}) : [],
  );
  return [...new Set(followed.filter((target) => target.startsWith("https:")))];
}

/** Everything that is off. What is missing on purpose is not. Rejects where the database does not answer. */
export async function readSiteState(env: Env, now: Date) {
  const db = createDb(env.DB);
  const { domainPaidUntil, problems } = getConfig(env);
  const [stored, noted, own, pages] = await Promise.all([
    listStoredTroubles(db, now),
    db.select().from(troubles),
    readOwnTargets(env),
    readPagesState(env).catch(() => "failed"),
  ]);
  const outside = own === null ? null : listOutside(own);
  const found: Trouble[] = [];
  const note = (kind: TroubleKind, subject = "") => found.push({ kind, subject, since: null });
  if (own === null) note("links");
  if (!pages.endsWith("finished")) note("pages");
  for (const name of new Set(problems.map(({ variable }) => variable))) note("value", name);
  if (domainPaidUntil !== null && countDomainDays(domainPaidUntil, now).isNear) note("domain");
  for (const { id, problem } of own ?? []) if (problem !== null) note("retarget", id);
  found.push(...stored.filter(({ kind, subject }) => kind !== "target-silent" || outside?.includes(subject)));
  const since = new Map(noted.map((row) => [row.name, row.since]));
  return {
    outside,
    troubles: found.map((trouble) => ({
      ...trouble,
      since: trouble.since ?? since.get(troubleName(trouble)) ?? null,
    })),
  };
}

/** Hourly: remembers since when what is off, and looks at what printed codes lead to elsewhere. */
export async function noteSiteState(env: Env, now: Date): Promise<void> {
  const db = createDb(env.DB);
  const { troubles: found, outside } = await readSiteState(env, now);
  await noteTroubles(db, found, now);
  if (outside !== null) await lookAtTargets(db, outside, getConfig(env).fetchAllow, now);
}
