// Report of the targets in KV besides the built-in ones, for the author's commands, the doctor and the deployment.
import { LOCALES } from "~/addresses/languages";
import { checkRetarget } from "./check-target";
import { idOfRetargetKey, type LinkTargets, mergeTargets, type Retarget, retargetKey } from "./link-target";
import { normaliseLinkId } from "./short-link-path";

export interface StoredEntry {
  readonly key: string;
  readonly value: string;
}

export interface RetargetRow {
  /** The id as it stands in the key. */
  readonly id: string;
  readonly builtIn: LinkTargets | null;
  /** Where the link leads now; null when nobody knows the id. */
  readonly targets: LinkTargets | null;
  /** Why the author's target is not followed, as a sentence about it. Null when it is followed. */
  readonly problem: string | null;
}

type FindBuiltIn = (id: string) => LinkTargets | null;

function readRow(
  id: string,
  value: string,
  findBuiltIn: FindBuiltIn,
  ownHosts: readonly string[],
): RetargetRow {
  const builtIn = findBuiltIn(id);
  const canonical = normaliseLinkId(id);
  const refused = (problem: string) => ({ id, builtIn, targets: builtIn, problem });
  if (canonical === null) return refused("is never read: no short link can be spelt like this");
  if (canonical !== id) return refused(`is never read: the id is spelt ${canonical}`);
  const checked = checkRetarget(value, ownHosts);
  if (!checked.ok) return refused(`is not followed: it ${checked.reason}`);
  return { id, builtIn, targets: mergeTargets(builtIn, checked.value), problem: null };
}

/** The author's targets among the entries of KV, by id. */
export function listRetargets(
  entries: readonly StoredEntry[],
  findBuiltIn: FindBuiltIn,
  ownHosts: readonly string[],
): RetargetRow[] {
  return entries
    .flatMap(({ key, value }) => {
      const id = idOfRetargetKey(key);
      return id === null ? [] : [readRow(id, value, findBuiltIn, ownHosts)];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Targets as words: one for all languages, or one for each. */
export function describeTargets(targets: Retarget): string {
  const all = new Set(LOCALES.map((locale) => targets[locale] ?? ""));
  if (all.size === 1) return [...all].join("");
  return LOCALES.map((locale) => `${targets[locale] ?? ""} (${locale})`).join(", ");
}

/**
 * True for a key that an earlier version of the site used: the bare id, for built-in targets and the author's alike.
 * Every key that is written today has a slash in it.
 */
export function isFormerKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,79}$/.test(key);
}

function isBuiltIn(value: string, builtIn: LinkTargets | null): boolean {
  const checked = checkRetarget(value, []);
  if (!checked.ok || builtIn === null) return false;
  const stored: Retarget = checked.value;
  return LOCALES.every((locale) => stored[locale] === builtIn[locale]);
}

/**
 * The entries to write so that no author's target under a former key is lost. A value that differs from the built-in
 * one came from the author, readable or not. A value under the new key is later, and stays.
 */
export function planCarryOver(entries: readonly StoredEntry[], findBuiltIn: FindBuiltIn): StoredEntry[] {
  const taken = new Set(entries.map(({ key }) => key).filter((key) => idOfRetargetKey(key) !== null));
  const carried: StoredEntry[] = [];
  // The canonical spelling of an id comes before the others: a hyphen sorts before an underscore.
  for (const { key, value } of [...entries].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const id = isFormerKey(key) ? normaliseLinkId(key) : null;
    if (id === null || isBuiltIn(value, findBuiltIn(id)) || taken.has(retargetKey(id))) continue;
    taken.add(retargetKey(id));
    carried.push({ key: retargetKey(id), value });
  }
  return carried;
}
