// Part of the check for turned statements: what a clause of a summary denies or leaves open, against the clause of the
// source it speaks of.
import { ATTRIBUTIONS, LACKS } from "./lexicon/turn-words";
import type { SentenceWords, Word } from "./sentence-words";
import { COMPARING, isComparison, isComparisonTurned, isFrequencyTurned } from "./turned-comparisons";

/** Of two clauses with fewer notions in common nothing can be said. */
const FEWEST_ALIGNED = 2;

/** True when a clause denies what its source's clause affirms, or the other way round. */
export function isNegationTurned(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  if (isOppositeSaid(claim, sources) || isComparisonTurned(claim, sources)) return true;
  if (isFrequencyTurned(claim, sources)) return true;
  if (isWhollyDenied(claim, sources)) return true;
  // What both deny may be told with the denial elsewhere: "no phone is needed", "without a phone".
  if (areBothDenied(claim, sources)) return false;
  return clausesOf(claim).some((clause) => {
    if (claim.doubled.has(clause[0]?.clause ?? 0)) return false;
    const matching = matchingClauses(clause, sources).flat();
    if (!isDenialTold(claim, clause, matching, sources)) return false;
    const known = signsOf(matching);
    const isLackTold = matching.some(({ isLacking }) => isLacking);
    let agreed = 0;
    let turned = 0;
    for (const word of clause) {
      if (word.kind === "number" || word.kind === "date" || ORDERS.test(word.written)) continue;
      if (isBesideOpposite(claim, word) || isTurnedComparison(claim, word)) continue;
      const sign = signOf(word);
      const signs = known.get(word.key);
      // A word that the source both denies and affirms there says nothing.
      if (signs === undefined || signs.size > 1 || (sign === 1 && !signs.has(-1))) continue;
      // "Questions without a source" agree on nothing that is said of them.
      if (signs.has(sign)) agreed += word.isLacking ? 0 : 1;
      // Of "without a mobile network" only the first word is read as denied.
      else if (!(word.isLacking && isLackTold)) turned += 1;
    }
    return turned > 0 && agreed === 0;
  });
}

/**
 * Whether a denial of the one stands against words of the other: the deed that is denied has to be told there, too.
 * Where it is not, the summary may say in other words what the source says with a "not", unless it does so with the
 * source's own words.
 */
function isDenialTold(
  claim: SentenceWords,
  clause: readonly Word[],
  matching: readonly Word[],
  sources: readonly SentenceWords[],
): boolean {
  const isLackOfBoth = [clause, matching].every((words) => words.some(({ isLacking }) => isLacking));
  const denials = (words: readonly Word[]) =>
    words.filter((word) => isDenied(word) && !(isLackOfBoth && word.isLacking));
  const [denied, told] = [denials(clause), denials(matching)];
  if (denied.length > 0 && told.length > 0)
    return isAffirmed(predicateOf(denied), matching) || isAffirmed(predicateOf(told), clause);
  if (denied.length > 0) return isAffirmed(predicateOf(denied) ?? denied[0], matching);
  // "Does not forbid them to buy": they may buy.
  if (told.some((word) => isOpposite(word) && word.sign === -1)) return false;
  if (isAffirmed(predicateOf(told), clause)) return true;
  const known = new Set(sources.flatMap(({ words }) => words.map(({ key }) => key)));
  return claim.words.every(({ key, kind }) => kind !== "word" || known.has(key));
}

/** The first word that is denied and is nobody is the deed, and of "remain allowed" the second. */
function predicateOf(denied: readonly Word[]): Word | undefined {
  const deeds = denied.filter(({ kind, isActor }) => kind === "word" && !isActor);
  return deeds.find(({ written }) => !REMAINS.test(written)) ?? deeds[0];
}

const REMAINS = /^(?:remain(?:s|ed)?|stay(?:s|ed)?|continu\w+|permanec\w+|fic(?:a|am|ou|aram))$/i;

function isAffirmed(predicate: Word | undefined, others: readonly Word[]): boolean {
  return others.some((other) => other.key === predicate?.key && !isDenied(other));
}

/** Behind a negation, or with one in it: "unanswered". */
function isDenied(word: Word): boolean {
  return word.isNegated || (word.sign === -1 && !isOpposite(word));
}

/** "Fell" for "rose" is wrong wherever the source speaks of the same thing, in this clause or in the one beside it. */
function isOppositeSaid(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  return claim.words.some((word) => {
    // What came before may be told as what came after something else.
    if (!isOpposite(word) || ORDERS.test(word.written) || isBesideOpposite(claim, word)) return false;
    // "Declined" is a lack by itself, and a fall.
    if (claim.doubled.has(word.clause) && !LACKS.has(word.written.toLowerCase())) return false;
    if (isTurnedComparison(claim, word) || isFarDenied(claim, word)) return false;
    const own = keysBeside(claim, word);
    const told = sources.flatMap((source) =>
      source.words.filter(
        (known) =>
          known.key === word.key &&
          !isBesideOpposite(source, known) &&
          !isFarDenied(source, known) &&
          !isDeniedByOther(claim, word, source, known) &&
          isOfSame(claim, word, source, known) &&
          [...keysBeside(source, known)].some((key) => own.has(key)),
      ),
    );
    // "Accepted eleven and rejected five" tells both.
    const isBothTold = claim.words.some((other) => other.key === word.key && signOf(other) !== signOf(word));
    return !isBothTold && told.length > 0 && told.every((known) => signOf(known) !== signOf(word));
  });
}

/** "Cannot be punished for refusing": what is denied is the punishment. */
function isFarDenied({ words }: SentenceWords, word: Word): boolean {
  if (!word.isNegated) return false;
  return predicateOf(words.filter((other) => other.clause === word.clause && other.isNegated)) !== word;
}

/** "There was no gain" and "the gain did not appear": each denies with a word of its own. */
function isDeniedByOther(claim: SentenceWords, word: Word, source: SentenceWords, known: Word): boolean {
  if (word.isNegated === known.isNegated) return false;
  const [sentence, other] = word.isNegated ? [source, known] : [claim, word];
  return sentence.words.some(({ clause, isNegated }) => clause === other.clause && isNegated);
}

/** "Less common" is "rarer", and "rise less" is no fall: such a pair may be told by other words. */
function isBesideOpposite({ words }: SentenceWords, word: Word): boolean {
  const at = words.indexOf(word);
  return (
    COMPARING.test(word.written) &&
    [words[at - 1], words[at + 1]].some((near) => near !== undefined && isTurnable(near))
  );
}

/** "Fewer than it is" and "more than it was": of two compared things either may be told first. */
function isTurnedComparison(claim: SentenceWords, { written }: Word): boolean {
  return COMPARING.test(written) && isComparison(claim);
}

function isTurnable(word: Word): boolean {
  return isOpposite(word) || RARE.test(word.written);
}

const RARE = /^(?:common|rare|rarer|frequent|often|seldom|comu[mn]s?|comuns|rar[oa]s?|frequentes?)$/i;

/** "Less reliable" and "errs more": of two such words each has to be about the same thing. */
function isOfSame(claim: SentenceWords, word: Word, source: SentenceWords, known: Word): boolean {
  if (!COMPARING.test(word.written) || !COMPARING.test(known.written)) return true;
  const own = new Set(aroundOf(claim, word));
  return aroundOf(source, known).some((key) => own.has(key));
}

/** A word before it and two behind it. */
function aroundOf({ words }: SentenceWords, word: Word): string[] {
  const at = words.indexOf(word);
  return words.slice(Math.max(0, at - 1), at + 3).flatMap(({ key }) => (key === word.key ? [] : [key]));
}

/** Keys of the clause of a word and of those beside it, without its own. */
function keysBeside({ words }: SentenceWords, { clause, key }: Word): ReadonlySet<string> {
  const beside = words.filter((word) => Math.abs(word.clause - clause) <= 1 && word.key !== key);
  return new Set(beside.map((word) => word.key));
}

/** True when the source leaves open what the summary states. */
export function isHedgeDropped(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  if (claim.isOpen) return false;
  const isAttributed = claim.folded.some((word) => ATTRIBUTIONS.has(word));
  return clausesOf(claim).some((clause) => {
    // "Beacon, an insurer in Boston," states nothing by itself.
    if (!clause.some(({ kind, isActor }) => kind === "word" && !isActor)) return false;
    const best = bestClauses(clause, sources);
    if (best.length === 0) return isOnlyLeftOpen(claim, sources);
    return best.some(
      ({ source, clause: at }) => source.hedged.has(at) || (source.suggested.has(at) && !isAttributed),
    );
  });
}

/** A lack that both tell, as of "those without a ticket", is no denial of what is said of them. */
function areBothDenied({ words }: SentenceWords, sources: readonly SentenceWords[]): boolean {
  const lacks = new Set(
    sources.flatMap((source) => source.words.flatMap(({ isLacking, key }) => (isLacking ? [key] : []))),
  );
  const isDenied = words.some(({ isNegated, isLacking, key }) => isNegated && !(isLacking && lacks.has(key)));
  return isDenied && sources.some(({ denies }) => denies);
}

/** All that the two have in common the source leaves open. */
function isOnlyLeftOpen(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  const keys = new Set(claim.words.map(({ key }) => key));
  const [source] = sources;
  if (source === undefined || sources.length > 1) return false;
  const shared = source.words.filter(({ key }) => keys.has(key));
  return shared.length > 0 && shared.every(({ clause }) => source.hedged.has(clause));
}

/** All that the two have in common the source denies. */
function isWhollyDenied(claim: SentenceWords, sources: readonly SentenceWords[]): boolean {
  const keys = new Set(claim.words.map(({ key }) => key));
  const [source] = sources;
  if (
    source === undefined ||
    sources.length > 1 ||
    claim.denies ||
    claim.doubled.size > 0 ||
    source.doubled.size > 0
  )
    return false;
  const shared = source.words.filter(({ key }) => keys.has(key));
  return shared.length > 0 && shared.every((word) => word.isNegated && !word.isLacking);
}

function clausesOf({ words }: SentenceWords): Word[][] {
  const clauses = new Map<number, Word[]>();
  for (const word of words) {
    const known = clauses.get(word.clause);
    if (known === undefined) clauses.set(word.clause, [word]);
    else known.push(word);
  }
  return [...clauses.values()];
}

interface Match {
  readonly source: SentenceWords;
  readonly clause: number;
  readonly words: readonly Word[];
}

/** The clauses that share most with this one, all of them when several do. */
function bestClauses(clause: readonly Word[], sources: readonly SentenceWords[]): Match[] {
  const keys = new Set(clause.flatMap(({ key, written }) => (ORDERS.test(written) ? [] : [key])));
  let best: Match[] = [];
  let most = Math.min(FEWEST_ALIGNED, keys.size);
  for (const source of sources) {
    for (const words of clausesOf(source)) {
      const shared = new Set(words.filter(({ key }) => keys.has(key)).map(({ key }) => key)).size;
      if (shared < most || shared === 0) continue;
      const match = { source, clause: words[0]?.clause ?? 0, words };
      best = shared > most ? [match] : [...best, match];
      most = shared;
    }
  }
  return best;
}

function matchingClauses(clause: readonly Word[], sources: readonly SentenceWords[]): (readonly Word[])[] {
  // One word in common does not make two clauses speak of the same thing: "but not as the only evidence".
  if (new Set(clause.map(({ key }) => key)).size < FEWEST_ALIGNED) return [];
  const matches = bestClauses(clause, sources)
    .filter(({ source, clause: at }) => !source.doubled.has(at))
    .map(({ words }) => words);
  const lacking = clause.filter(({ isLacking }) => isLacking).map(({ key }) => key);
  // What is said of "questions without a source" is not said of other questions.
  const alike = matches.filter((words) =>
    lacking.every((key) => words.some((word) => word.isLacking && word.key === key)),
  );
  return alike.length > 0 ? alike : matches;
}

/** A denial does not reach into "after two terms". */
const ORDERS = /^(?:before|antes|after|depois|após|above|acima|below|abaixo)$/i;

function signOf({ sign, isNegated, written }: Word): 1 | -1 {
  if (ORDERS.test(written)) return sign;
  return isNegated === (sign === 1) ? -1 : 1;
}

function isOpposite({ key }: Word): boolean {
  return key.startsWith("o");
}

function signsOf(words: readonly Word[]): ReadonlyMap<string, ReadonlySet<number>> {
  const signs = new Map<string, Set<number>>();
  for (const word of words) {
    const known = signs.get(word.key);
    if (known === undefined) signs.set(word.key, new Set([signOf(word)]));
    else known.add(signOf(word));
  }
  return signs;
}
