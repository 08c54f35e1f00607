import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { OLDEST_BROWSERS } from "../scripts/vite/oldest-browsers";

// Features of the built sheets and scripts that one of the oldest browsers lacks, each with what happens there.

const PLAIN = "the same without it, a little plainer";
const MOTION = "nothing moves";

/** By property, value, selector, function or at-rule. */
export const YOUNG_STYLES: Readonly<Record<string, string>> = {
  "::details-content": "what is folded stays folded on paper",
  ":has": "the page scrolls behind a dialog; rules without it stand apart",
  "::view-transition-new": MOTION,
  "::view-transition-old": MOTION,
  "@media prefers-reduced-data": "the inline script looks for Save-Data",
  "@media scripting": "a control that only a script answers is shown without script, too",
  "@page": "the margins of the printer",
  "@starting-style": MOTION,
  "@view-transition": MOTION,
  "accent-color": PLAIN,
  "break-after: avoid": "a heading may stand at the foot of a sheet",
  "color-mix()": "the colour does not change under the pointer",
  "content-visibility": "what is folded stays folded on paper",
  "content-visibility: hidden": "a list that could be folded shows all it has",
  "content-visibility: visible": "what is folded stays folded on paper",
  "field-sizing": "a field scrolls instead of growing",
  "field-sizing: content": "a field scrolls instead of growing",
  "float: inline-end": "the button that closes the menu stands at its start",
  "font-family: ui-monospace": "the next family of the list",
  "forced-color-adjust": "colours of the system",
  "forced-color-adjust: none": "colours of the system",
  "grid-template-rows: subgrid": "the parts of neighbouring cards stand at heights of their own",
  "overscroll-behavior": "the page scrolls on at the end of a dialog",
  "print-color-adjust: exact": "colours are left out on paper",
  "scrollbar-gutter": "the page moves when a scroll bar comes",
  "scrollbar-gutter: stable": "the page moves when a scroll bar comes",
  "scrollbar-width": PLAIN,
  "scrollbar-width: none": PLAIN,
  "sibling-index()": MOTION,
  "text-size-adjust": "the prefixed one beside it",
  "text-wrap": "lines break as ever",
  "text-wrap: balance": "lines break as ever",
  "text-wrap: pretty": "lines break as ever",
  "text-wrap: wrap": "lines break as ever",
};

/** By global name, member of a global, or called method. */
export const YOUNG_CALLS: Readonly<Record<string, string>> = {
  ".added": "one of our messages",
  ".createContext": "React's",
  ".destroy": "a stream of the Word library",
  ".format": "a function of ours or of Intl, as old as it is",
  ".removed": "one of our messages",
  ".share": "asked for first; the address is copied instead",
  "AbortSignal.timeout": "there since Chrome 103, under another name for its reason until 124",
  "Error.captureStackTrace": "asked for first",
  cancelIdleCallback: "asked for first",
  requestIdleCallback: "asked for first; a timer instead",
};

interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly flags?: readonly unknown[];
}

/** MDN's record of a feature: since when each browser has it. */
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

/** Compatibility of the feature at a place; null where there is none. */
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
