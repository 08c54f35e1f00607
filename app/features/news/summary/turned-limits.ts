// Part of the check for turned statements: what stands before a number or a date and limits it, and what is told as
// done that is still to come.
import type { SentenceWords } from "./sentence-words";

/** What may stand between a limit and its number. */
const LEAD = "(?: (?:an?|the|uma?|os?|as?|one))?(?: (?:us|r|a|c))?$";
const HIGHER = new RegExp(
  `\\b(?:more than|over|above|at least|after|since|mais (?:de|que)|maiores de|older than|acima d[eo]s?|pelo menos|ao menos|no minimo|depois de|apos|desde)${LEAD}`,
);
const LOWER = new RegExp(
  `\\b(?:less than|fewer than|under|below|at most|up to|nearly|almost|before|until|menos (?:de|que)|menores de|younger than|abaixo d[eo]s?|ate|quase|no maximo|antes de)${LEAD}`,
);
const DENIED = /\b(?:no|not|nao) (?:more|less|fewer|mais|menos)\b/;

/** So many words before a number are looked at. */
const BEFORE = 4;

/** The limit of each number and date that stands once in a sentence: 1 for more or later, -1 for less or earlier. */
function limitsOf({ words, folded }: SentenceWords): ReadonlyMap<string, 1 | -1 | 0> {
  const limits = new Map<string, 1 | -1 | 0>();
  const twice = new Set<string>();
  for (const { kind, key, position } of words) {
    if (kind !== "number" && kind !== "date") continue;
    if (limits.has(key)) twice.add(key);
    const lead = folded.slice(Math.max(0, position - BEFORE), position).join(" ");
    if (DENIED.test(lead)) twice.add(key);
    limits.set(key, HIGHER.test(lead) ? 1 : LOWER.test(lead) ? -1 : 0);
  }
  return new Map([...limits].filter(([key]) => !twice.has(key)));
}

/** "More than a third" for "fewer than a third", "after 2019" for "before 2019". */
export function areLimitsTurned(claim: SentenceWords, source: SentenceWords): boolean {
  const known = limitsOf(source);
  return [...limitsOf(claim)].some(([key, limit]) => limit !== 0 && known.get(key) === -limit);
}

/** Of a time and of "up to" the limit may be told by another word. */
const OF_TIME = /\b(?:after|since|apos|depois de|desde|before|until|antes de|ate|up to)\b/;

/** "Half of them" for "nearly half of them". */
export function isLimitGone(claim: SentenceWords, source: SentenceWords): boolean {
  const known = limitsOf(source);
  return source.words.some(({ key, kind, position }) => {
    const lead = source.folded.slice(Math.max(0, position - BEFORE), position).join(" ");
    const isLimited = kind === "number" && (known.get(key) ?? 0) !== 0 && !OF_TIME.test(lead);
    return isLimited && limitsOf(claim).get(key) === 0;
  });
}

const ALREADY = /^(?:already|ja)$/;
const FUTURE = /^(?:will|shall|sera|serao|tera|terao|vai|vao|[a-z]{3,}(?:[aei]rao))$/;

/** "Has already been hired" of who will be. */
export function isTenseTurned(claim: SentenceWords, source: SentenceWords): boolean {
  const has = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word));
  if (!has(claim.folded, ALREADY) || has(source.folded, ALREADY)) return false;
  return has(source.folded, FUTURE) && !has(claim.folded, FUTURE);
}
