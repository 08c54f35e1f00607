// Finds the codes of a text and says of each what it is. A pattern only finds what somebody may have meant as a code;
// that it exists is said by the list alone.
import type { CodeList } from "./code-list";
import { completeCode, nearestCodes } from "./nearest-codes";
import { joinCode, listRespellings } from "./respell-code";

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
  /** So many more, each once, were not judged. */
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

/** True for what may be meant as a code. It costs little, and says nothing of what the code is. */
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

/** What a word is, or null when nobody meant it as a code. */
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

/** A text cut at its codes, and what each of them is. At most so many different codes are judged. */
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
