// Finds and classifies the codes of a text. A pattern only finds candidates; whether a code exists is decided by the
// list.

import { editDistance } from "~/lib/edit-distance";
import type { CodeGroup, CodeList } from "./code-list";
import { countDigits, writeCode } from "./skill-prefix";

// Respellings of a misspelt code. They are candidates: the list decides.
/** Blanks, hyphens and the like that stand between the parts of a code, also invisible ones. */
const GAPS = /[\s\u00ad\u200b.\-\u2010-\u2015_/]/g;

function toDigits(text: string): string {
  return text.replaceAll("O", "0").replace(/[IL|]/g, "1");
}

function toLetters(text: string): string {
  return text.replaceAll("0", "O").replace(/[1|]/g, "I");
}

/** A code in capitals and in one piece. */
function joinCode(written: string): string {
  return written.replace(GAPS, "").toUpperCase();
}

/** The number at the end with as many digits as the code has; null unless it has two or three. */
function respellNumber(prefix: string, text: string): string | null {
  const digits = toDigits(text);
  if (!/^\d{2,3}$/.test(digits)) return null;
  return prefix + String(Number(digits)).padStart(countDigits(prefix), "0");
}

/**
 * Spellings that a code may have had before it was mistyped: O for 0, I for 1 and the other way round, a year without
 * its zero, a number with a zero too many.
 */
function listRespellings(written: string): string[] {
  const joined = joinCode(written);
  const [, stage = "", rest = ""] = /^E([FIM1L|])(.*)$/.exec(joined) ?? [];
  const head = `E${/[1L|]/.test(stage) ? "I" : stage}`;
  const years = [toDigits(rest.slice(0, 2)), `0${toDigits(rest.slice(0, 1))}`];
  return years.flatMap((year, index) => {
    if (!/^\d\d$/.test(year)) return [];
    const tail = rest.slice(2 - index);
    return [2, 3].flatMap((letters) => {
      const prefix = head + year + toLetters(tail.slice(0, letters));
      const code = respellNumber(prefix, tail.slice(letters));
      return code === null ? [] : [code];
    });
  });
}

const MOST = 3;
/** Beyond this, two fronts of codes have hardly anything in common. */
const FARTHEST = 2;

function listNumbers({ runs }: CodeGroup): number[] {
  return runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function nearestIn(group: CodeGroup, number: number, most: number): string[] {
  return listNumbers(group)
    .sort((a, b) => Math.abs(a - number) - Math.abs(b - number) || a - b)
    .slice(0, most)
    .map((found) => writeCode(group.prefix, found));
}

/**
 * The codes that come closest to one that does not exist: the nearest numbers of its front, or of the nearest fronts.
 */
function nearestCodes(code: string, { groups }: CodeList): string[] {
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
function completeCode(part: string, { groups, codes }: CodeList): string[] {
  // "EF05MA1" may have lost a zero as well as its last digit.
  const [, prefix = "", digits = ""] = /^(E[FIM]\d\d[A-Z]{2,3})(\d)$/.exec(part) ?? [];
  const padded = digits === "" ? "" : writeCode(prefix, Number(digits));
  const found = groups
    .filter((group) => group.prefix.startsWith(part) || part.startsWith(group.prefix) || isTail(part))
    .flatMap((group) => listNumbers(group).map((number) => writeCode(group.prefix, number)))
    .filter((code) => code !== part && (code.startsWith(part) || code.endsWith(part)));
  return [...new Set([...(codes.has(padded) ? [padded] : []), ...found])].slice(0, MOST);
}

function isTail(part: string): boolean {
  return /^[FIM]?\d/.test(part);
}

export type CodeStatus = "exists" | "unknown" | "misspelt" | "cut";

export interface CheckedCode {
  /** As it stands in the text. */
  readonly written: string;
  readonly status: CodeStatus;
  /** The code itself, or the one that was meant; several where that is open; none where nothing comes close. */
  readonly codes: readonly string[];
}

export interface TextPiece {
  readonly at: number;
  readonly text: string;
  readonly found: CheckedCode | null;
}

export interface CheckedText {
  readonly pieces: readonly TextPiece[];
  /** Each code once, in the order of the text. */
  readonly found: readonly CheckedCode[];
  /** The count of further codes, each once, that were not judged. */
  readonly more: number;
}

const GAP = "[\\s\\u00ad\\u200b.\\-\\u2010-\\u2015_/]{0,2}";
const DIGIT = "[0-9OIl|]";
/** A code in parts first, then any word. */
const CANDIDATE = new RegExp(
  `(?<![\\p{L}\\p{N}])E${GAP}[FIM1l|]${GAP}${DIGIT}{2}${GAP}[A-Z01]{2,3}${GAP}${DIGIT}{2,3}(?![\\p{L}\\p{N}|])|[\\p{L}\\p{N}|]+`,
  "giu",
);
/** No code is longer, so a longer word is none. */
const LONGEST = 24;
const HEAD = /^E[FIM]\d\d[A-Z]/;
const TAIL = /^(?:[FIM]\d\d|\d\d)[A-Z]{2,3}\d{2,3}$/;
const WHOLE = /^E[FIM]\d{1,3}[A-Z]{1,4}\d{1,4}[A-Z]{0,3}\d{0,2}$/;
const IN_PARTS = /^E[FIM]\d\d([A-Z]{2,3})\d{2,3}$/;

/**
 * True for capitals in parts with a subject that exists: "em 13 de 20" is no code, and "EF 05 MA 99" is meant as one.
 */
function isMeantAsCode(written: string, joined: string, list: CodeList): boolean {
  if (written.length === joined.length) return WHOLE.test(joined);
  const subject = IN_PARTS.exec(joined)?.[1];
  return written === written.toUpperCase() && list.groups.some((group) => group.subject === subject);
}

function isCut(written: string, joined: string): boolean {
  if (written.length !== joined.length) return false;
  // Small letters after two digits are often a unit or a date; capitals are not.
  return HEAD.test(joined) || TAIL.test(written);
}

/** True for a word that may be meant as a code: a cheap test, which does not classify it. */
function looksLikeCode(written: string, list: CodeList): boolean {
  if (list.codes.has(written)) return true;
  if (written.length > LONGEST) return false;
  const joined = joinCode(written);
  return (
    isCut(written, joined) ||
    isMeantAsCode(written, joined, list) ||
    listRespellings(written).some((code) => list.codes.has(code))
  );
}

/** Classifies a word: null when it was not meant as a code. */
export function checkCode(written: string, list: CodeList): CheckedCode | null {
  if (list.codes.has(written)) return { written, status: "exists", codes: [written] };
  if (written.length > LONGEST) return null;
  const meant = listRespellings(written).find((code) => list.codes.has(code));
  if (meant !== undefined) return { written, status: "misspelt", codes: [meant] };
  const joined = joinCode(written);
  const whole = isCut(written, joined) ? completeCode(joined, list) : [];
  if (whole.length > 0) return { written, status: "cut", codes: whole };
  if (!isMeantAsCode(written, joined, list)) return null;
  return { written, status: "unknown", codes: nearestCodes(joined, list) };
}

/** A text cut at its codes, each with its status. Codes beyond the limit of different ones are not judged. */
export function checkText(text: string, list: CodeList, most = Number.POSITIVE_INFINITY): CheckedText {
  const known = new Map<string, CheckedCode | null>();
  const found: CheckedCode[] = [];
  const pieces: TextPiece[] = [];
  let more = 0;
  let end = 0;
  const judge = (written: string): CheckedCode | null => {
    if (found.length >= most) {
      if (looksLikeCode(written, list)) more += 1;
      return null;
    }
    const code = checkCode(written, list);
    if (code !== null) found.push(code);
    return code;
  };
  for (const { 0: written, index } of text.matchAll(CANDIDATE)) {
    const code = known.get(written) ?? (known.has(written) ? null : judge(written));
    known.set(written, code);
    if (code === null) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), found: null });
    pieces.push({ at: index, text: written, found: code });
    end = index + written.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), found: null });
  return { pieces, found, more };
}

/** How many codes of a text have each status. */
export function countStatuses(found: readonly CheckedCode[]): Readonly<Record<CodeStatus, number>> {
  const count = (status: CodeStatus) => found.filter((code) => code.status === status).length;
  return {
    exists: count("exists"),
    unknown: count("unknown"),
    misspelt: count("misspelt"),
    cut: count("cut"),
  };
}
