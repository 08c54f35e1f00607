// The parts of a sentence that may be left out (rules 3 to 10): what marks set off, a tail behind "and", a named day,
// a head. Everything else of a sentence stays.
import type { WrittenLanguage } from "~/addresses/languages";
import { isLittleWord } from "~/lib/stop-words";
import * as words from "./closed-classes";
import type { ReadSentence, Token } from "./sentence-tokens";

/** Tokens from `start` up to `end`, which is not among them. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type Sentence = ReadSentence & { readonly language: WrittenLanguage };

const OPENS = /[,;:([–—]|\s-\s/;
const CLOSES = /[,;:)\]–—]|\s-\s/;
const CLAUSE_END = /[;:]/;

/** How far before "and" a word may stand that needs what follows it. */
const PAIR_REACH = 14;

/** A first clause that ends with ":" has as many words at least; "Myth: ..." is none. */
const SHORTEST_CLAUSE = 4;

/** A run of calendar words is no longer: "na noite desta quarta-feira, 14 de outubro de 2026". */
const LONGEST_DAY = 8;

/** All spans of a sentence that may be left out, by their first token. */
export function listSpans(read: ReadSentence, language: WrittenLanguage): readonly (readonly Span[])[] {
  const sentence = { ...read, language };
  const { tokens } = sentence;
  return tokens.map((_, start) => {
    const spans: Span[] = [];
    for (let end = start + 1; end <= tokens.length; end += 1) {
      const span = { start, end };
      if (end - start < tokens.length && mayGo(span, sentence)) spans.push(span);
    }
    return spans;
  });
}

function mayGo(span: Span, sentence: Sentence): boolean {
  if (isHead(span, sentence)) return isBalanced(span, sentence);
  const isPart = isSetOff(span, sentence) || isTail(span, sentence);
  if (isPart && isBalanced(span, sentence) && !isNeeded(span, sentence)) return true;
  return isDay(span, sentence) && isBalanced(span, sentence);
}

function keyAt({ tokens }: Sentence, place: number): string {
  return tokens[place]?.key ?? "";
}

function gapAt({ gaps }: Sentence, place: number): string {
  return gaps[place] ?? "";
}

/** True where marks part the span from the rest on both sides. */
function isSetOff(span: Span, sentence: Sentence): boolean {
  if (span.start === 0 || !OPENS.test(gapAt(sentence, span.start))) return false;
  return span.end === sentence.tokens.length || CLOSES.test(gapAt(sentence, span.end));
}

/** True for "and ..." up to the end that nothing before it needs. */
function isTail(span: Span, sentence: Sentence): boolean {
  if (!words.AND.has(keyAt(sentence, span.start)) || span.end !== sentence.tokens.length) return false;
  const before = sentence.tokens.slice(Math.max(0, span.start - PAIR_REACH), span.start);
  return before.length > 0 && !before.some(({ key }) => words.PAIRED.has(key)) && !before.at(-1)?.isFigure;
}

/** True for an opening that says nothing of its own, and for a whole first clause. */
function isHead(span: Span, sentence: Sentence): boolean {
  if (span.start !== 0) return false;
  const part = sentence.tokens.slice(0, span.end);
  if (isPhraseOf(part, words.CONNECTIVES)) return true;
  if (part.length === 1 && words.ARTICLES.has(part[0]?.key ?? "")) return true;
  if (!CLAUSE_END.test(gapAt(sentence, span.end))) return false;
  const isDateline = gapAt(sentence, span.end).includes(":") && part.every(isInCapitals);
  return isDateline || (part.length >= SHORTEST_CLAUSE && !isNeeded(span, sentence));
}

function isInCapitals({ written }: Token): boolean {
  return /^\p{Lu}{2,}$/u.test(written);
}

function isPhraseOf(part: readonly Token[], phrases: readonly (readonly string[])[]): boolean {
  return phrases.some(
    (phrase) => phrase.length === part.length && phrase.every((word, place) => word === part[place]?.key),
  );
}

function opensWith(part: readonly Token[], phrases: readonly (readonly string[])[]): boolean {
  const opening = words.JOINTS.has(part[0]?.key ?? "") ? part.slice(1) : part;
  return phrases.some((phrase) => phrase.every((word, place) => word === opening[place]?.key));
}

/** True for a span without which the rest says more, or something else. */
function isNeeded(span: Span, sentence: Sentence): boolean {
  const part = sentence.tokens.slice(span.start, span.end);
  const [first] = part;
  if (first === undefined || words.OR.has(first.key)) return true;
  if (opensWith(part, words.LIMITS) || part.some(({ key }) => words.EXCEPTIONS.has(key))) return true;
  if (saysWho(span, part, sentence)) return true;
  if (isAdverb(span, part, sentence)) return true;
  return isMainClause(span, first, sentence);
}

/** True where the span names the one who says the rest. */
function saysWho(span: Span, part: readonly Token[], sentence: Sentence): boolean {
  if (!part.some(({ key }) => words.REPORTING.test(key))) return false;
  const isAddition = words.ADDITIONS.has(part[0]?.key ?? "");
  return !isAddition && !(span.start > 0 && CLAUSE_END.test(gapAt(sentence, span.start)));
}

/** True for "alone" or "allegedly" between commas, which changes what stands beside it. */
function isAdverb(span: Span, part: readonly Token[], sentence: Sentence): boolean {
  if (part.length > 2 || words.AND.has(part[0]?.key ?? "") || /[([]/.test(gapAt(sentence, span.start)))
    return false;
  return !part.some((token) => token.isFigure || token.isCapital || isDayName(token));
}

/** True where only the first clause, which does not stand alone, would be left. */
function isMainClause(span: Span, first: Token, sentence: Sentence): boolean {
  if (span.start === 0 || !words.SUBORDINATORS[sentence.language].has(keyAt(sentence, 0))) return false;
  const isFirst = !sentence.gaps.slice(1, span.start).some((gap) => CLOSES.test(gap));
  const isRest = isFirst || span.end === sentence.tokens.length;
  return isRest && !words.ADDITIONS.has(first.key) && !/[([]/.test(gapAt(sentence, span.start));
}

function isDayName(token: Token): boolean {
  return words.DAYS.has(token.key) || (words.ENGLISH_DAYS.has(token.key) && token.isCapital);
}

/** True for a run of nothing but calendar words, their prepositions and figures that names a day. */
function isDay(span: Span, sentence: Sentence): boolean {
  const part = sentence.tokens.slice(span.start, span.end);
  const [first] = part;
  if (first === undefined || part.length > LONGEST_DAY || !part.every(isInDay)) return false;
  if (!words.DAY_OPENERS.has(first.key) && !isDayName(first)) return false;
  if (sentence.tokens.some(({ key }) => words.DAY_KEEPERS[sentence.language].has(key))) return false;
  return isWholeDay(part, sentence, span) && standsFree(span, sentence);
}

function isInDay(token: Token): boolean {
  const { key } = token;
  const isWord = words.DAY_UNITS.has(key) || words.DAY_OPENERS.has(key) || words.DAY_LINKS.has(key);
  return token.isFigure || isWord || isDayName(token);
}

/** A name of a day is enough; "week" needs its "last", and nothing behind it that it could belong to. */
function isWholeDay(part: readonly Token[], sentence: Sentence, span: Span): boolean {
  const last = part.at(-1)?.key ?? "";
  if (words.DAY_OPENERS.has(last) || last === "of" || last === "de") return false;
  if (part.some(isDayName)) return true;
  if (!part.some(({ key }) => words.DAY_UNITS.has(key))) return false;
  if (!part.some(({ key }) => words.DAY_DETERMINERS.has(key))) return false;
  const next = sentence.tokens[span.end];
  return next === undefined || /[,;:)–—(]/.test(gapAt(sentence, span.end)) || isLittleWord(next.written);
}

/** True where nothing beside the run belongs to it, or speaks of it. */
function standsFree(span: Span, sentence: Sentence): boolean {
  const before = sentence.tokens[span.start - 1];
  const next = sentence.tokens[span.end];
  if (before !== undefined && (words.BEFORE_DAYS.has(before.key) || isInDay(before))) return false;
  if (next === undefined) return true;
  const isParted = /[,;:()–—]/.test(gapAt(sentence, span.end));
  return !words.BEHIND_DAYS.has(next.key) && (isParted || !(next.isFigure || isDayName(next)));
}

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/[([]/g, /[)\]]/g],
  [/[“«„‘]/g, /[”»]|(?<=‘[^‘]*)'(?!\p{L})/gu],
];

/** True where brackets and quotation marks of the span are pairs. */
function isBalanced(span: Span, sentence: Sentence): boolean {
  const inner = sentence.text.slice(
    sentence.tokens[span.start]?.start ?? 0,
    sentence.tokens[span.end - 1]?.end ?? 0,
  );
  const marks = behindSpace(gapAt(sentence, span.start)) + inner + beforeSpace(gapAt(sentence, span.end));
  const count = (mark: RegExp) => marks.match(mark)?.length ?? 0;
  return count(/"/g) % 2 === 0 && PAIRS.every(([open, close]) => count(open) === count(close));
}

/** The marks of a gap that belong to what follows. */
function behindSpace(gap: string): string {
  return /\s/.test(gap) ? gap.replace(/^.*\s/s, "") : gap.replace(/^[^([“«„‘]*/, "");
}

/** The marks of a gap that belong to what stands before it. */
function beforeSpace(gap: string): string {
  return /\s/.test(gap) ? gap.replace(/\s.*$/s, "") : gap.replace(/[([“«„‘].*$/s, "");
}
