import { editDistance } from "~/lib/edit-distance";
import type { CodeGroup, CodeList } from "./code-list";
import { writeCode } from "./skill-prefix";

const MOST = 3;
/** Beyond this, two fronts of codes have hardly anything in common. */
const FARTHEST = 2;

function numbersOf({ runs }: CodeGroup): number[] {
  return runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function nearestIn(group: CodeGroup, number: number, most: number): string[] {
  return numbersOf(group)
    .sort((a, b) => Math.abs(a - number) - Math.abs(b - number) || a - b)
    .slice(0, most)
    .map((found) => writeCode(group.prefix, found));
}

/**
 * The codes that come closest to one that does not exist: the nearest numbers of its front, or of the nearest fronts.
 */
export function nearestCodes(code: string, { groups }: CodeList): string[] {
  const [, prefix = "", digits = ""] = /^(E[FIM]\d{1,3}[A-Z]{1,4})(\d{0,4})/.exec(code) ?? [];
  const own = groups.find((group) => group.prefix === prefix);
  if (own !== undefined) return nearestIn(own, Number(digits), MOST);
  const ranked = groups
    .map((group) => ({ group, distance: editDistance(prefix, group.prefix) }))
    .sort((a, b) => a.distance - b.distance);
  const [first] = ranked;
  if (first === undefined || first.distance > FARTHEST) return [];
  return ranked
    .filter(({ distance }) => distance === first.distance)
    .slice(0, MOST)
    .flatMap(({ group }) => nearestIn(group, Number(digits), 1));
}

/** The codes that a cut one may have been: those that go on from it, or that end with it. */
export function completeCode(part: string, { groups, codes }: CodeList): string[] {
  // "EF05MA1" may have lost a zero as well as its last digit.
  const [, prefix = "", digits = ""] = /^(E[FIM]\d\d[A-Z]{2,3})(\d)$/.exec(part) ?? [];
  const padded = digits === "" ? "" : writeCode(prefix, Number(digits));
  const found = groups
    .filter((group) => group.prefix.startsWith(part) || part.startsWith(group.prefix) || isTail(part))
    .flatMap((group) => numbersOf(group).map((number) => writeCode(group.prefix, number)))
    .filter((code) => code !== part && (code.startsWith(part) || code.endsWith(part)));
  return [...new Set([...(codes.has(padded) ? [padded] : []), ...found])].slice(0, MOST);
}

function isTail(part: string): boolean {
  return /^[FIM]?\d/.test(part);
}
