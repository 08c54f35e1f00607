// The configuration's part of the key of cached pages, computed once per isolate.
import { toHex } from "~/lib/bytes-as-text";
import { isPlain } from "~/lib/is-plain";
import { sha256 } from "~/lib/sha-256";

/** Bytes of the hash: enough that no two configurations share them. */
const KEY_BYTES = 10;

const keys = new WeakMap<object, string>();

/** A table of wrangler.toml is a plain object or a list; bindings have a class of their own, and say nothing. */
function isValue(value: unknown): boolean {
  return typeof value !== "object" || value === null || isPlain(value);
}

/**
 * A short hash of every value as it arrives, those that no page shows among them: a page from KV is on its way before
 * the configuration is read, which takes longer than all the rest of its answer. A changed secret costs a rendering.
 */
export async function configurationKey(env: object): Promise<string> {
  const known = keys.get(env);
  if (known !== undefined) return known;
  const values = Object.entries(env)
    .filter(([, value]) => isValue(value))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const key = toHex((await sha256(JSON.stringify(values))).subarray(0, KEY_BYTES));
  keys.set(env, key);
  return key;
}

/** The same hash if it was computed before, without any work. Null while this isolate has kept no page. */
export function knownConfigurationKey(env: object): string | null {
  return keys.get(env) ?? null;
}
