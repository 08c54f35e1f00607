import { type LinkTargets, parseLinkValue } from "~/features/short-links/core/link-target";

interface LinkStore {
  /** The value that KV has for an id; may reject. */
  readonly readKv: (id: string) => Promise<string | null>;
  /** The built-in list; read only when KV has no answer, so that a hit does not load the catalogue. */
  readonly findBuiltIn: (id: string) => Promise<LinkTargets | null>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Where a short link leads: KV first (the author may retarget a printed code without a deploy), the built-in list
 * when KV has no usable answer or is down (faults.md row 67). Null when nobody knows the id.
 */
export async function findLinkTargets(
  id: string,
  { readKv, findBuiltIn, onFailure }: LinkStore,
): Promise<LinkTargets | null> {
  try {
    const value = await readKv(id);
    const targets = value === null ? null : parseLinkValue(value);
    if (targets !== null) return targets;
  } catch (error) {
    onFailure(error);
  }
  return findBuiltIn(id);
}
