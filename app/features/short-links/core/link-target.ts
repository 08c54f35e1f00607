// Targets of short links. Every request of one needs this, so the validation of the author's own targets is apart
// (check-target.ts).
import { forEachLocale, LOCALES, type Locale } from "~/addresses/languages";

export type LinkTargets = Readonly<Record<Locale, string>>;

/** The author's own target of a short link. A language without one keeps the built-in target. */
export type Retarget = Readonly<Partial<Record<Locale, string>>>;

const RETARGET_PREFIX = "retarget/";

/** The key under which KV holds the author's target of an id; nothing else of the site writes there, and no deploy. */
export function retargetKey(id: string): string {
  return RETARGET_PREFIX + id;
}

/** The id in a key of KV as it stands there, or null for a key of another kind. */
export function idOfRetargetKey(key: string): string | null {
  return key.startsWith(RETARGET_PREFIX) ? key.slice(RETARGET_PREFIX.length) : null;
}

/**
 * Where an id leads. A language that the author left out keeps the built-in target, or the target of another language
 * if there is none.
 */
export function mergeTargets(builtIn: LinkTargets | null, retarget: Retarget): LinkTargets | null {
  const [any = null] = LOCALES.flatMap((locale) => retarget[locale] ?? []);
  const targets = forEachLocale((locale) => retarget[locale] ?? builtIn?.[locale] ?? any);
  return isComplete(targets) ? targets : null;
}

function isComplete(targets: Readonly<Record<Locale, string | null>>): targets is LinkTargets {
  return LOCALES.every((locale) => targets[locale] !== null);
}
