// Part of the check for turned statements: numbers that have changed places.
import { foldText } from "~/lib/fold-text";
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/** True when a number of the summary counts what another number counts in the source. */
export function areNumbersSwapped(claim: SentenceWords, source: SourceIndex): boolean {
  const isLaterSame = isLaterTold(claim, source);
  if (isLaterSame !== null) return !isLaterSame;
  return isOrderTurned(claim, source) || isUnitExchanged(claim, source) || isPairSwapped(claim, source);
}

const PART_OF = new Set("of de do da dos das".split(" "));

/** Two numbers of a sentence, each with what the source says of the other. */
function isPairSwapped({ words }: SentenceWords, source: SourceIndex): boolean {
  const ordered = pairsOf(words);
  const numbers = words.flatMap((word, at) =>
    isCount(word)
      ? [{ key: word.key, clause: word.clause, unit: word.unit, at, own: contextAt(words, at) }]
      : [],
  );
  return numbers.some((one, index) =>
    numbers.slice(index + 1).some((other) => {
      const isBare = one.clause === other.clause && (one.own.size === 0 || other.own.size === 0);
      // "46 of 118 pupils": what is said of the first is said of it alone.
      const isPart =
        other.at === one.at + 1 && words[other.at]?.before.some((little) => PART_OF.has(little)) === true;
      // "From 40 to 13" of both: what else stands around the two numbers says nothing.
      if (
        ordered.some(([a, b]) => a === one.key && b === other.key) &&
        isPairTold(one.key, other.key, source)
      )
        return false;
      if (one.key === other.key || isBare || isPart || one.unit !== other.unit) return false;
      const [told, toldOfOther] = [contextsOf(one.key, source), contextsOf(other.key, source)];
      const straight = mostShared(one.own, told) + mostShared(other.own, toldOfOther);
      const crossed = mostShared(one.own, toldOfOther) + mostShared(other.own, told);
      return crossed > straight;
    }),
  );
}

function isPairTold(one: string, other: string, source: SourceIndex): boolean {
  return (source.places.get(one) ?? []).some((place) =>
    pairsOf(source.sentences[place]?.words ?? []).some(([a, b]) => a === one && b === other),
  );
}

/** A year says when, not how many, and "one" may be no more than an article. */
function isCount({ kind, written }: Word): boolean {
  return kind === "number" && !/^(?:(?:19|20)\d\d|one|uma?)$/i.test(written);
}

function contextsOf(number: string, source: SourceIndex): ReadonlySet<string>[] {
  return (source.places.get(number) ?? []).flatMap((place) => {
    const words = source.sentences[place]?.words ?? [];
    return words.flatMap(({ key }, at) => (key === number ? [contextAt(words, at)] : []));
  });
}

function mostShared(keys: ReadonlySet<string>, contexts: readonly ReadonlySet<string>[]): number {
  return Math.max(0, ...contexts.map((context) => [...keys].filter((key) => context.has(key)).length));
}

/** What a number is about: the words of its clause, up to the next number on either side. */
function contextAt(words: readonly Word[], at: number): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const step of [1, -1]) {
    for (let near = at + step; ; near += step) {
      const word = words[near];
      if (word === undefined || word.clause !== words[at]?.clause || isCount(word)) break;
      keys.add(word.key);
    }
  }
  return keys;
}

const BETWEEN = new Set("to para a of de dos das do against contra".split(" "));

/** "from 12 to 30" told as "from 30 to 12", "three of seven" as "seven of three". */
function isOrderTurned(claim: SentenceWords, source: SourceIndex): boolean {
  return pairsOf(claim.words).some(([first, second]) => {
    const sentences = (source.places.get(first) ?? []).flatMap((place) => source.sentences[place] ?? []);
    const known = sentences.flatMap(({ words }) => pairsOf(words));
    const has = (one: string, other: string) => known.some(([a, b]) => a === one && b === other);
    return has(second, first) && !has(first, second);
  });
}

function pairsOf(words: readonly Word[]): (readonly [string, string])[] {
  const numbers = words.flatMap((word, at) => (word.kind === "number" ? [{ word, at }] : []));
  return numbers.flatMap(({ word, at }, index) => {
    const next = numbers[index + 1];
    if (next === undefined || next.at - at > 2 || !next.word.before.some((little) => BETWEEN.has(little)))
      return [];
    return [[word.key, next.word.key] as const];
  });
}

const FROM_ITS_END = /\b(?:against|contra|compared (?:to|with)|em vez d[eo]s?|instead of)\b/;

const EARLIER =
  /\b(?:against|contra|compared|em vez d[eo]s?|instead of|was|were|been|eram?|tinha|foram|before|antes|anterior|earlier|ago|last year|ano passado|first|beginning|start|comeco|inicio|(?:em|in) 20\d\d)\b/;
const NOW = /\b(?:now|today|hoje|agora|n?este ano|this year|already)\b/;

/**
 * Of two numbers of a sentence the later in time: the second of "from 40 to 22", the first of "22 today; it was 40".
 * Null where the words do not tell.
 */
function laterOf({
  words,
  text,
}: SentenceWords): { readonly later: string; readonly earlier: string } | null {
  // "75 to 50 minutes": the first is read without its unit and with it.
  const counts = [...new Map(words.filter(isCount).map((word) => [word.position, word])).values()];
  const [first, second] = counts;
  if (first === undefined || second === undefined || counts.length > 2) return null;
  const [one, two] = [digitsOf(first), digitsOf(second)];
  if (one === null || two === null || one === two) return null;
  if (pairsOf(words).some(([a, b]) => a === first.key && b === second.key))
    return BY_TIME.test(text) ? { later: two, earlier: one } : null;
  const at = text.indexOf(second.written);
  const end = text.indexOf(first.written) + first.written.length;
  const mark = text.slice(end, at).search(/[;,]/);
  const cut = mark < 0 ? end : end + mark;
  const [before, behind] = [foldText(text.slice(0, cut)), foldText(text.slice(cut))];
  const isBehindEarlier = EARLIER.test(behind) && !NOW.test(behind);
  const isBeforeEarlier = EARLIER.test(before) && !NOW.test(before);
  if (isBehindEarlier === isBeforeEarlier) return null;
  return isBehindEarlier ? { later: one, earlier: two } : { later: two, earlier: one };
}

const BY_TIME = /\b(?:from|de)\b/i;

function digitsOf({ written }: Word): string | null {
  return /\d[\d.,]*/.exec(written)?.[0].replace(/\D/g, "") ?? null;
}

/** Whether the source tells the same of two numbers to be the later one; null where either does not say. */
function isLaterTold(claim: SentenceWords, source: SourceIndex): boolean | null {
  const own = laterOf(claim);
  if (own === null) return null;
  for (const sentence of source.sentences) {
    const told = laterOf(sentence);
    if (told?.later === own.later && told.earlier === own.earlier) return true;
    if (told?.later === own.earlier && told.earlier === own.later) return false;
  }
  return null;
}

interface Figure {
  readonly figure: string;
  readonly unit: string;
}

/** "9 minutes now, 4 before" for "4 minutes now, 9 before": the second has its unit from the first. */
function isUnitExchanged(claim: SentenceWords, source: SourceIndex): boolean {
  const told = figuresOf(claim.words);
  return told.some((one, index) =>
    told.slice(index + 1).some((other) => {
      if (one.unit === "plain" || other.unit !== "plain" || one.figure === other.figure) return false;
      // "12 minutes, against 50 before" tells "from 50 minutes to 12" from its end.
      if (FROM_ITS_END.test(claim.folded.join(" "))) return false;
      const isTold = (first: Figure, second: Figure) =>
        source.sentences.some(({ words }) => {
          const known = figuresOf(words);
          const at = known.findIndex(({ figure, unit }) => figure === first.figure && unit === one.unit);
          return (
            at >= 0 &&
            known.slice(at + 1).some(({ figure, unit }) => figure === second.figure && unit === "plain")
          );
        });
      return isTold(other, one) && !isTold(one, other);
    }),
  );
}

function figuresOf(words: readonly Word[]): Figure[] {
  return words.flatMap(({ kind, unit, written }) => {
    const figure = /\d[\d.,]*/.exec(written)?.[0];
    return kind === "number" && figure !== undefined ? [{ figure, unit }] : [];
  });
}
