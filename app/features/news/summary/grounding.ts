// A summary may only say what the source says. Numbers, dates, money and proper names in it must occur in the fetched
// text, also when the two are in different languages.
import type { WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { datesIn, supportsDate } from "./date-facts";
import { unknownNames } from "./name-facts";
import { type NumberFact, numberFacts } from "./number-facts";
import { supports } from "./number-support";
import { UNITS } from "./number-units";
import { sharesIn } from "./shares";
import type { SourceIndex } from "./source-index";

/** Words that are more often something else than an ordinal. */
const UNSURE_ORDINALS = new Set("second segundo segunda quarto quarta quinta sexta".split(" "));

/**
 * The facts of a summary in `language` that its source does not have, as they are written; none when it may stand.
 */
export function ungroundedFacts(
  claim: string,
  language: WrittenLanguage,
  source: SourceIndex,
  isNote = false,
): string[] {
  const dates = datesIn(claim, false);
  const numbers = numberFacts(claim, language).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && end > date.start),
  );
  const shares = sharesIn(claim, language).filter((fact) => isKnown(fact, source));
  const missing = [
    ...numbers
      .filter(({ kind, written }) => !(kind === "ordinal" && UNSURE_ORDINALS.has(foldText(written))))
      .filter((fact) => !source.numbers.some((known) => supports(known, fact)))
      .filter(({ start, end }) => !shares.some((share) => start >= share.start && end <= share.end))
      .filter((fact) => !numbers.some((other) => other.start === fact.start && isKnown(other, source)))
      .filter(
        (fact) =>
          !isMoneyLeftOut(fact, numbers, source) &&
          !isAbout(fact, claim, source) &&
          !isUnitLeftOut(fact, source),
      )
      .map(({ written }) => written),
    ...dates
      .filter((date) => !source.dates.some((known) => supportsDate(known, date)))
      .map(({ written }) => written.trim()),
    ...unknownNames(claim, language, source, isNote),
  ];
  return [...new Set(missing)];
}

/** Of these the unit may stand with another number; money and shares have their own sign each time. */
const MEASURES = new Set(["second", "month", "metre", "mile", "gram"]);

/** How far a number may stand from the one that has the unit for both. */
const NEAR = 160;

/** Behind a number that counts nothing of its own. */
const ENDS = /^\s*(?:[.,;:)]|$|(?:to|a|para|and|e|before|now|antes|agora|hoje|in|em|last)\b)/i;

/** "11 minutes of the piece; a program wrote the remaining 24": the second has the unit of the first. */
function isUnitLeftOut({ kind, value, factor }: NumberFact, source: SourceIndex): boolean {
  if (!MEASURES.has(kind)) return false;
  return source.numbers.some(
    (bare) =>
      bare.kind === "plain" &&
      bare.value === value &&
      ENDS.test(source.written.slice(bare.end, bare.end + NEAR)) &&
      (isUnitNamed(source.written.slice(Math.max(0, bare.start - NEAR), bare.start), kind, factor) ||
        source.numbers.some(
          (known) =>
            known.kind === kind && known.factor === factor && Math.abs(known.start - bare.start) < NEAR,
        )),
  );
}

/** "Paid for the hours they spend checking, up to 5 a week". */
function isUnitNamed(text: string, kind: string, factor: number): boolean {
  const [sentence = ""] = text.split(/[.!?]\s/).slice(-1);
  return (sentence.match(/\p{L}+/gu) ?? []).some((word) => {
    const unit = UNITS.get(foldText(word));
    return unit?.kind === kind && unit.factor === factor;
  });
}

/** How far "nearly half" may be from the percentage it stands for. */
const ABOUT_SLACK = 5;
const ABOUT =
  /(?:nearly|almost|about|around|roughly|quase|cerca de|mais de|more than|over|perto de)(?: a| um| uma)? $/i;

/** "Nearly half" of 47 %. */
function isAbout({ kind, value, start }: NumberFact, claim: string, source: SourceIndex): boolean {
  if (kind !== "part" || !ABOUT.test(claim.slice(Math.max(0, start - 16), start))) return false;
  return source.numbers.some(
    (known) => known.kind === "percent" && Math.abs(known.value - value) <= ABOUT_SLACK,
  );
}

/** "It paid 265,000 pounds, and the trust added 90,000": the second amount is in the currency of the first. */
function isMoneyLeftOut(fact: NumberFact, numbers: readonly NumberFact[], source: SourceIndex): boolean {
  if (fact.kind !== "plain") return false;
  const money = numbers.filter(({ kind, start }) => kind.startsWith("money") && start < fact.start).at(-1);
  return money !== undefined && isKnown({ ...fact, kind: money.kind }, source);
}

/** A number of a claim may be read in two ways; it stands when one of them does. */
function isKnown(fact: NumberFact, source: SourceIndex): boolean {
  return source.numbers.some((known) => supports(known, fact));
}
