// The key of the configuration in what kept pages are stored under, computed once per isolate.
import type { Env } from "./env";

const keys = new WeakMap<object, string>();

/** A short hash of what pages may show of the configuration. */
export async function configurationKey(env: Env): Promise<string> {
  const known = keys.get(env);
  if (known !== undefined) return known;
  // Behind import(): an isolate starts, and follows short links, without reading the configuration.
  const [{ getConfig }, { shownKey }] = await Promise.all([
    import("./env"),
    import("./public-configuration"),
  ]);
  const key = shownKey(getConfig(env));
  keys.set(env, key);
  return key;
}

/** The same hash if it was computed before, without any work. Null while this isolate has kept no page. */
export function knownConfigurationKey(env: Env): string | null {
  return keys.get(env) ?? null;
}
