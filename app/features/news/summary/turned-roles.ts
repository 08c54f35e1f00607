// Part of the check for turned statements: who does what to whom, and which number belongs to what.
import type { SentenceWords, Word } from "./sentence-words";
import type { SourceIndex } from "./source-index";

/** A verb's doer and the one it is done to, as far as the order of the words shows it. */
interface Deed {
  readonly verb: string;
  readonly doer: ReadonlySet<string> | null;
  readonly other: ReadonlySet<string> | null;
}

/** Words further away from a verb do not belong to it. */
const REACH = 6;

/** True when two sides of a deed have changed places. */
export function areRolesSwapped(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  const known = sources.flatMap(deedsOf);
  return deedsOf(claim).some(({ verb, doer, other }) => {
    if (doer === null || other === null) return false;
    const same = known.filter((deed) => deed.verb === verb);
    const isTold = same.some((deed) => meets(deed.doer, doer) && meets(deed.other, other));
    return !isTold && same.some((deed) => meets(deed.doer, other) && meets(deed.other, doer));
  });
}

/** True when the source says of somebody else what the summary says of its subject. */
export function isSubjectMoved(
  claim: SentenceWords,
  places: readonly number[],
  source: SourceIndex,
): boolean {
  return deedsOf(claim).some(({ verb, doer }) => {
    if (doer === null) return false;
    const told = toldOf(verb, places, source);
    return told.length > 0 && isDoerMoved(doer, told, source);
  });
}

interface Told {
  readonly place: number;
  readonly doer: ReadonlySet<string> | null;
}

function toldOf(verb: string, places: readonly number[], source: SourceIndex): Told[] {
  return places.flatMap((place) => {
    const sentence = source.sentences[place];
    if (sentence === undefined) return [];
    return deedsOf(sentence)
      .filter((known) => known.verb === verb && known.doer !== null)
      .map((known) => ({ place, doer: known.doer }));
  });
}

function isDoerMoved(doer: ReadonlySet<string>, told: readonly Told[], source: SourceIndex): boolean {
  return told.every(({ place, doer: other }) => {
    if (meets(other, doer) || !areRivals(other, doer)) return false;
    const own = mainKeys(doer);
    return ![place, place - 1].some((near) => source.sentences[near]?.words.some(({ key }) => own.has(key)));
  });
}

/** Of "the Finnish teachers' union" the union counts, of a bare name the name. */
function mainKeys(keys: ReadonlySet<string>): ReadonlySet<string> {
  const actors = [...keys].filter((key) => key.startsWith("a"));
  return actors.length === 0 ? keys : new Set(actors);
}

/** Two names, or two kinds of actor, exclude each other; a name may be the firm that is meant by "the company". */
function areRivals(one: ReadonlySet<string> | null, other: ReadonlySet<string>): boolean {
  if (one === null) return false;
  const has = (keys: ReadonlySet<string>, start: string) => [...keys].some((key) => key.startsWith(start));
  const isNamed = (keys: ReadonlySet<string>) => has(keys, "=") || has(keys, "p ");
  return (has(one, "a") && has(other, "a")) || (isNamed(one) && isNamed(other));
}

function meets(one: ReadonlySet<string> | null, other: ReadonlySet<string>): boolean {
  return one !== null && [...other].some((key) => one.has(key));
}

/** People and bodies that stand together, such as "the union of teachers", are one. */
interface Side {
  readonly keys: ReadonlySet<string>;
  readonly first: number;
  readonly last: number;
  readonly isBehindBy: boolean;
}

/** It stands in every article, and adjectives stand before it in one language and behind it in the other. */
const SUBJECT_OF_ALL = "p artificial intelligence";

const JOINING = new Set("of the da do de dos das o a 's".split(" "));

function deedsOf({ words }: SentenceWords): Deed[] {
  const sides = sidesOf(words);
  const sideAt = new Map<number, Side>();
  for (const side of sides) for (let at = side.first; at <= side.last; at += 1) sideAt.set(at, side);
  return words.flatMap((word, at): Deed[] => {
    if (word.kind !== "word" || word.isActor || isOfSubject(words, at)) return [];
    const before = nearest(sideAt, at, -1, words);
    const after = nearest(sideAt, at, 1, words);
    const isPassive = after?.isBehindBy === true;
    const doer = (isPassive ? after : before)?.keys ?? null;
    const other = (isPassive ? before : after)?.keys ?? null;
    return doer === null && other === null ? [] : [{ verb: word.key, doer, other }];
  });
}

/** "generative AI", "IA generativa". */
function isOfSubject(words: readonly Word[], at: number): boolean {
  return [at - 1, at + 1].some((near) => words[near]?.key === SUBJECT_OF_ALL);
}

function nearest(
  sideAt: ReadonlyMap<number, Side>,
  at: number,
  step: 1 | -1,
  words: readonly Word[],
): Side | null {
  for (let distance = 1; distance <= REACH; distance += 1) {
    const side = sideAt.get(at + step * distance);
    if (side !== undefined) return side;
    if (words[at + step * distance] === undefined) return null;
  }
  return null;
}

function sidesOf(words: readonly Word[]): Side[] {
  const sides: { keys: Set<string>; first: number; last: number; isBehindBy: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    if (!(word.isActor || word.kind === "name") || word.key === SUBJECT_OF_ALL) continue;
    const open = sides.at(-1);
    if (open?.last === at - 1 && word.before.every((little) => JOINING.has(little))) {
      open.keys.add(word.key);
      open.last = at;
    } else sides.push({ keys: new Set([word.key]), first: at, last: at, isBehindBy: word.isBehindBy });
  }
  return sides;
}

/** True when a number of the summary counts what another number counts in the source. */
export function areNumbersSwapped(claim: SentenceWords, source: SourceIndex): boolean {
  return (
    isOrderTurned(claim, source) ||
    claim.words.some((word, at) => isMiscounted(claim.words, word, at, source))
  );
}

function isMiscounted(words: readonly Word[], number: Word, at: number, source: SourceIndex): boolean {
  if (number.kind !== "number") return false;
  const counted = words[at + 1];
  if (
    counted === undefined ||
    counted.kind !== "word" ||
    counted.key.startsWith("o") ||
    counted.clause !== number.clause
  )
    return false;
  const holding = (source.places.get(number.key) ?? []).flatMap((place) => source.sentences[place] ?? []);
  if (holding.some((sentence) => counts(sentence.words, number.key, counted.key))) return false;
  // Only a number that counts something else in the source can have been swapped.
  return (source.places.get(counted.key) ?? []).some((place) => {
    const sentence = source.sentences[place]?.words ?? [];
    return sentence.some(
      ({ key, kind }, index) =>
        kind === "number" &&
        key !== number.key &&
        sentence[index + 1]?.key === counted.key &&
        isSameKind(words, sentence),
    );
  });
}

/** The sentences speak of the same thing in more than the counted word. */
function isSameKind(claim: readonly Word[], sentence: readonly Word[]): boolean {
  const keys = new Set(sentence.map(({ key }) => key));
  return claim.filter(({ key, kind }) => kind !== "number" && keys.has(key)).length >= 2;
}

/** Whether the number stands close to the counted word, with no other number in between. */
function counts(words: readonly Word[], number: string, counted: string): boolean {
  return words.some(({ key }, at) => {
    if (key !== number) return false;
    for (const step of [1, -1]) {
      for (let distance = 1; distance <= 5; distance += 1) {
        const word = words[at + step * distance];
        if (word === undefined || (word.kind === "number" && word.key !== number)) break;
        if (word.key === counted) return true;
      }
    }
    return false;
  });
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
