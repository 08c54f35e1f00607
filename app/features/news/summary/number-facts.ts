// Part of the grounding check: numbers, percentages and money in a text, as values that no longer depend on the
// language they are written in: "1,000" and "1.000", "2 million" and "2 milhões", "three" and "três".
import { localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { groupMark } from "~/lib/group-mark";

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

const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 1e2],
  ["thousand", 1e3],
  ["k", 1e3],
  ["mil", 1e3],
  ["million", 1e6],
  ["m", 1e6],
  ["mn", 1e6],
  ["mi", 1e6],
  ["milhao", 1e6],
  ["milhoes", 1e6],
  ["billion", 1e9],
  ["b", 1e9],
  ["bn", 1e9],
  ["bi", 1e9],
  ["bilhao", 1e9],
  ["bilhoes", 1e9],
  ["trillion", 1e12],
  ["tri", 1e12],
  ["trilhao", 1e12],
  ["trilhoes", 1e12],
]);

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

const SMALL_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  dois: 2,
  duas: 2,
  ambos: 2,
  ambas: 2,
  three: 3,
  tres: 3,
  four: 4,
  quatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  sete: 7,
  eight: 8,
  oito: 8,
  nine: 9,
  nove: 9,
  ten: 10,
  dez: 10,
  eleven: 11,
  onze: 11,
  twelve: 12,
  doze: 12,
  dozen: 12,
  duzia: 12,
  thirteen: 13,
  treze: 13,
  fourteen: 14,
  catorze: 14,
  quatorze: 14,
  fifteen: 15,
  quinze: 15,
  sixteen: 16,
  dezesseis: 16,
  seventeen: 17,
  dezessete: 17,
  eighteen: 18,
  dezoito: 18,
  nineteen: 19,
  dezenove: 19,
  twenty: 20,
  vinte: 20,
  thirty: 30,
  trinta: 30,
  forty: 40,
  quarenta: 40,
  fifty: 50,
  cinquenta: 50,
  sixty: 60,
  sessenta: 60,
  seventy: 70,
  setenta: 70,
  eighty: 80,
  oitenta: 80,
  ninety: 90,
  noventa: 90,
  cem: 100,
};

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(SMALL_WORDS));

/** Words that begin a number only before a scale: "a million", "um milhão", "half a million". */
const BEFORE_SCALE: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["one", 1],
  ["um", 1],
  ["meio", 0.5],
]);

const NUMERAL = String.raw`\d{1,3}(?:[.,'’\u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const SCALE_WORD =
  "thousand|million|billion|trillion|hundred|milhões|milhoes|milhão|milhao|bilhões|bilhoes|bilhão|bilhao|trilhões|trilhão|mil|mn|bn|mi|bi|tri";
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
    let value = NUMBER_WORDS.get(word) ?? null;
    if (value !== null && value >= 20 && value < 100) {
      const step = words[index + 1] === "e" || words[index + 1] === "-" ? 2 : 1;
      const unit = NUMBER_WORDS.get(words[index + step] ?? "");
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
