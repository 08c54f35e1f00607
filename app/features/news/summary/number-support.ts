// Part of the grounding check: whether a number of the source stands for one of the summary.
import type { NumberFact } from "./number-facts";

/** How far a part in words may be from the percentage it stands for: "two thirds" of 66.7%, "a quarter" of 24%. */
const PART_SLACK = 1.6;

const BARE = new Set(["plain", "ordinal"]);

/** Whether `known` of the source allows a summary to state `claimed`. */
export function supports(known: NumberFact, claimed: NumberFact): boolean {
  if (claimed.kind === "vague") return isVague(known, claimed.value);
  if (isShare(claimed.kind) && isShare(known.kind)) {
    const slack = claimed.kind === known.kind ? 1e-9 : PART_SLACK;
    return Math.abs(known.value - claimed.value) <= slack;
  }
  if (BARE.has(claimed.kind)) return known.value === claimed.value && !isMeasure(known.kind);
  // "It hit 22 times and missed 5" of "22 hits".
  if (claimed.kind === "times" && BARE.has(known.kind)) return known.value === claimed.value;
  if (claimed.kind !== known.kind) return false;
  return isSame(known.value * known.factor, claimed.value * claimed.factor);
}

function isShare(kind: string): boolean {
  return kind === "percent" || kind === "part";
}

/** Of these the unit is half of what is said, so it may not be left out. */
function isMeasure(kind: string): boolean {
  return isShare(kind) || kind.startsWith("money") || kind === "vague";
}

/** "Dozens" stands for 24 to 200, "thousands" for 2,000 to a million. */
function isVague({ kind, value }: NumberFact, least: number): boolean {
  if (kind === "vague") return Math.round(Math.log10(value)) === Math.round(Math.log10(least));
  return BARE.has(kind) && value >= least * 0.9 && value < least * (least >= 2000 ? 1000 : 20);
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), 1);
}
