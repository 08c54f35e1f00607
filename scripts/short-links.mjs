// The author's targets of short links, for the commands, the doctor and the deployment. The site's own rules decide
// what is right, and the Worker uses the same rules.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LOCALES } from "../app/addresses/languages.ts";
import { readDeployment, readVariables } from "./configuration.mjs";
import { loadSource } from "./load-source.mjs";
import { localState, ROOT } from "./project-node.mjs";

let rules = null;

/** The rules of `app/features/short-links/core` and the built-in targets, loaded once. */
export function loadLinkRules() {
  const parts = [
    "link-target.ts",
    "check-target.ts",
    "retarget-report.ts",
    "plan-retarget.ts",
    "short-link-path.ts",
  ];
  rules ??= loadSource(
    ...parts.map((part) => `app/features/short-links/core/${part}`),
    "app/features/short-links/io/built-in-links.server.ts",
  );
  return rules;
}

/** The hosts under which the site answers: here, and as it is deployed. */
export function listOwnHosts() {
  const origins = [readVariables().values, readDeployment().vars].map(({ SITE_ORIGIN }) =>
    URL.parse(String(SITE_ORIGIN ?? "")),
  );
  return origins.flatMap((origin) => (origin === null ? [] : [origin.host]));
}

/** False before the first start. Then there is nothing to look at, and the runtime would create the folder. */
export function hasLocalLinks() {
  return existsSync(resolve(ROOT, localState(), "v3", "kv"));
}

/** The rows of all targets of the author's that a store holds. */
export async function readRetargets(store) {
  const { findShortLink, listRetargets, retargetKey } = await loadLinkRules();
  const entries = await store.read(await store.listKeys(retargetKey("")));
  return listRetargets(entries, findShortLink, listOwnHosts());
}

/** The lines in which the doctor tells how many there are, and which of them no short link follows. */
export function describeRefused(rows) {
  const refused = rows.filter(({ problem }) => problem !== null);
  return [
    `Targets of short links that are yours: ${rows.length}, of which not followed: ${refused.length}`,
    ...refused.map(({ id, problem }) => `  ${id} ${problem}`),
  ];
}

function leadsTo(targets) {
  if (targets === null) return "nowhere: the 404 page";
  const all = LOCALES.map((locale) => targets[locale]);
  return new Set(all).size === 1
    ? all[0]
    : LOCALES.map((locale) => `${targets[locale]} (${locale})`).join(", ");
}

/** Line about one short link that the author has changed. */
export function describeRetarget({ id, targets, builtIn, problem }) {
  if (problem !== null) return `${id} ${problem}; it leads to ${leadsTo(targets)}`;
  const instead = builtIn === null ? "no item of the site has this id" : `instead of ${leadsTo(builtIn)}`;
  return `${id} leads to ${leadsTo(targets)}; ${instead}`;
}

/** Line about a short link that the author has left alone. */
export function describeBuiltIn(id, builtIn) {
  return `${id} leads to ${leadsTo(builtIn)}, as the site has it.`;
}
