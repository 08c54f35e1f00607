// The author's targets of short links, as the desk and its hourly look read them from KV.

import { retargetKey } from "~/features/short-links/core/link-target";
import { listRetargets, type RetargetRow } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { type Env, getConfig } from "../env";
import { withinBudget } from "../within-budget";

const KV_BUDGET_MS = 3000;

/** The hosts under which this site answers. */
export function ownHosts(env: Env): string[] {
  return [new URL(getConfig(env).siteOrigin).host];
}

/** Every target of the author's, followed or not. Rejects where KV does not answer. */
export async function readOwnTargets(env: Env): Promise<RetargetRow[]> {
  const { keys } = await withinBudget(env.LINKS.list({ prefix: retargetKey("") }), KV_BUDGET_MS);
  const entries = await Promise.all(
    keys.map(async ({ name: key }) => ({ key, value: (await env.LINKS.get(key)) ?? "" })),
  );
  return listRetargets(entries, findShortLink, ownHosts(env));
}

/** The addresses of other sites among them that are followed. */
export function listOutsideTargets(rows: readonly RetargetRow[]): string[] {
  const targets = rows.flatMap(({ targets, problem }) =>
    targets === null || problem !== null ? [] : Object.values(targets),
  );
  return [...new Set(targets.filter((target) => target.startsWith("https:")))];
}
