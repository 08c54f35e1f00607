// Part of the grounding check: numbers, percentages and money in a text, as values that no longer depend on the
// language they are written in: "1,000" and "1.000", "2 million" and "2 milhões", "three" and "três".
import { localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { groupMark } from "~/lib/group-mark";
import { SCALE_WORDS, SMALL_WORDS, WORDS_BEFORE_SCALE } from "./number-words";

export interface NumberFact {
  readonly value: number;
  readonly unit: "plain" | "percent" | "money";
  /** Currency of money, else null. */
  readonly currency: string | null;
  /** As it stands in the text. */
  readonly written: string;
}

/** How separators are read: by the rules of one language, or both ways where they differ. */
export type NumeralReading = WrittenLanguage | "any";

const SCALES = numbersOf(SCALE_WORDS, { k: 1e3, m: 1e6, b: 1e9 });

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ["$", "usd"],
  ["us$", "usd"],
  ["usd", "usd"],
  ["dollar", "usd"],
  ["dollars", "usd"],
  ["dolar", "usd"],
  ["dolares", "usd"],
  ["r$", "brl"],
  ["brl", "brl"],
  ["reais", "brl"],
  ["€", "eur"],
  ["eur", "eur"],
  ["euro", "eur"],
  ["euros", "eur"],
  ["£", "gbp"],
  ["gbp", "gbp"],
  ["pounds", "gbp"],
  ["libras", "gbp"],
  ["a$", "aud"],
  ["c$", "cad"],
  ["¥", "jpy"],
]);

const NUMBERS = numbersOf(SMALL_WORDS);
const BEFORE_SCALE = numbersOf(WORDS_BEFORE_SCALE);

/** The words of all languages, folded: a source may be in any of them. */
function numbersOf(words: typeof SMALL_WORDS, others: Readonly<Record<string, number>> = {}) {
  const rows = [others, ...Object.values(words)].flatMap((numbers) => Object.entries(numbers));
  return new Map(rows.map(([word, number]) => [foldText(word), number]));
}

const NUMERAL = String.raw`\d{1,3}(?:[.,'’\u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
/** With their accents and without, longest first. */
const SCALE_WORD = Object.values(SCALE_WORDS)
  .flatMap((scales) => Object.keys(scales))
  .flatMap((word) => [word, foldText(word)])
  .sort((one, other) => other.length - one.length)
  .join("|");
const PERCENT = String.raw`%|per cent\b|percent\b|por cento\b|percentage points?\b|pontos? percentua(?:l|is)\b|p\.p\.`;
const CURRENCY_WORD = String.raw`(?:de\s)?(?:dollars?|dólares|dolares|dólar|reais|euros?|pounds|libras|usd|brl|eur|gbp)\b|€|£`;

/**
 * Digits inside a name ("GPT-5", "K-12", "A4") are part of the name, not a number. A single letter is a scale only
 * when it stands close: "5M users", not "5 m long".
 */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d]|[\p{L}][-–.]|\d[.,])(US\$|R\$|A\$|C\$|\$|€|£|¥|USD|BRL|EUR|GBP)?\s?(${NUMERAL})(?:(?:[\s\u00A0-]?(${SCALE_WORD})|([kmb]))(?![\p{L}\d]))?(?:[\s\u00A0]?(${PERCENT})|[\s\u00A0](${CURRENCY_WORD}))?`,
  "giu",
);

/** "20 to 30%": the first figure of a range shares the unit of the second. */
const PERCENT_RANGE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMERAL})\s?(?:to|and|or|a|e|ou|-|–)\s?(?:${NUMERAL})\s?(?:${PERCENT})`,
  "giu",
);

/** The numbers of a text: figures with their scale and unit, and number words from two up. */
export function numberFacts(text: string, reading: NumeralReading): NumberFact[] {
  return [...figures(text, reading), ...rangeStarts(text, reading), ...wordNumbers(text)];
}

function rangeStarts(text: string, reading: NumeralReading): NumberFact[] {
  return [...text.matchAll(PERCENT_RANGE)].flatMap(([, numeral = ""]) =>
    readNumeral(numeral, reading).map((value): NumberFact => {
      return { value, unit: "percent", currency: null, written: numeral };
    }),
  );
}

function figures(text: string, reading: NumeralReading): NumberFact[] {
  return [...text.matchAll(FIGURE)].flatMap(
    ([written, prefix, numeral = "", word, letter, percent, suffix]) => {
      const currency = currencyOf(prefix) ?? currencyOf(suffix?.replace(/^de\s/i, ""));
      const factor = SCALES.get(foldText(word ?? letter ?? "")) ?? 1;
      const unit = percent !== undefined ? "percent" : currency !== null ? "money" : "plain";
      return readNumeral(numeral, reading).map((value): NumberFact => {
        return { value: tidy(value * factor), unit, currency, written: written.trim() };
      });
    },
  );
}

function currencyOf(symbol: string | undefined): string | null {
  return symbol === undefined ? null : (CURRENCIES.get(foldText(symbol)) ?? null);
}

/** One separator before three digits is where the languages differ: 1,500 and 1.500. */
function readNumeral(numeral: string, reading: NumeralReading): number[] {
  const plain = numeral.replace(/['’\u00A0\u202F]/g, "");
  const separators = plain.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return [Number(plain)];
  const asThousands = Number(plain.replace(/[.,]/g, ""));
  const asDecimal = Number(
    plain.slice(0, plain.lastIndexOf(last)).replace(/[.,]/g, "") +
      "." +
      plain.slice(plain.lastIndexOf(last) + 1),
  );
  if (separators.length > 1) return [separators.every((mark) => mark === last) ? asThousands : asDecimal];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return [asDecimal];
  if (reading === "any") return [asThousands, asDecimal];
  return [last === groupMark(localeOfWritten(reading)) ? asThousands : asDecimal];
}

/** "three", "vinte e cinco", "two million", "mil escolas". */
function wordNumbers(text: string): NumberFact[] {
  const words = foldText(text).match(/[a-z]+|\d[\d.,]*|[^\sa-z\d]/g) ?? [];
  const facts: NumberFact[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const start = index;
    const word = words[index] ?? "";
    let value = NUMBERS.get(word) ?? null;
    if (value !== null && value >= 20 && value < 100) {
      const step = words[index + 1] === "e" || words[index + 1] === "-" ? 2 : 1;
      const unit = NUMBERS.get(words[index + step] ?? "");
      if (unit !== undefined && unit < 10) {
        value += unit;
        index += step;
      }
    }
    const scale = scaleWord(words[index + 1]);
    if (scale !== null && (value !== null || BEFORE_SCALE.has(word))) {
      value = (value ?? BEFORE_SCALE.get(word) ?? 1) * scale;
      index += 1;
    } else if (value === null && word === "mil" && !/^\d/.test(words[index - 1] ?? "")) {
      value = 1000;
    }
    if (value !== null) {
      facts.push({
        value: tidy(value),
        unit: "plain",
        currency: null,
        written: words.slice(start, index + 1).join(" "),
      });
    }
  }
  return facts;
}

/** Scales that are whole words; single letters after a word are no scale. */
function scaleWord(word: string | undefined): number | null {
  return word === undefined || word.length < 3 || word === "tri" ? null : (SCALES.get(word) ?? null);
}

/** 2.3 * 1e6 is not exactly 2300000. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
