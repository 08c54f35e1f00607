import bcd, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import { OLDEST_BROWSERS } from "../scripts/vite/oldest-browsers";

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === "object" && value !== null;
}

/** What MDN knows of a feature, by its path in the data. */
export function compatAt(...path: string[]): CompatStatement | null {
  let place: unknown = bcd;
  for (const name of path) place = isIdentifier(place) ? place[name] : undefined;
  return isIdentifier(place) ? (place.__compat ?? null) : null;
}

/** The names below a place of the data that are features. */
export function* featuresBelow(root: unknown): Generator<readonly [string, CompatStatement, unknown]> {
  if (!isIdentifier(root)) return;
  for (const [name, value] of Object.entries(root)) {
    if (name !== "__compat" && isIdentifier(value) && value.__compat) yield [name, value.__compat, value];
  }
}

function firstVersion({ support }: CompatStatement, browser: keyof typeof OLDEST_BROWSERS): number {
  const statements = [support[browser] ?? []].flat();
  const versions = statements
    .filter(({ flags, version_removed }) => flags === undefined && !version_removed)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)));
}

/** Whether one of the oldest browsers lacks a feature. */
export function isTooYoung(compat: CompatStatement): boolean {
  return (
    firstVersion(compat, "chrome") > OLDEST_BROWSERS.chrome ||
    firstVersion(compat, "safari") > OLDEST_BROWSERS.safari ||
    firstVersion(compat, "firefox") > OLDEST_BROWSERS.firefox
  );
}

export const FEATURES = bcd;
