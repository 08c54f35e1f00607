import { foldText } from "~/lib/fold-text";
import { listWords, type WordsByLanguage } from "~/lib/words-by-language";

/** The word lists of the guard. A prompt may hold words of any language. */
export interface PersonalWords {
  /** Common given names where the language is spoken, folded. */
  readonly givenNames: WordsByLanguage;
  /** People of books and lessons whose names begin as a pupil's might, folded. */
  readonly publicFigures: WordsByLanguage;
  /** Patterns that name a condition, a report on one, or a remedy for it. */
  readonly health: WordsByLanguage;
  /** Patterns that a pupil's number follows, in a register, a report or an identity card. */
  readonly registrations: WordsByLanguage;
  /** Patterns that stand beside a number without being anybody. */
  readonly numbered: WordsByLanguage;
}

export interface GuardRules {
  readonly givenNames: ReadonlySet<string>;
  readonly publicFigures: readonly string[];
  readonly health: RegExp;
  readonly registration: RegExp;
  readonly numbered: RegExp;
}

/** The separators of a word and its number. */
const LINK = "(?:[\\s:#=.\\-–]|n[ºo°]|number|no\\b|d[oa] alun[oa]|é|is)*";

const NUMBER = "[A-Z]{0,2}\\d[\\d./-]{3,}[\\dXx]";

/** The word lists, ready to be asked. */
export function toGuardRules(words: PersonalWords): GuardRules {
  const toChoice = (list: WordsByLanguage) => `(?:${listWords(list).join("|")})`;
  return {
    givenNames: new Set(listWords(words.givenNames)),
    publicFigures: listWords(words.publicFigures),
    health: new RegExp(`(?<![\\p{L}\\d])${toChoice(words.health)}(?![\\p{L}\\d])`, "gu"),
    registration: new RegExp(`(?<![\\p{L}\\d])${toChoice(words.registrations)}${LINK}(${NUMBER})`, "giu"),
    numbered: new RegExp(`^${toChoice(words.numbered)}(?![\\p{L}])`, "iu"),
  };
}

/** True for a common given name, written in any way. */
export function isGivenName(word: string, { givenNames }: GuardRules): boolean {
  return givenNames.has(foldText(word));
}

/** True for a name that begins as that of somebody in books and lessons. */
export function isPublicFigure(name: string, { publicFigures }: GuardRules): boolean {
  const folded = foldText(name).replaceAll("-", " ");
  return publicFigures.some((figure) => folded === figure || folded.startsWith(`${figure} `));
}
