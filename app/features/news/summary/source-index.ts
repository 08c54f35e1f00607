// A source read once, so that each sentence of a summary finds what it rests on without going through all of it.
import type { WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { splitSentences } from "~/lib/split-sentences";
import { type DateFact, datesIn, figureDates } from "./date-facts";
import { placeOf, stemOf } from "./lexicon/notions";
import { PARTS_OF_COUNTRIES } from "./lexicon/parts-of-countries";
import { type NumberFact, numberFacts } from "./number-facts";
import { nameKey, readSentence, type SentenceWords } from "./sentence-words";
import { sharesIn } from "./shares";

export interface SourceText {
  readonly title: string;
  /** The fetched plain text. */
  readonly text: string;
  readonly sourceName: string;
  readonly language: WrittenLanguage;
  /** ISO instant; its day, month and year may be named. */
  readonly publishedAt: string;
}

export interface SourceIndex {
  /** The title first, then the sentences of the text. */
  readonly sentences: readonly SentenceWords[];
  /** The sentences that hold a notion, by its key. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Those that open with a pronoun, by the notions of the sentence before them. */
  readonly meantPlaces: ReadonlyMap<string, readonly number[]>;
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  /** Keys of all that is written with a capital, of joined neighbours too: "GPT 4o". */
  readonly names: ReadonlySet<string>;
  /** Words of four letters and more that stand without a capital, folded. */
  readonly small: ReadonlySet<string>;
  /** How names are spelt, evened out between the languages. */
  readonly spellings: ReadonlySet<string>;
  /** Keys of the countries that it names a part of, or the money of: "Texas", "R$". */
  readonly wholes: ReadonlySet<string>;
  /** Letters and digits of the whole text, folded, with single spaces: for quotations. */
  readonly letters: string;
  /** As fetched, for what counts with its capitals. */
  readonly written: string;
  readonly language: WrittenLanguage;
}

/** Beyond this a text is no article, and what comes later is not read. */
const MOST_SENTENCES = 600;

/** Everything the check asks of a source. */
export function readSource({ title, text, sourceName, language, publishedAt }: SourceText): SourceIndex {
  const written = `${title}\n${text}\n${sourceName}`;
  const texts = [title, ...splitSentences(text)]
    .filter((sentence) => sentence !== "")
    .slice(0, MOST_SENTENCES);
  const sentences = texts.map((sentence) => readSentence(sentence, language));
  const places = new Map<string, number[]>();
  for (const [index, { words }] of sentences.entries()) {
    // "Nepali" is a name in one language and none in the other.
    const small = words.flatMap(({ key }) => (key.startsWith("= ") ? [stemOf(key.slice(2))] : []));
    for (const key of new Set([...words.map((word) => word.key), ...small])) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [index]);
      else known.push(index);
    }
  }
  const [year = 0, month = 0, day = 0] = publishedAt.slice(0, 10).split("-").map(Number);
  const published = {
    kind: "month",
    number: month,
    days: [day],
    year,
    written: "",
    start: 0,
    end: 0,
  } as const;
  const letters = lettersOf(written);
  const numbers = [...numberFacts(written, "any"), ...agesIn(written), ...sharesIn(written, "any")];
  return {
    sentences,
    places,
    meantPlaces: meantPlacesOf(sentences),
    numbers: [...numbers, ...leftUnits(numbers, written), yearFact(year)],
    dates: [...datesIn(written, true), ...figureDates(written), published],
    names: namesOf(written),
    small: smallWords(written),
    spellings: new Set(
      [...written.matchAll(/\p{Lu}[\p{L}'’]{3,}/gu)].map(([name]) => spellingOf(foldText(name))),
    ),
    wholes: wholesOf(letters, numbers),
    letters,
    written,
    language,
  };
}

/** A sentence that opens with one speaks of what the sentence before it names. */
export const PRONOUNS: ReadonlySet<string> = new Set("it they he she ele ela eles elas isso".split(" "));

function meantPlacesOf(sentences: readonly SentenceWords[]): ReadonlyMap<string, readonly number[]> {
  const meant = new Map<string, number[]>();
  for (const [index, { folded, words }] of sentences.entries()) {
    const previous = sentences[index - 1];
    if (previous === undefined || !PRONOUNS.has(folded[0] ?? "")) continue;
    const own = new Set(words.map(({ key }) => key));
    for (const key of new Set(previous.words.map((word) => word.key))) {
      if (!own.has(key)) meant.set(key, [...(meant.get(key) ?? []), index]);
    }
  }
  return meant;
}

/** The year an article appeared in may be named; its day only with its month. */
function yearFact(value: number): NumberFact {
  return { value, kind: "plain", factor: 1, written: String(value), start: 0, end: 0 };
}

/** "From 18 percent; later it was 73": a bare number at the end of a clause has the unit of the one before it. */
function leftUnits(numbers: readonly NumberFact[], written: string): NumberFact[] {
  return numbers.flatMap((fact, index) => {
    if (fact.kind !== "plain" || !/^\s*[.;,)]/.test(written.slice(fact.end, fact.end + 3))) return [];
    return numbers.slice(Math.max(0, index - 2), index).flatMap((last): NumberFact[] => {
      const between = written.slice(last.end, fact.start);
      const isClose = between.length > 0 && between.length < MOST_BETWEEN && !/[.!?]\s/.test(between);
      const hasUnit = last.kind !== "plain" && last.kind !== "ordinal";
      return isClose && hasUnit ? [{ ...fact, kind: last.kind, factor: last.factor }] : [];
    });
  });
}

const MOST_BETWEEN = 80;

/** "Pupils under 14" are pupils of less than 14 years. */
function agesIn(text: string): NumberFact[] {
  return [
    ...text.matchAll(/\b(?:under|over|aged?|ages|below|menores de|maiores de)\s+(\d{1,2})(?![\d%]|[.,]\d)/gi),
  ].map(({ 0: written, 1: value, index }) => ({
    value: Number(value),
    kind: "month",
    factor: 12,
    written,
    start: index,
    end: index + written.length,
  }));
}

function smallWords(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]{3,}/gu)].map(([word]) => foldText(word)),
  );
}

/** Two spellings of one name in English and Portuguese share it: "Saxony", "Saxônia". */
export function spellingOf(folded: string): string {
  return stemOf(folded);
}

function wholesOf(letters: string, numbers: readonly NumberFact[]): ReadonlySet<string> {
  const padded = ` ${letters} `;
  const named = PARTS_OF_COUNTRIES.filter(
    ({ parts, money }) =>
      parts.some((part) => padded.includes(` ${part} `)) || numbers.some(({ kind }) => kind === money),
  );
  // "4,000 Norwegian kroner" is one number, and names a country.
  const ofMoney = numbers.flatMap(({ written }) =>
    (written.match(/\p{Lu}\p{L}+/gu) ?? []).flatMap((word) => placeOf(foldText(word), true)?.key ?? []),
  );
  return new Set([...named.map(({ country }) => `p ${country}`), ...ofMoney]);
}

function namesOf(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let last = "";
  for (const [written] of text
    .normalize("NFKC")
    .matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}&]|['’.-](?=[\p{L}\p{N}]))*/gu)) {
    const key = nameKey(written);
    const isName = /[\p{Lu}\p{N}]/u.test(written);
    if (isName) {
      names.add(key);
      // "OpenAI-backed" names OpenAI, but "GPT-5" does not name "5".
      for (const part of written.split(/[-–&'’.]/)) if (/^\p{Lu}/u.test(part)) names.add(nameKey(part));
      if (last !== "" && /\p{N}/u.test(written)) names.add(`${last}${key.slice(2)}`);
    }
    last = isName ? key : "";
  }
  return names;
}

/** Letters and digits with single spaces, folded: two spellings of one quotation are alike. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
