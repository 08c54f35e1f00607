import { LOCALES } from "~/addresses/languages";
import type { Refusal } from "~/features/short-links/core/check-target";
import { type LinkTargets, mergeTargets, retargetKey } from "~/features/short-links/core/link-target";

interface LinkStore {
  /** The value that KV has for a key; may reject. */
  readonly readKv: (key: string) => Promise<string | null>;
  /** The target that came with the site. */
  readonly findBuiltIn: (id: string) => Promise<LinkTargets | null>;
  /** Hosts under which this site answers. They are only needed to judge a target of the author's. */
  readonly listOwnHosts: () => readonly string[];
  readonly onFailure: (error: unknown) => void;
  /** Called with a target of the author's that cannot be followed. */
  readonly onRefusal: (reason: Refusal) => void;
}

/** The author's target of an id. Nothing when there is none, when it cannot be followed, or when KV does not answer. */
async function readRetarget(id: string, { readKv, listOwnHosts, onFailure, onRefusal }: LinkStore) {
  try {
    const value = await readKv(retargetKey(id));
    if (value === null) return {};
    // Behind import(): most links have no target of the author's, and need none of its rules.
    const { checkRetarget } = await import("~/features/short-links/core/check-target");
    const checked = checkRetarget(value, listOwnHosts());
    if (checked.ok) return checked.value;
    onRefusal(checked.reason);
  } catch (error) {
    onFailure(error);
  }
  return {};
}

/**
 * Where a short link leads: where the author put it without a deploy, else where the site itself says, which needs no
 * KV. The site is asked last, because its answer takes the whole catalogue. Null when nobody knows the id.
 */
export async function findLinkTargets(id: string, store: LinkStore): Promise<LinkTargets | null> {
  const retarget = await readRetarget(id, store);
  const isWhole = LOCALES.every((locale) => retarget[locale] !== undefined);
  return mergeTargets(isWhole ? null : await store.findBuiltIn(id), retarget);
}
