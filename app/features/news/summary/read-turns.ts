// What turns a sentence while it is read: negations with what they reach, hedges, and what keeps it open.
import type { WrittenLanguage } from "~/addresses/languages";
import {
  ENDS_OF_DENIAL,
  EXCEPTIONS,
  HEDGES,
  HEDGES_OF_DEEDS,
  HEDGING_PHRASES,
  IDLE_PHRASES,
  INDEFINITE,
  LACKING_PHRASES,
  LACKS,
  NARROW_NEGATORS,
  NARROW_REACH,
  NEGATING_PHRASES,
  NEGATORS,
  OPEN_DEED,
  OPEN_PHRASES,
  OPEN_WORDS,
  SUGGESTIONS,
} from "./lexicon/turn-words";

/** Follows the tokens of a sentence from left to right. */
export interface TurnReader {
  /** Reads the token there: how many tokens it took that have no meaning of their own, 0 for a word to keep. */
  readonly read: (position: number, clause: number) => number;
  /** Whether the word that is kept now is denied, and whether it alone is. */
  readonly denial: () => { readonly isNegated: boolean; readonly isLacking: boolean };
  readonly endClause: () => void;
  readonly hedged: ReadonlySet<number>;
  readonly suggested: ReadonlySet<number>;
  readonly doubled: ReadonlySet<number>;
  readonly isOpen: () => boolean;
}

const OF_DEEDS = new Set(["em", "of", "about"]);

/** Behind an article "plan" is a thing. */
const ARTICLES = new Set(["a", "an", "the", "this", "its", "their", "um", "uma", "o"]);

/** "Usariam": no other words end so. */
const CONDITIONAL = /[aei]riam$/;

/** "Proibiria", where nothing before it makes it a thing: "a secretaria". */
const CONDITIONAL_OF_ONE = /(?:[^t]a|e|i)ria$/;
const LEADS_OF_THINGS = new Set("a da na uma de em pela sua com por as e à".split(" "));

/** "Warned that growth would slow": what was future then is no doubt. */
const SAID = new Set(
  "said warned announced told promised stated reported added confirmed disclosed declared explained".split(
    " ",
  ),
);

/** Behind these "se" is no "if": "duas escolas que se candidataram". */
const BEFORE_REFLEXIVES = new Set("que nao ele ela eles elas quem ja tambem ainda nunca".split(" "));

/** "Do que se esperava" leaves it open. */
const EXPECTED = /^(?:esper|prev|estim|tem[ei])/;

/** "It plans a second survey." */
const PLANS = new Set(["plans", "plan", "planeja", "planejam"]);

const OBJECTS_DENIED = new Set(["nobody", "nothing", "none", "ninguem", "nada"]);

const LACK = /^(?:without|sem)$/;

/** "Without a phone or a computer", "sem celular nem computador": one lack of two things. */
const JOINS_LACKS = /^(?:or|ou)$/;
const MORE_LACKING = /^(?:nor|nem)$/;
const MOST_BETWEEN_LACKS = 4;

/** "Only after": the other text may say "not before". */
const ONLY = new Set(["only", "so", "apenas", "somente"]);
const THEN = new Set(["after", "when", "if", "once", "with", "depois", "apos", "quando", "se", "com"]);

/** "Not before May" says when it is; "not asked before the vote" denies that they were. */
const BEFORE = new Set(["before", "antes"]);

/** "40 minutes instead of several days" compares. */
const COUNTED = /^(?:\d.*|several|vari[oa]s|muit[oa]s)$/;

/** Behind a negation Portuguese "mais" is "no longer". */
const COMPARED = new Set(["de", "do", "que", "da"]);

/** Reads the little words of a sentence that turn what it says: negations, hedges, doubts. */
export function createTurnReader(
  written: readonly string[],
  folded: readonly string[],
  language: WrittenLanguage,
): TurnReader {
  const hedged = new Set<number>();
  const suggested = new Set<number>();
  const doubled = new Set<number>();
  let isOpen = false;
  let isDenied = false;
  let reach = 0;
  let isAtStart = true;
  let isWithout = false;
  let without = Number.NEGATIVE_INFINITY;
  const deny = (word: string, position: number) => {
    const isMore = MORE_LACKING.test(word) && position - without <= MOST_BETWEEN_LACKS;
    if (LACK.test(word) || isMore) without = position;
    if (NARROW_NEGATORS.has(word) && !(isAtStart && /^n/.test(word))) {
      isWithout = LACK.test(word) || isMore;
      reach = isWithout ? 1 : NARROW_REACH[language];
    } else isDenied = true;
  };
  const hedge = (position: number, clause: number, word: string) => {
    // "Will Grant", "Avalia Mais": a capital inside a sentence makes a name.
    if (position > 0 && /^\p{Lu}/u.test(written[position] ?? "")) return;
    const isNoun = ARTICLES.has(folded[position - 1] ?? "");
    const next = folded[position + 1] ?? "";
    // "A supposed biography" is said of the thing.
    if (word === "supposed" && next !== "to") return;
    // "Não podem levar", "may not leave": it is forbidden, which leaves nothing open.
    const isForbidden =
      (/^pod(?:e|em)$/.test(word) && folded[position - 1] === "nao") || (word === "may" && next === "not");
    if (isForbidden) return;
    // "Pensa em comprar", "is thinking of buying".
    const deed = OF_DEEDS.has(next) ? (folded[position + 2] ?? "") : next;
    const isNew = INDEFINITE[language].has(next);
    const isFutureThen = word === "would" && folded.slice(0, position).some((earlier) => SAID.has(earlier));
    if (isFutureThen) isOpen = true;
    const opensDeed =
      !isNoun &&
      ((HEDGES_OF_DEEDS.has(word) && (OPEN_DEED.test(deed) || isNew)) || (PLANS.has(word) && isNew));
    if (opensDeed || (HEDGES.has(word) && !isFutureThen)) hedged.add(clause);
    // "It suggests three titles" leaves nothing open.
    if (SUGGESTIONS.has(word) && !/^\d|^(?:two|three|four|five|dois|duas|tres|quatro|cinco)$/.test(next))
      suggested.add(clause);
    const isOfOne = CONDITIONAL_OF_ONE.test(word) && !LEADS_OF_THINGS.has(folded[position - 1] ?? "a");
    const isReflexive =
      word === "se" && BEFORE_REFLEXIVES.has(folded[position - 1] ?? "") && !EXPECTED.test(next);
    const isOpening = OPEN_WORDS.has(word) && !isReflexive;
    if (opensDeed || CONDITIONAL.test(word) || isOfOne || isOpening) isOpen = true;
  };
  return {
    hedged,
    suggested,
    doubled,
    isOpen: () => isOpen,
    denial() {
      const isNarrow = reach > 0 && !isDenied;
      reach = Math.max(0, reach - 1);
      isAtStart = false;
      return { isNegated: isDenied || isNarrow, isLacking: isNarrow && isWithout };
    },
    endClause() {
      isDenied = false;
      reach = 0;
      isAtStart = true;
      without = Number.NEGATIVE_INFINITY;
    },
    read(position, clause) {
      const word = folded[position] ?? "";
      const idle = lengthOfPhrase(IDLE_PHRASES, folded, position);
      if (idle > 0) return idle;
      if (lengthOfPhrase(OPEN_PHRASES, folded, position) > 0) isOpen = true;
      hedge(position, clause, word);
      if (lengthOfPhrase(HEDGING_PHRASES, folded, position) > 0) {
        hedged.add(clause);
        isOpen = true;
      }
      const isOnlyThen = ONLY.has(word) && folded.slice(position + 1).some((later) => THEN.has(later));
      const isLacking = lengthOfPhrase(LACKING_PHRASES, folded, position) > 0;
      const isFarBefore = BEFORE.has(word) && !NEGATORS[language].has(folded[position - 1] ?? "");
      if ((isDenied && EXCEPTIONS.has(word) && !isFarBefore) || LACKS.has(word) || isLacking || isOnlyThen)
        doubled.add(clause);
      if (ENDS_OF_DENIAL.has(word)) isDenied = false;
      const negating = lengthOfPhrase(NEGATING_PHRASES, folded, position);
      if (negating > 0 && COUNTED.test(folded[position + negating] ?? "")) return negating;
      if (negating > 0) {
        isDenied = true;
        return negating;
      }
      // "Punished nobody": the denial stands behind what it denies.
      if (OBJECTS_DENIED.has(word) && !isDenied && !isAtStart) doubled.add(clause);
      if (JOINS_LACKS.test(word) && position - without <= MOST_BETWEEN_LACKS) {
        isWithout = true;
        reach = 1;
      }
      if (NEGATORS[language].has(word)) {
        deny(word, position);
        isAtStart = false;
        return 1;
      }
      return isDenied && word === "mais" && !COMPARED.has(folded[position + 1] ?? "") ? 1 : 0;
    },
  };
}

/** The phrases of a list by their first word: nearly every word begins none. */
const byFirstWord = new Map<readonly string[], ReadonlyMap<string, readonly (readonly string[])[]>>();

function sortedByFirstWord(phrases: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const sorted = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const parts = phrase.split(" ");
    const [first = ""] = parts;
    sorted.set(first, [...(sorted.get(first) ?? []), parts]);
  }
  byFirstWord.set(phrases, sorted);
  return sorted;
}

function lengthOfPhrase(phrases: readonly string[], folded: readonly string[], position: number): number {
  const sorted = byFirstWord.get(phrases) ?? sortedByFirstWord(phrases);
  for (const parts of sorted.get(folded[position] ?? "") ?? []) {
    if (parts.every((part, offset) => folded[position + offset] === part)) return parts.length;
  }
  return 0;
}
