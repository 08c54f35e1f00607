// A summary may only say what the source says. Numbers, dates, money and proper names in it must occur in the fetched
// text, also when the two are in different languages.
import type { WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { namedDates, possibleDates } from "./date-facts";
import { isKnownName, type KnownNames, knownNames, namesIn } from "./name-facts";
import { type NumberFact, numberFacts } from "./number-facts";

export interface GroundingSource {
  readonly title: string;
  /** The fetched plain text. */
  readonly text: string;
  readonly sourceName: string;
  /** ISO instant; its day, month and year may be named. */
  readonly publishedAt: string;
}

/** What a source allows a summary to state, made once and used for every language. */
export interface SourceFacts {
  readonly numbers: readonly NumberFact[];
  readonly dates: ReadonlySet<string>;
  readonly names: KnownNames;
  /** Folded text, for addresses. */
  readonly folded: string;
}

/** The facts of an article. Its numerals are read both ways, because feeds mix languages. */
export function readSourceFacts({ title, text, sourceName, publishedAt }: GroundingSource): SourceFacts {
  const all = `${title}\n${text}\n${sourceName}`;
  const [year = 0, month = 0, day = 0] = publishedAt.slice(0, 10).split("-").map(Number);
  const published = [year, day].map((value): NumberFact => {
    return { value, unit: "plain", currency: null, written: String(value) };
  });
  return {
    numbers: [...numberFacts(all, "any"), ...published],
    dates: new Set([...possibleDates(all), `month ${month}`]),
    names: knownNames(all),
    folded: foldText(all),
  };
}

/**
 * The facts of a summary in `language` that its source does not have, as they are written; none when it may stand
 * (contract N19).
 */
export function ungroundedFacts(claim: string, language: WrittenLanguage, source: SourceFacts): string[] {
  const missing = [
    ...addressesIn(claim).filter((address) => !source.folded.includes(foldText(address))),
    ...numberFacts(claim, language)
      .filter((fact) => !source.numbers.some((known) => supports(known, fact)))
      .map(({ written }) => written),
    ...namedDates(claim)
      .filter(({ kind, number }) => !source.dates.has(`${kind} ${number}`))
      .map(({ written }) => written),
    ...namesIn(claim).filter((name) => !isKnownName(name, source.names)),
  ];
  return [...new Set(missing)];
}

/** A plain number may leave out its unit. A percentage or an amount of money must have it in the source, too. */
function supports(known: NumberFact, claimed: NumberFact): boolean {
  if (known.value !== claimed.value) return false;
  if (claimed.unit === "plain") return true;
  return known.unit === claimed.unit && known.currency === claimed.currency;
}

/** Web and mail addresses: an injected one would send readers away. */
function addressesIn(text: string): string[] {
  const found = text.match(
    /(?:https?:\/\/|www\.)[^\s<>"”)]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b(?:[\w-]+\.)+(?:com|org|net|io|ai|app|dev|info|me|co|br|edu|gov)\b(?:\/[^\s<>"”)]*)?/gi,
  );
  return (found ?? []).map((address) => address.replace(/[.,;:!?]+$/, ""));
}
