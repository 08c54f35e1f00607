// Changes of the author's target of a short link. The command and the desk make them by these rules.
import type { Locale } from "~/addresses/languages";
import { type Checked, checkRetarget, checkTarget } from "./check-target";
import { type Retarget, retargetKey } from "./link-target";

/**
 * The value to store so that these languages lead to the typed target, or where the site has them for null; or why the
 * target cannot be followed. The other languages keep theirs, unless the stored value cannot be read.
 */
export function planTarget(
  stored: string | null,
  typed: string | null,
  languages: readonly Locale[],
  ownHosts: readonly string[],
): Checked<string | null> {
  const checked = typed === null ? null : checkTarget(typed, ownHosts);
  if (checked?.ok === false) return checked;
  const before = stored === null ? null : checkRetarget(stored, ownHosts);
  const targets: { -readonly [Key in keyof Retarget]: Retarget[Key] } = before?.ok ? { ...before.value } : {};
  for (const locale of languages)
    if (checked === null) delete targets[locale];
    else targets[locale] = checked.value;
  return { ok: true, value: Object.keys(targets).length === 0 ? null : JSON.stringify(targets) };
}

/**
 * The keys that go with an author's target: its own, and those of an earlier version, from which the next deployment would
 * carry it over again.
 */
export function keysOfRetarget(id: string): readonly string[] {
  return [retargetKey(id), id, id.replaceAll("-", "_")];
}
