// Part of the grounding check: numbers in a text with what they count or measure, as values that no longer depend on
// the language they are written in: "1,000" and "1.000", "2 million" and "2 milhões", "three" and "três", "half" and
// 50%.
import { foldText } from "~/lib/fold-text";
import { evenText, type NumberToken, type NumeralReading, numberTokens, readNumeral } from "./number-tokens";
import { BEFORE_UNIT, CURRENCY_SIGNS, OPEN_BY_DAY, OTHER_DOLLARS, UNITS } from "./number-units";
import {
  LETTER_SCALES,
  MULTIPLE_WORDS,
  ORDINAL_WORDS,
  SCALE_WORDS,
  SHARE_WORDS,
  SMALL_WORDS,
  VAGUE_WORDS,
  WORDS_BEFORE_SCALE,
} from "./number-words";

export interface NumberFact {
  readonly value: number;
  /** "plain", "ordinal", "vague", "part" for a percentage said in words, or the kind of a unit. */
  readonly kind: string;
  /** How many of the smallest unit of its kind one is. */
  readonly factor: number;
  /** As it stands in the text, and where. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

type Words = ReadonlyMap<string, number>;

const SCALES = wordsOf(SCALE_WORDS);
const NUMBERS = wordsOf(SMALL_WORDS);
const BEFORE_SCALE = wordsOf(WORDS_BEFORE_SCALE);
const SHARES = wordsOf(SHARE_WORDS);
const MULTIPLES = wordsOf(MULTIPLE_WORDS);
const ORDINALS = wordsOf(ORDINAL_WORDS);
const VAGUE = wordsOf(VAGUE_WORDS);

/** The words of all languages, folded: a source may be in any of them. */
function wordsOf(words: typeof SMALL_WORDS): Words {
  return new Map(
    Object.values(words).flatMap((own) =>
      Object.entries(own).map(([word, value]) => [foldText(word), value]),
    ),
  );
}

const RANGE_WORDS = new Set(["to", "and", "or", "a", "e", "ou", "-", "–"]);
const ONE = new Set(["one", "um", "uma", "1"]);
const ORDINAL_SIGNS = new Set(["st", "nd", "rd", "th", "°"]);
const ARTICLES = new Set(["o", "a", "os", "as", "um", "uma"]);
const HALVES = new Set(["half", "meio", "meia"]);

interface Reading {
  readonly values: readonly number[];
  /** Index of the token behind it. */
  readonly next: number;
}

/** The numbers of a text from two up, each with its unit where it has one. */
export function numberFacts(text: string, reading: NumeralReading): NumberFact[] {
  // A letter of another width is the same letter: such digits must not pass unread.
  const even = evenText(text);
  const tokens = numberTokens(even);
  const facts: NumberFact[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = factAt(tokens, index, reading);
    if (found === null) {
      index += 1;
      continue;
    }
    const start = tokens[found.from]?.start ?? 0;
    const end = tokens[found.next - 1]?.end ?? start;
    const written = even.slice(start, end);
    for (const value of found.values)
      facts.push({ value, kind: found.kind, factor: found.factor, written, start, end });
    index = found.next;
  }
  return withRanges(facts, even);
}

interface Found extends Reading {
  readonly kind: string;
  readonly factor: number;
  readonly from: number;
}

function factAt(tokens: readonly NumberToken[], index: number, reading: NumeralReading): Found | null {
  const token = tokens[index];
  if (token === undefined) return null;
  const isMoney = CURRENCY_SIGNS.has(token.text) && tokens[index + 1]?.isFigure === true;
  const share = isMoney ? null : shareAt(tokens, index);
  if (share !== null) return { ...share, kind: "part", factor: 1, from: index };
  const number = numberAt(tokens, isMoney ? index + 1 : index, reading);
  if (number !== null) {
    if (isMoney) return { ...number, kind: UNITS.get(token.text)?.kind ?? "money", factor: 1, from: index };
    return { ...withUnit(tokens, number), from: index };
  }
  // "Segundo um vereador": what he says.
  if (token.text === "segundo" && ARTICLES.has(tokens[index + 1]?.text ?? "")) return null;
  for (const [words, kind] of [
    [MULTIPLES, "times"],
    [VAGUE, "vague"],
    [ORDINALS, "ordinal"],
  ] as const) {
    const value = words.get(token.text);
    if (value !== undefined) return { values: [value], next: index + 1, kind, factor: 1, from: index };
  }
  return null;
}

/** "half", "two thirds", "two-thirds", "um terço", "one in five". */
function shareAt(tokens: readonly NumberToken[], index: number): Reading | null {
  if (tokens[index + 1]?.text === "-") {
    const plain = shareAt([...tokens.slice(index, index + 1), ...tokens.slice(index + 2, index + 3)], 0);
    return plain?.next === 2 ? { values: plain.values, next: index + 3 } : null;
  }
  const [word = "", second = "", third = "", fourth = ""] = tokens
    .slice(index, index + 4)
    .map(({ text }) => text);
  if (ONE.has(word) && (second === "in" || second === "em" || second === "out")) {
    const skips = second === "out" || third === "cada" || third === "every" ? 3 : 2;
    const of = tokens[index + skips];
    const whole =
      of === undefined ? undefined : (NUMBERS.get(of.text) ?? (of.isFigure ? Number(of.text) : undefined));
    return whole === undefined || !(whole >= 2 && whole <= 100)
      ? null
      : { values: [100 / whole], next: index + skips + 1 };
  }
  const isWhole = (count: number) => count * (SHARES.get(second) ?? 0) <= 100;
  const count = BEFORE_SCALE.get(word) === 1 ? 1 : word === "uma" ? 1 : NUMBERS.get(word);
  const part = SHARES.get(second);
  if (count !== undefined && part !== undefined && part < 50 && isWhole(count)) {
    return { values: [count * part], next: index + 2 };
  }
  if (
    (word === "half" || word === "metade") &&
    !SCALES.has(second) &&
    !SCALES.has(third) &&
    !SCALES.has(fourth) &&
    !isHalfOfTime(tokens, index)
  ) {
    return { values: [50], next: index + 1 };
  }
  return null;
}

const TIMES = new Set(
  "year season game month decade century ano temporada jogo mes decada seculo".split(" "),
);

/** "the first half of the year", "a segunda metade do século": no share of anything. */
function isHalfOfTime(tokens: readonly NumberToken[], index: number): boolean {
  return (
    ORDINALS.has(tokens[index - 1]?.text ?? "") ||
    tokens.slice(index + 1, index + 4).some(({ text }) => TIMES.has(text))
  );
}

/** A figure with its scale, or a number in words: "2.4 million", "mil e duzentas", "um milhão e meio". */
function numberAt(tokens: readonly NumberToken[], index: number, reading: NumeralReading): Reading | null {
  const token = tokens[index];
  if (token === undefined) return null;
  if (!token.isFigure) return wordsAt(tokens, index);
  const values = readNumeral(token.text, reading);
  const after = tokens[index + 1];
  const hyphen = after?.text === "-" ? 1 : 0;
  const scaled = tokens[index + 1 + hyphen];
  const isClose = scaled !== undefined && scaled.start === token.end;
  const factor = scaleOf(scaled?.text) ?? (isClose ? LETTER_SCALES.get(scaled.text) : undefined);
  // "4o" and "3D" are names.
  if (factor === undefined) {
    const isName = after !== undefined && after.start === token.end && /^\p{L}/u.test(after.text);
    const isUnit = UNITS.has(after?.text ?? "") || ORDINAL_SIGNS.has(after?.text ?? "");
    return isName && !isUnit ? null : { values, next: index + 1 };
  }
  const half = halfAfter(tokens, index + 2 + hyphen, factor);
  return { values: values.map((value) => tidy(value * factor + half.value)), next: half.next };
}

function scaleOf(word: string | undefined): number | undefined {
  return word === undefined || word === "tri" ? undefined : SCALES.get(word);
}

/** "um milhão e meio". */
function halfAfter(
  tokens: readonly NumberToken[],
  next: number,
  scale: number,
): { value: number; next: number } {
  const has = tokens[next]?.text === "e" && HALVES.has(tokens[next + 1]?.text ?? "");
  return has ? { value: scale / 2, next: next + 2 } : { value: 0, next };
}

/** A number in words. Each further word must be smaller than the one before it: "two hundred and forty-five". */
function wordsAt(tokens: readonly NumberToken[], start: number): Reading | null {
  let total = 0;
  let current = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let next = start;
  for (let index = start; index < tokens.length; ) {
    const word = tokens[index]?.text ?? "";
    const isFirst = index === start;
    const joined = !isFirst && (word === "e" || word === "and" || word === "-");
    const at = joined ? index + 1 : index;
    const named = tokens[at]?.text ?? "";
    const scale = isFirst && named !== "mil" ? undefined : scaleOf(named);
    // "Trinta e uma", "thirty-one".
    const isOne = joined && word !== "and" && smallest >= 10 && ONE.has(named);
    const small =
      (isOne ? 1 : NUMBERS.get(named)) ??
      (isFirst && scaleOf(tokens[at + 1]?.text) !== undefined ? startOf(named) : undefined);
    if (scale !== undefined && named.length > 2) {
      if (joined && current !== 0) break;
      current = Math.max(current, 1) * scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
        smallest = scale;
      } else smallest = scale;
      next = at + 1;
      const half = halfAfter(tokens, next, scale);
      if (half.value > 0) return { values: [tidy(total + current + half.value)], next: half.next };
    } else if (small !== undefined && small < smallest) {
      current += small;
      smallest = small < 20 ? 0 : small < 100 ? 10 : 100;
      next = at + 1;
    } else break;
    index = next;
  }
  const value = tidy(total + current);
  return next === start || (value < 1.5 && value !== 0.5) ? null : { values: [value], next };
}

function startOf(word: string): number | undefined {
  return BEFORE_SCALE.get(word) ?? (word === "uma" ? 1 : HALVES.has(word) ? 0.5 : undefined);
}

/** The unit behind a number; "pontos percentuais" are points, not per cent. */
function withUnit(tokens: readonly NumberToken[], { values, next }: Reading): Omit<Found, "from"> {
  const word = (offset: number) => tokens[next + offset]?.text ?? "";
  if (ORDINAL_SIGNS.has(word(0)) && tokens[next]?.start === tokens[next - 1]?.end) {
    return { values, next: next + 1, kind: "ordinal", factor: 1 };
  }
  if ((word(0) === "per" && word(1) === "cent") || (word(0) === "por" && word(1) === "cento")) {
    return { values, next: next + 2, kind: "percent", factor: 1 };
  }
  if (/^percent(?:age|ua)/.test(word(0)) || (word(0) === "p" && word(2) === "p")) {
    return { values, next: next + 2, kind: "point", factor: 1 };
  }
  if ((word(0) === "%" || word(0) === "percent") && word(1).startsWith("point")) {
    return { values, next: next + 2, kind: "point", factor: 1 };
  }
  let skipped = 0;
  while (skipped < 2 && BEFORE_UNIT.has(word(skipped)) && !UNITS.has(word(skipped))) skipped += 1;
  // "120 second-year classes", "120 segundo": the ordinal.
  const isOrdinal = word(skipped) === "second" || word(skipped) === "segundo";
  const unit = isOrdinal ? undefined : UNITS.get(word(skipped));
  // "45 day nurseries": they are open by day.
  const isOfDay = word(skipped) === "day" && OPEN_BY_DAY.test(word(skipped + 1));
  if (unit === undefined || isOfDay) return { values, next, kind: "plain", factor: 1 };
  const isOf = word(skipped + 1) === "de" || word(skipped + 1) === "da";
  const beside = [word(skipped - 1), word(skipped + (isOf ? 2 : 1))];
  const dollar = OTHER_DOLLARS.find(({ of }) => beside.some((near) => of.test(near)));
  const kind = unit.kind === "money usd" && dollar !== undefined ? dollar.kind : unit.kind;
  return { values, next: next + skipped + 1, factor: unit.factor, kind };
}

/** "20 to 30%": the first figure of a range has the unit of the second, whatever else it may mean. */
function withRanges(facts: readonly NumberFact[], text: string): NumberFact[] {
  const more: NumberFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const following = facts.slice(index + 1, index + 4).find(({ start }) => start > fact.start);
    if (following === undefined || fact.kind !== "plain" || following.kind === "plain") continue;
    if (!RANGE_WORDS.has(foldText(text.slice(fact.end, following.start)))) continue;
    more.push({ ...fact, kind: following.kind, factor: following.factor });
  }
  return [...facts, ...more];
}

/** 2.3 * 1e6 is not exactly 2300000. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
