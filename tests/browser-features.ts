import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { OLDEST_BROWSERS } from "../scripts/vite/oldest-browsers";

interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly flags?: readonly unknown[];
}

/** What MDN knows of a feature: since when each browser has it. */
export interface CompatStatement {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}

interface Feature {
  readonly __compat?: CompatStatement;
  readonly [name: string]: unknown;
}

const require = createRequire(import.meta.url);
/** Read as a file, since it is JSON of 20 MB whose types would cost the type checker more than they tell. */
const DATA: Feature = JSON.parse(readFileSync(require.resolve("@mdn/browser-compat-data"), "utf8"));

function isFeature(value: unknown): value is Feature {
  return typeof value === "object" && value !== null;
}

/** A place of the data: `css`, `properties`, the name of one. */
export function placeAt(...path: string[]): unknown {
  let place: unknown = DATA;
  for (const name of path) place = isFeature(place) ? place[name] : undefined;
  return place;
}

/** What is known of the feature at a place; null where there is none. */
export function compatAt(...path: string[]): CompatStatement | null {
  const place = placeAt(...path);
  return isFeature(place) ? (place.__compat ?? null) : null;
}

/** The features right below a place: name, what is known, and the place of each. */
export function* featuresBelow(place: unknown): Generator<readonly [string, CompatStatement, unknown]> {
  if (!isFeature(place)) return;
  for (const [name, below] of Object.entries(place)) {
    if (name !== "__compat" && isFeature(below) && below.__compat) yield [name, below.__compat, below];
  }
}

function firstVersion({ support }: CompatStatement, browser: keyof typeof OLDEST_BROWSERS): number {
  const versions = [support[browser] ?? []]
    .flat()
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
