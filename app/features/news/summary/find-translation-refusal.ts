// A translation is compared with the sentence that is shown: figures, units, currency, dates, names, denials, closed
// classes, who says it, length (rules 17 to 25). A wrong ordinary word it cannot see.
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import { addressesIn } from "~/features/news/core/rules/addresses-in";
import { asksForSecrets, speaksToModels } from "~/features/news/core/rules/requests";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { mayBeIn } from "~/lib/language-of";
import { hasPercent, type NumberFact, readCurrencies, readNumbers } from "./read-numbers";
import { type ReadSentence, readSentence } from "./sentence-tokens";
import type { SourceArticle } from "./source-sentences";
import { CLASSES, DENYING, NEGATORS, REPEATED, SAID, SEASONS } from "./translation-classes";
import { haveNamesChangedPlaces, listUnknownNames } from "./translation-names";

/** What a translation has changed, or does not keep. */
export type TranslationRefusal =
  | "language"
  | "length"
  | "instruction"
  | "address"
  | "figure"
  | "unit"
  | "currency"
  | "date"
  | "order"
  | "name"
  | "denial"
  | "report"
  | "strength";

/** The length of a translation, in lengths of its original. */
const SHORTEST = 0.55;
const LONGEST = 1.8;

/** Words between two figures, and between two names, that may change places. */
const FIGURES_APART = 2;
const NAMES_APART = 3;

interface Side extends ReadSentence {
  readonly language: WrittenLanguage;
  /** Its words between spaces. */
  readonly line: string;
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
  if (asksForMore(translation, original)) return "instruction";
  if (addressesIn(translation, original).some((address) => !original.includes(address))) return "address";
  const here = readSide(translation, language);
  const there = readSide(original, article.language);
  return findChangedFigure(here, there) ?? findChangedDate(here, there) ?? findChangedWords(here, there);
}

function asksForMore(translation: string, original: string): boolean {
  return speaksToModels(translation) || (asksForSecrets(translation) && !asksForSecrets(original));
}

function readSide(text: string, language: WrittenLanguage): Side {
  const sentence = readSentence(text);
  const words = sentence.tokens.map(({ key, isCapital }, place) => {
    return isCapital && place > 0 && key === "may" ? "May" : key;
  });
  const line = ` ${words.join(" ").replaceAll("-", " ")} `;
  return { ...sentence, language, line, numbers: readNumbers(sentence) };
}

function isSameNumber(one: NumberFact, other: NumberFact): boolean {
  return one.values.some((value) => other.values.includes(value));
}

/** The numbers of one side that the other does not have. */
export function listUnknownNumbers(
  numbers: readonly NumberFact[],
  known: readonly NumberFact[],
): readonly NumberFact[] {
  return numbers.filter((fact) => fact.isSure && !known.some((other) => isSameNumber(fact, other)));
}

function findChangedFigure(here: Side, there: Side): TranslationRefusal | null {
  if (listUnknownNumbers(here.numbers, there.numbers).length > 0) return "figure";
  if (listUnknownNumbers(there.numbers, here.numbers).length > 0) return "figure";
  const [ours, theirs] = [readCurrencies(here), readCurrencies(there)];
  if (ours.size > 0 && theirs.size > 0 && !isSameSet(ours, theirs)) return "currency";
  if (hasPercent(here) !== hasPercent(there) || here.numbers.some((fact) => hasOtherUnit(fact, there)))
    return "unit";
  return haveFiguresChangedPlaces(here, there) ? "order" : null;
}

/** Units that a measure may be told in; a year needs none. */
function isMeasure(unit: string | null): unit is string {
  return unit !== null && unit !== "date";
}

/** True where a shared figure stands with a unit, and on the other side always with another one. */
function hasOtherUnit(fact: NumberFact, { numbers }: Side): boolean {
  if (!isMeasure(fact.unit)) return false;
  const same = numbers.filter((other) => isSameNumber(fact, other));
  return same.length > 0 && same.every(({ unit }) => isMeasure(unit) && unit !== fact.unit);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}

function haveFiguresChangedPlaces(here: Side, there: Side): boolean {
  const pairs = here.numbers.flatMap((fact): (readonly [NumberFact, NumberFact])[] => {
    const found = there.numbers.filter((other) => isSameNumber(fact, other));
    const [only] = found;
    return !fact.isSure || only === undefined || found.length > 1 ? [] : [[fact, only]];
  });
  const isApart = (one: NumberFact, next: NumberFact) => next.start - one.end >= FIGURES_APART;
  return pairs.some(([one, oneThere]) =>
    pairs.some(([next, nextThere]) => {
      if (!isApart(one, next) || !isApart(nextThere, oneThere)) return false;
      const keepUnits = one.unit === oneThere.unit && next.unit === nextThere.unit;
      return !(keepUnits && one.unit !== null && next.unit !== null && one.unit !== next.unit);
    }),
  );
}

/** Names of the calendar: each row is one month, weekday or season, `sure` where it can be nothing else. */
interface CalendarNames {
  readonly sure: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
}

function findChangedDate(here: Side, there: Side): TranslationRefusal | null {
  const [ours, theirs] = [readCalendar(here), readCalendar(there)];
  const isKept = (one: CalendarNames, other: CalendarNames) =>
    [...one.sure].every((name) => other.possible.has(name));
  return isKept(ours, theirs) && isKept(theirs, ours) ? null : "date";
}

/** Words that name something else, too: "may", "march", "spring"; "segunda" is a short form. */
const OFTEN_OTHER = new Set(["may", "march", "spring", "fall", "primavera"]);

/** The months, weekdays and seasons of a language by their words: which one, and whether by its full name. */
function toCalendar(language: WrittenLanguage) {
  const rows = [...MONTH_NAMES[language], ...WEEKDAY_NAMES[language], ...SEASONS];
  return new Map(
    rows.flatMap((names, place) =>
      names.map(
        (word, index) =>
          [word, { name: String(place), isFull: index === 0 || SEASONS.includes(names) }] as const,
      ),
    ),
  );
}

const CALENDAR = new Map(WRITTEN_LANGUAGES.map((language) => [language, toCalendar(language)]));

function readCalendar({ tokens, language }: Side): CalendarNames {
  const [sure, possible] = [new Set<string>(), new Set<string>()];
  for (const [place, { key }] of tokens.entries()) {
    // "Saturdays", "segundas-feiras".
    const word = key.replace(/(day|sabado|domingo)s$/, "$1").replace(/as?-feiras?$/, "a-feira");
    const found = CALENDAR.get(language)?.get(word);
    if (found === undefined) continue;
    possible.add(found.name);
    if (found.isFull && !(OFTEN_OTHER.has(word) && !isDated(tokens, place))) sure.add(found.name);
  }
  return { sure, possible };
}

/** True for "14 May", "May 2026", "in May". */
function isDated(tokens: Side["tokens"], place: number): boolean {
  const before = tokens[place - 1];
  if (!tokens[place]?.isCapital) return false;
  return before?.isFigure || before?.key === "in" || tokens[place + 1]?.isFigure === true;
}

function findChangedWords(here: Side, there: Side): TranslationRefusal | null {
  if (listUnknownNames(here, there).length > 0) return "name";
  if (haveNamesChangedPlaces(here, there, NAMES_APART)) return "order";
  if (isDenialChanged(here, there)) return "denial";
  if (SAID[there.language].sure.test(there.line) && !SAID[here.language].wide.test(here.line))
    return "report";
  const isKept = (one: Side, other: Side) =>
    CLASSES.every(
      (words) => !words[one.language].sure.test(one.line) || words[other.language].wide.test(other.line),
    );
  return isKept(here, there) && isKept(there, here) ? null : "strength";
}

/** True where one side denies more often than the other, unless a word there denies by itself. */
function isDenialChanged(here: Side, there: Side): boolean {
  const difference = countNegators(here) - countNegators(there);
  if (difference === 0) return false;
  const [fewer, more] = difference < 0 ? [here, there] : [there, here];
  return Math.abs(difference) > 1 || countDenying(fewer) <= countDenying(more);
}

function countNegators({ tokens, language }: Side): number {
  const negators = tokens.filter(({ key }) => NEGATORS[language].has(key));
  return negators.filter(({ key }, place) => place === 0 || !REPEATED.has(key)).length;
}

function countDenying({ tokens, language }: Side): number {
  return tokens.filter(({ key }) => DENYING[language].test(key)).length;
}
