// Part of the check for turned statements: a deed that the source tells of somebody else.

import { isPlaceKey, notionOf } from "./lexicon/notions";
import { FAMILIES_OF_ACTORS, LIGHT_VERBS } from "./lexicon/turn-words";
import { isSpeech, isVerb, mayBeVerb, type Side, sidesOf, subjectsOf } from "./sentence-sides";
import type { SentenceWords, Word } from "./sentence-words";
import { PRONOUNS, type SourceIndex, spellingOf } from "./source-index";
import { isClauseMixed } from "./turned-mixtures";
import { isDeedOfNeighbour } from "./turned-neighbours";

/** Words around a verb that tell which of several deeds is meant. */
const AROUND = 5;

interface Told {
  readonly place: number;
  readonly doers: readonly Side[];
  /** How much of what the summary says around the verb stands around it in the source. */
  readonly shared: number;
}

/**
 * True when the source says of somebody else what the summary says of its subject, or names somebody else as saying it.
 */
export function isSubjectMoved(
  claim: SentenceWords,
  places: readonly number[],
  source: SourceIndex,
): boolean {
  const [first = 0] = places;
  const speakers = speakersOf(claim);
  const told = speakersOf(source.sentences[first]);
  if (speakers.length > 0 && told.length > 0 && isMoved(speakers, { place: first, doers: told }, source))
    return true;
  return (
    isDeedMoved(claim, source) || isDeedOfNeighbour(claim, source) || isClauseMixed(claim, places, source)
  );
}

/** Who says what a sentence tells: "the ministry argues that", "segundo o sindicato". */
function speakersOf(sentence: SentenceWords | undefined): Side[] {
  if (sentence === undefined) return [];
  const { words } = sentence;
  const sides = sidesOf(words);
  const isNamed = ({ first }: Side) =>
    words[first - 1]?.written.toLowerCase() === "according" ||
    words[first]?.before.some((little) => little === "segundo" || little === "conforme") === true;
  // "According to inspector general Lucille Batiste": what stands between belongs to the title.
  const named = sides.flatMap((side, index) => {
    const next = sides[index + 1];
    const isTitled = next !== undefined && next.clause === side.clause && next.first - side.last <= 2;
    return isNamed(side) ? [side, ...(isTitled ? [next] : [])] : [];
  });
  const verbs = words.flatMap(({ key, written }, at) =>
    isSpeech(key) && written.toLowerCase() !== "according" ? subjectsOf(sentence, at) : [],
  );
  return [...named, ...verbs];
}

function isDeedMoved(claim: SentenceWords, source: SourceIndex): boolean {
  return claim.words.some((_, at) => {
    if (isSpeech(claim.words[at]?.key ?? "") || !isVerb(claim.words, at, claim.language)) return false;
    if (isLedInfinitive(claim.words[at]) || isLight(claim.words[at]?.key)) return false;
    const doers = subjectsOf(claim, at);
    if (doers.length === 0) return false;
    const all = toldOf(claim, at, doers, source);
    const most = Math.max(0, ...all.map(({ shared }) => shared));
    const told = all.filter(({ shared }) => shared === most);
    return most > 0 && told.every((known) => isMoved(doers, known, source));
  });
}

const LEADS_OF_INFINITIVES = new Set(["to", "a", "para"]);

/** "Taught the pupils to do interviews": who does it need not be the subject of the sentence. */
function isLedInfinitive(word: Word | undefined): boolean {
  const lead = word?.before.at(-1) ?? "";
  return LEADS_OF_INFINITIVES.has(lead) && (lead === "to" || /[aei]r$/.test(word?.written ?? ""));
}

let light: ReadonlySet<string> | null = null;

/** Verbs that say little by themselves: whoever "made" something may have "built" it. */
function isLight(key: string | undefined): boolean {
  light ??= new Set(LIGHT_VERBS.split(" ").flatMap((verb) => notionOf(verb)?.key ?? []));
  return key !== undefined && light.has(key);
}

function toldOf(claim: SentenceWords, at: number, doers: readonly Side[], source: SourceIndex): Told[] {
  const verb = claim.words[at]?.key ?? "";
  const own = keysAround(claim, at, doers);
  const keys = own.size > 0 ? own : keysAround(claim, at, doers, true);
  return (source.places.get(verb) ?? []).flatMap((place) => {
    const sentence = source.sentences[place];
    if (sentence === undefined) return [];
    return sentence.words.flatMap((word, near): Told[] => {
      if (word.key !== verb || !mayBeVerb(sentence.words, near)) return [];
      // "Told schools to wait": who waits is not the one who told.
      const known = isLedInfinitive(word) ? [] : subjectsOf(sentence, near);
      const around = keysAround(sentence, near, known);
      const wide = meantBy(sentence, source.sentences[place - 1]);
      const shared = [...keys].reduce((sum, key) => sum + (around.has(key) ? 2 : wide.has(key) ? 1 : 0), 0);
      return [{ place, doers: known, shared }];
    });
  });
}

/** What a sentence speaks of, with what the sentence before it names where it opens with a pronoun. */
function meantBy(sentence: SentenceWords, previous: SentenceWords | undefined): ReadonlySet<string> {
  const meant = PRONOUNS.has(sentence.folded[0] ?? "") ? (previous?.words ?? []) : [];
  return new Set([...sentence.words, ...meant].map(({ key }) => key));
}

/** Keys near a verb, without those of its doers. */
function keysAround(
  { words }: SentenceWords,
  at: number,
  doers: readonly Side[],
  isWide = false,
): ReadonlySet<string> {
  const clause = words[at]?.clause;
  return new Set(
    words
      .slice(Math.max(0, at - AROUND), at + AROUND + 1)
      .filter((word) => (isWide || word.clause === clause) && word !== words[at])
      .filter(({ key }) => !doers.some((side) => side.keys.has(key)))
      .map(({ key }) => key),
  );
}

function isMoved(
  doers: readonly Side[],
  { place, doers: others }: Omit<Told, "shared">,
  source: SourceIndex,
): boolean {
  const mine = { names: namesOf(doers), actors: actorsOf(doers) };
  const theirs = { names: namesOf(others), actors: actorsOf(others) };
  if (theirs.names.length + theirs.actors.length === 0) return false;
  if (areElsewhere(mine.names, theirs.names)) return true;
  if (mine.names.some((one) => theirs.names.some((two) => isSameName(one, two)))) return false;
  if (isBesideDoer(mine.actors, place, others, source)) return true;
  const areKin = mine.actors.some((one) => theirs.actors.some((other) => areOfOneFamily(one, other)));
  // "A Canadian university" of a title is the one that the text names.
  const isOfTitle = place === 0 || mine.names.every((name) => (source.places.get(name)?.[0] ?? 0) === 0);
  if (areKin && isOfTitle) return false;
  if (mine.names.length > 0 && theirs.names.length > 0) return !isBeside(mine.names, place, others, source);
  if (mine.actors.length > 0 && theirs.actors.length > 0 && !areKin) return true;
  // "The state" may be any that was named before, and none that is named for the first time behind it; a title
  // comes before all names.
  return place > 0 && mine.names.length > 0 && !isNamedBy(mine.names, place, source);
}

/** "The firm recorded the actors, and the association paid": both are named there, so the one is not the other. */
function isBesideDoer(
  actors: readonly string[],
  place: number,
  doers: readonly Side[],
  source: SourceIndex,
): boolean {
  if (actors.length === 0 || actors.some((actor) => doers.some(({ keys }) => keys.has(actor)))) return false;
  const sentence = source.sentences[place];
  if (sentence === undefined) return false;
  return sentence.words.some((_, at) => {
    if (!isVerb(sentence.words, at, sentence.language)) return false;
    const sides = subjectsOf(sentence, at);
    const isOther = doers.every(({ first }) => sides.every((side) => side.first !== first));
    return isOther && actors.every((actor) => sides.some(({ keys, isPlace }) => !isPlace && keys.has(actor)));
  });
}

/** "Mozambique's ministry" and "the ministry of Angola". */
function areElsewhere(mine: readonly string[], theirs: readonly string[]): boolean {
  const [own, other] = [mine.filter(isPlaceKey), theirs.filter(isPlaceKey)];
  return own.length > 0 && other.length > 0 && !own.some((place) => other.includes(place));
}

/** Of "University of Vigo" the second word tells which. */
function namesOf(sides: readonly Side[]): string[] {
  const names = sides.flatMap((side) => [...side.names]);
  const proper = names.filter((name) => !name.startsWith("a"));
  return proper.length > 0 ? proper : names;
}

function actorsOf(sides: readonly Side[]): string[] {
  return sides.flatMap(({ keys }) => [...keys].filter((key) => key.startsWith("a")));
}

/** "Saxony" and "Saxônia" are one. */
function isSameName(one: string, two: string): boolean {
  return one === two || spellingOf(one.replace(/^\S+ /, "")) === spellingOf(two.replace(/^\S+ /, ""));
}

function isNamedBy(names: readonly string[], place: number, source: SourceIndex): boolean {
  return names.some((name) => (source.places.get(name)?.[0] ?? place) <= place);
}

/**
 * "Priya Nair of OpenLearn", "Traço, de Uberlândia": of two names in one breath either may be the one that is named.
 */
function isBeside(
  names: readonly string[],
  place: number,
  others: readonly Side[],
  source: SourceIndex,
): boolean {
  const words = source.sentences[place]?.words ?? [];
  return others.some(({ first, last }) =>
    words.slice(Math.max(0, first - 2), last + 3).some(({ key }) => names.includes(key)),
  );
}

let families: readonly ReadonlySet<string>[] | null = null;

/** "The government" may be told as "the state", "the pupils" as "the girls". */
export function areOfOneFamily(one: string, other: string): boolean {
  families ??= FAMILIES_OF_ACTORS.map(
    (family) => new Set(family.split(" ").flatMap((word) => notionOf(word)?.key ?? [])),
  );
  return one === other || families.some((family) => family.has(one) && family.has(other));
}
