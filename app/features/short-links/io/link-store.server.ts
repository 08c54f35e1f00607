import {
  checkRetarget,
  type LinkTargets,
  mergeTargets,
  type Refusal,
  retargetKey,
} from "~/features/short-links/core/link-target";

interface LinkStore {
  /** The value that KV has for a key; may reject. */
  readonly readKv: (key: string) => Promise<string | null>;
  /** The target that came with the site. */
  readonly findBuiltIn: (id: string) => Promise<LinkTargets | null>;
  /** Hosts under which this site answers; asked for only where there is a target of the author's to judge. */
  readonly listOwnHosts: () => readonly string[];
  readonly onFailure: (error: unknown) => void;
  /** A target of the author's that cannot be followed. */
  readonly onRefusal: (reason: Refusal) => void;
}

/** The author's target of an id; without one that can be followed, or without KV, nothing. */
async function readRetarget(id: string, { readKv, listOwnHosts, onFailure, onRefusal }: LinkStore) {
  try {
    const value = await readKv(retargetKey(id));
    if (value === null) return {};
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
 * KV. Null when nobody knows the id.
 */
export async function findLinkTargets(id: string, store: LinkStore): Promise<LinkTargets | null> {
  const [retarget, builtIn] = await Promise.all([readRetarget(id, store), store.findBuiltIn(id)]);
  return mergeTargets(builtIn, retarget);
}
