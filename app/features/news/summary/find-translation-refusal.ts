// A translation is compared with the sentence that is shown: figures, units, currency, dates, names, denials, closed
// classes, who says it, length (rules 17 to 25). A wrong ordinary word it cannot see.
import type { WrittenLanguage } from "~/addresses/languages";
import { addressesIn } from "~/features/news/core/rules/addresses-in";
import { asksForSecrets, speaksToModels } from "~/features/news/core/rules/requests";
import { mayBeIn } from "~/lib/language-of";
import { NEGATORS, REPEATED } from "./closed-classes";
import { CURRENCY_UNITS, hasOnlyNumbersIn, isSameNumber, type NumberFact, readNumbers } from "./read-numbers";
import { type ReadSentence, readSentence, type Token } from "./sentence-tokens";
import type { SourceArticle } from "./source-sentences";
import { CLASSES, DATES, SAID, type WordClass } from "./translation-classes";
import { hasOnlyNamesFrom, isAlike, listNames } from "./translation-names";

/** Kinds of a change by a translation. */
type Change = "figure" | "unit" | "currency" | "date" | "order" | "name" | "denial" | "report" | "strength";
type TranslationRefusal = Change | "language" | "length" | "instruction" | "address";

/** The length of a translation, in lengths of its original. */
const SHORTEST = 0.55;
const LONGEST = 1.8;

/** Words between two figures, and characters between two names, that may change places. */
const FIGURES_APART = 2;
const NAMES_APART = 18;

const PERCENT = / (?:%|per ?cent|por cento) /;

interface Side extends ReadSentence {
  readonly language: WrittenLanguage;
  readonly numbers: readonly NumberFact[];
}

/** Null where `translation` says what its accepted `original` says, as far as the rules see, else what it changes. */
export function findTranslationRefusal(given: {
  readonly translation: string;
  readonly language: WrittenLanguage;
  readonly original: string;
  readonly article: SourceArticle;
}): TranslationRefusal | null {
  const { translation, language, original, article } = given;
  if (!mayBeIn(language, translation)) return "language";
  const length = translation.length / original.length;
  if (length < SHORTEST || length > LONGEST) return "length";
  const asksMore = asksForSecrets(translation) && !asksForSecrets(original);
  if (speaksToModels(translation) || asksMore) return "instruction";
  if (addressesIn(translation, original).some((address) => !original.includes(address))) return "address";
  const sides = [readSide(translation, language), readSide(original, article.language)] as const;
  return CHECKS.find(([, isChanged]) => isChanged(...sides))?.[0] ?? null;
}

/** A side of the comparison; in its line hyphens part words. */
function readSide(text: string, language: WrittenLanguage): Side {
  const sentence = readSentence(text);
  return { ...sentence, language, line: sentence.line.replaceAll("-", " "), numbers: readNumbers(sentence) };
}

/** What is looked at in turn, the translation first and then its original: true where it is changed. */
const CHECKS: readonly (readonly [Change, (here: Side, there: Side) => boolean])[] = [
  ["figure", (here, there) => !hasOnlyNumbersIn(here.numbers, there.numbers)],
  ["figure", (here, there) => !hasOnlyNumbersIn(there.numbers, here.numbers)],
  ["currency", (here, there) => listCurrencies(here) !== listCurrencies(there)],
  ["unit", (here, there) => here.numbers.some((fact) => hasOtherUnit(fact, there))],
  ["unit", (here, there) => PERCENT.test(here.line) !== PERCENT.test(there.line)],
  ["order", (here, there) => haveChangedPlaces(toSure(here), there.numbers, isSameNumber, FIGURES_APART)],
  ["date", (here, there) => isLost(DATES, here, there) || isLost(DATES, there, here)],
  ["name", (here, there) => !hasOnlyNamesFrom(here, there)],
  ["order", (here, there) => haveChangedPlaces(listNames(here), listNames(there), isAlike, NAMES_APART)],
  ["denial", (here, there) => countNegators(here) !== countNegators(there)],
  ["report", (here, there) => isLost(SAID, there, here)],
  ["strength", (here, there) => isLost(CLASSES, here, there) || isLost(CLASSES, there, here)],
];

function toSure({ numbers }: Side): readonly NumberFact[] {
  return numbers.filter(({ isSure }) => isSure);
}

/** The currencies of the amounts of a sentence. */
function listCurrencies({ numbers }: Side): string {
  const units = new Set(numbers.map(({ unit }) => unit ?? ""));
  return [...CURRENCY_UNITS].filter((unit) => units.has(unit)).join();
}

/** True where a shared figure stands with a unit, and on the other side always with another one. */
function hasOtherUnit(fact: NumberFact, { numbers }: Side): boolean {
  const same = numbers.filter((other) => isSameNumber(fact, other));
  const units = new Set([fact, ...same].map(({ unit }) => unit));
  if (same.length === 0 || units.has(null)) return false;
  return same.every(({ unit }) => unit !== fact.unit);
}

/** True where two things that stand apart have changed places. */
function haveChangedPlaces<T extends Pick<Token, "start" | "end">>(
  here: readonly T[],
  there: readonly T[],
  isSame: (one: T, other: T) => boolean,
  apart: number,
): boolean {
  const pairs = here.flatMap((one): (readonly [T, T])[] => {
    const [same, ...more] = there.filter((other) => isSame(one, other));
    return same === undefined || more.length > 0 ? [] : [[one, same]];
  });
  return pairs.some(([one, oneThere]) =>
    pairs.some(
      ([next, nextThere]) => next.start - one.end >= apart && oneThere.start - nextThere.end >= apart,
    ),
  );
}

/** True where one side says something for sure, and the other has no word that may say it. */
function isLost(classes: readonly WordClass[], one: Side, other: Side): boolean {
  return classes.some(
    (words) => words[one.language].sure.test(one.line) && !words[other.language].wide.test(other.line),
  );
}

function countNegators({ tokens, language }: Side): number {
  const negators = tokens.filter(({ key }) => NEGATORS[language].has(key));
  return negators.filter(({ key }, place) => place === 0 || !REPEATED.has(key)).length;
}
