// Changes of the author's target of a short link. The command and the desk make them by these rules.
import { LOCALES, type Locale } from "~/addresses/languages";
import { type Checked, checkRetarget, checkTarget } from "./check-target";
import { type Retarget, retargetKey } from "./link-target";

/** The author's targets of the languages that a change leaves alone. A value that cannot be read has none. */
function readOthers(
  stored: string | null,
  languages: readonly Locale[],
  ownHosts: readonly string[],
): Retarget {
  if (stored === null || languages.length === LOCALES.length) return {};
  const checked = checkRetarget(stored, ownHosts);
  if (!checked.ok) return {};
  return Object.fromEntries(
    LOCALES.filter((locale) => !languages.includes(locale)).flatMap((locale) => {
      const target = checked.value[locale];
      return target === undefined ? [] : [[locale, target] as const];
    }),
  );
}

/** The value to store so that these languages lead to the typed target, or why it cannot be followed. */
export function planTarget(
  stored: string | null,
  typed: string,
  languages: readonly Locale[],
  ownHosts: readonly string[],
): Checked<string> {
  const checked = checkTarget(typed, ownHosts);
  if (!checked.ok) return checked;
  const others = readOthers(stored, languages, ownHosts);
  const own = Object.fromEntries(languages.map((locale) => [locale, checked.value]));
  return { ok: true, value: JSON.stringify({ ...others, ...own }) };
}

/** The value that is left when these languages lead where the site has them again; null for none. */
export function planRemoval(
  stored: string | null,
  languages: readonly Locale[],
  ownHosts: readonly string[],
): string | null {
  const others = readOthers(stored, languages, ownHosts);
  return Object.keys(others).length === 0 ? null : JSON.stringify(others);
}

/**
 * The keys that go with an author's target: its own, and those of an earlier version, from which the next deployment would
 * carry it over again.
 */
export function keysOfRetarget(id: string): readonly string[] {
  return [retargetKey(id), id, id.replaceAll("-", "_")];
}
