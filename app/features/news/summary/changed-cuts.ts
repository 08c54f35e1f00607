// Part of the check of sentences that are cut out of their article: little changes that a cut has no reason to make,
// and that a sentence which is worded freely may well make.
import type { WrittenLanguage } from "~/addresses/languages";
import { type Alignment, align, type Seam, seamsOf, type Token } from "./align-cut";
import { BY_WORDS, LACKS, NEGATORS } from "./lexicon/turn-words";
import { isQuoting, isVerb } from "./sentence-sides";
import type { SentenceWords, Word } from "./sentence-words";
import { behindMark, clauseAround, isFaithful, isSame, isSameMeant, tellingOf, wordsOf } from "./turned-cuts";
import { areLimitsTurned, isLimitGone, isTenseTurned } from "./turned-limits";

/** The subject of a sentence is no longer than this. */
const LONGEST_SUBJECT = 8;

/** What a sentence changes of the one that it is cut out of; null where it is no cut, or changes nothing. */
export function changeOfCut(claim: SentenceWords, sources: readonly SentenceWords[]): string | null {
  for (const source of sources) {
    if (areLimitsTurned(claim, source) || isLimitGone(claim, source)) return "limit";
    if (isTenseTurned(claim, source)) return "tense";
    if (isAllKept(align(claim, [source], true)) && areExchanged(claim, source)) return "order";
    const home = align(claim, [source], false);
    if (!isFaithful(home)) continue;
    const seams = seamsOf(home);
    if (seams.some((seam) => isOtherCounted(seam, home))) return "counted";
    const changed = seams.filter(({ fresh }) => tellingOf(fresh).length > 0);
    if (changed.length === 1 && changed.some(isOtherSubject)) return "subject";
    if (seams.some((seam) => isDenialBeside(seam, home, claim.language))) return "denial";
    if (isDoneNow(home)) return "hedge";
  }
  return null;
}

/** True where the source has all words of the sentence but one, in whatever order. */
function isAllKept(whole: Alignment): boolean {
  const fresh = whole.claim.filter(({ isTelling }, index) => isTelling && (whole.at[index] ?? -1) < 0);
  return isFaithful(whole) && fresh.length <= 1;
}

/** "216 classes" for "216 pupils": of what is counted there is no other word. */
function isOtherCounted({ fresh, dropped, from }: Seam, { source }: Alignment): boolean {
  const [mine, theirs] = [wordsOf(fresh), wordsOf(dropped)];
  const [one, other] = [mine[0], theirs[0]];
  if (one === undefined || other === undefined || mine.length > 1 || theirs.length > 1) return false;
  // "1,240" is more than one token.
  const number = source
    .slice(0, from + 1)
    .findLast(({ word, text }) => word !== null || /^\p{L}/u.test(text));
  return (
    number?.word?.kind === "number" &&
    one.isTelling &&
    other.isTelling &&
    !UNCOUNTED.test(other.text) &&
    !isSame(one, other)
  );
}

const UNCOUNTED = /^(?:per|percent|por|cento)$/;

/** Another subject before the words of the source, none that points at it or names it. */
function isOtherSubject({ fresh, dropped, from }: Seam): boolean {
  const [mine, theirs] = [tellingOf(fresh), tellingOf(behindMark(dropped))];
  if (from >= 0 || mine.length === 0 || theirs.length === 0) return false;
  if (Math.max(mine.length, theirs.length) > LONGEST_SUBJECT) return false;
  return !mine.some(({ word }) => word?.kind === "name") && !isSameMeant(mine, theirs, dropped, false);
}

/** "They will not be able" of "pupils will be able": the denial stands right before words of both. */
function isDenialBeside(
  { fresh, dropped, to }: Seam,
  { claim, source, at }: Alignment,
  language: WrittenLanguage,
): boolean {
  const denies = ({ text }: Token) => NEGATORS[language].has(text);
  const isFresh = fresh.some(denies);
  const last = (isFresh ? fresh : dropped).at(-1);
  if (to < 0 || last === undefined || !denies(last)) return false;
  // Where the other one denies as well, it does so with another word.
  const kept = new Set(at.map((place) => source[place]));
  const [tokens, place] = isFresh ? [source, to] : [claim, at.indexOf(to)];
  return clauseAround(tokens, place).every(
    (token) => !(denies(token) && !kept.has(token)) && !LACKS.has(token.text) && !DENYING.test(token.text),
  );
}

const DENYING = /^(?:yet|rather|instead|only|so|apenas|still|ainda|vez|until|ate)$/;

/** What stands before a deed that somebody may do, and before one that somebody does. */
const LEADS = /^(?:to|will|would|may|might|could|should)$/;
const DOING = /^(?:beg[ai]n|start|manag|continu|help|come[cç]|consegu|vei?[nio])/;

/** "It reviewed" of "it agreed to review", "reviu" of "admite rever". */
function isDoneNow({ claim, source, at }: Alignment): boolean {
  return claim.some(({ text }, index) => {
    const place = at[index] ?? -1;
    const told = source[place]?.text ?? text;
    const lead = source[place - 1];
    if (told === text || lead === undefined || lead.isMark || at.includes(place - 1)) return false;
    if (/[^aeiou]ed$/.test(text)) {
      const verb = source[place - 2]?.text ?? "";
      return LEADS.test(lead.text) && !DOING.test(verb) && !/ed$/.test(told);
    }
    return /[aei]r$/.test(told) && /(?:ou|eu|iu|[aei]ram|[aei]d[oa]s?)$/.test(text) && isLeading(lead);
  });
}

function isLeading({ text, isTelling }: Token): boolean {
  return (isTelling || /^(?:vai|vao|deve|devem|pode|podem|quer|querem)$/.test(text)) && !DOING.test(text);
}

/** Two that stand on either side of a third word, and in the source on the other side of it each. */
export function areExchanged(claim: SentenceWords, source: SentenceWords): boolean {
  if ([claim, source].some(({ folded }) => folded.some((word) => BY_WORDS.has(word)))) return false;
  const [own, known] = [placesOf(claim, source), placesOf(source, claim)];
  const shared = claim.words.flatMap((word) => {
    const mark = markOf(word, claim, source);
    const place = own.get(mark) === word.position ? known.get(mark) : undefined;
    return place === undefined ? [] : [{ word, place }];
  });
  const sides = shared.filter(({ word }) => word.kind === "word" || word.kind === "name");
  return shared.some(
    ({ word: middle, place }) =>
      isPivot(middle, claim, source) &&
      sides.some(
        (one) =>
          one.word.position < middle.position &&
          one.place > place &&
          sides.some(
            (other) =>
              other.word.position > middle.position &&
              other.place < place &&
              areActors(one.word, other.word, claim, source),
          ),
      ),
  );
}

/** In one language a word is known by its spelling, in two by what it means. */
function markOf(word: Word, sentence: SentenceWords, other: SentenceWords): string {
  return sentence.language === other.language ? (sentence.folded[word.position] ?? "") : word.key;
}

/** Where each word stands that stands there once. */
function placesOf(sentence: SentenceWords, other: SentenceWords): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const word of sentence.words) {
    const mark = markOf(word, sentence, other);
    places.set(mark, places.has(mark) ? Number.NaN : word.position);
  }
  return places;
}

/** A translation may put what is no actor on the other side. */
function areActors(one: Word, other: Word, claim: SentenceWords, source: SentenceWords): boolean {
  const actors = [one, other].filter(({ isActor }) => isActor).length;
  return actors === 2 || (actors === 1 && claim.language === source.language);
}

/** Two languages order the nouns of one name otherwise, so between them only a verb parts two sides. */
function isPivot(word: Word, { words, language }: SentenceWords, source: SentenceWords): boolean {
  if (word.kind !== "word" || word.isActor || isQuoting(word.key)) return false;
  return language === source.language || isVerb(words, words.indexOf(word), language);
}
