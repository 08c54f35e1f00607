// The numbers of a sentence, as digits or words, with their scale and what is counted, so that two languages can be
// compared.
import { MONTH_NAMES } from "~/lib/calendar-words";
import type { ReadSentence, Token } from "./sentence-tokens";

export interface NumberFact {
  /** What it may be: "1.500" is read in the way of either language. */
  readonly values: readonly number[];
  /** False for a word that is often something else: "one", "a second", "na quarta". */
  readonly isSure: boolean;
  /** "%", a currency, a measure or "date"; null where nothing known stands beside it. */
  readonly unit: string | null;
  /** Its first token, and the one behind its last. */
  readonly start: number;
  readonly end: number;
}

/** The words of each value: values are parted by semicolons, and each stands in front of its words. */
function valuesOf(list: string): ReadonlyMap<string, number> {
  const rows = list.split(";").map((row) => row.trim().split(/\s+/));
  return new Map(rows.flatMap(([value, ...words]) => words.map((word) => [word, Number(value)] as const)));
}

/** Number words of both languages, ordinals too. */
export const NUMBER_WORDS = valuesOf(`1 one um uma; 2 two dois duas; 3 three tres third terceiro terceira;
  4 four quatro fourth; 5 five cinco fifth; 6 six seis sixth sexto; 7 seven sete seventh setimo setima;
  8 eight oito eighth oitavo oitava; 9 nine nove ninth nono nona; 10 ten dez tenth decimo decima; 11 eleven onze;
  12 twelve doze; 13 thirteen treze; 14 fourteen quatorze catorze; 15 fifteen quinze; 16 sixteen dezesseis;
  17 seventeen dezessete; 18 eighteen dezoito; 19 nineteen dezenove; 20 twenty vinte; 30 thirty trinta;
  40 forty quarenta; 50 fifty cinquenta; 60 sixty sessenta; 70 seventy setenta; 80 eighty oitenta; 90 ninety noventa;
  100 cem cento; 200 duzentos duzentas; 300 trezentos trezentas; 400 quatrocentos quatrocentas;
  500 quinhentos quinhentas; 600 seiscentos seiscentas; 700 setecentos setecentas; 800 oitocentos oitocentas;
  900 novecentos novecentas`);

const SCALES = valuesOf(`100 hundred; 1e3 thousand thousands mil milhares k; 1e5 lakh; 1e7 crore;
  1e6 million millions milhao milhoes mi mn m; 1e9 billion billions bilhao bilhoes bi bn b;
  1e12 trillion trilhao trilhoes tn tri`);

/** Scales that are one only right behind the digits. */
const LETTER_SCALES = new Set(["k", "m", "b", "mi", "bi", "tri"]);

/** Ordinals that are also weekdays, rooms, parties. */
const UNSURE = valuesOf(
  "2 second segunda segundo; 3 terca tercos terco thirds terceiros; 4 quarta quarto quartos; 5 quinta quinto; 6 sexta",
);

/** What is counted, by the words of both languages; the first four are currencies. */
const UNITS = Object.entries({
  BRL: /^reais$/,
  USD: /^(?:dollars?|dolar|dolares)$/,
  GBP: /^(?:£|pounds?|libras?)$/,
  EUR: /^(?:€|euros?)$/,
  second: /^(?:seconds?|segundos?)$/,
  minute: /^minut[eo]s?$/,
  hour: /^(?:hours?|horas?)$/,
  day: /^(?:days?|dias?)$/,
  week: /^(?:weeks?|semanas?)$/,
  month: /^(?:months?|mes|meses)$/,
  year: /^(?:years?|anos?)$/,
  metre: /^(?:met(?:re|er)s?|metros?)$/,
  kilometre: /^(?:km|kilomet(?:re|er)s?|quilometros?)$/,
  tonne: /^(?:tonn?es?|tons?|toneladas?)$/,
  litre: /^(?:lit(?:re|er)s?|litros?)$/,
  point: /^(?:percentage|points?|pontos?)$/,
});
const CURRENCIES: ReadonlySet<string> = new Set(UNITS.slice(0, 4).map(([unit]) => unit));
const MONTHS: ReadonlySet<string> = new Set(
  Object.values(MONTH_NAMES).flatMap((names) => names.flatMap(([name]) => name ?? [])),
);

/** The numbers of a sentence in their order. */
export function readNumbers(sentence: ReadSentence): readonly NumberFact[] {
  const facts: NumberFact[] = [];
  for (let place = 0; place < sentence.tokens.length; ) {
    const found = numbersAt(sentence, place);
    facts.push(...found);
    place = found.at(-1)?.end ?? place + 1;
  }
  return facts;
}

/** The currencies that a sentence names. */
export function readCurrencies(sentence: ReadSentence): ReadonlySet<string> {
  const named = sentence.tokens.flatMap((_, place) => currencyAt(sentence, place) ?? []);
  return new Set(named);
}

/** "%", "per cent", "por cento". */
export function hasPercent({ tokens }: ReadSentence): boolean {
  return tokens.some((_, place) => isPercent(tokens, place));
}

function isPercent(tokens: readonly Token[], place: number): boolean {
  const key = tokens[place]?.key ?? "";
  if (key === "%" || key === "percent") return true;
  return ["per cent", "por cento"].includes(`${key} ${tokens[place + 1]?.key ?? ""}`);
}

function numbersAt(sentence: ReadSentence, place: number): NumberFact[] {
  const token = sentence.tokens[place];
  if (token === undefined) return [];
  if (token.isFigure) return figureAt(token, sentence, place);
  if (isPercent(sentence.tokens, place - 1)) return [];
  const words = token.key.split("-");
  if (words.length === 1 ? isNumberWord(token.key) : isCompound(words)) return wordsAt(sentence, place);
  // "A ten-minute talk", "one-third": each part that is a number.
  if (words.length > 1 && isNumberWord(words[0] ?? "")) return hyphenedAt(words, sentence, place);
  // "GPT-5", "covid-19": the digits of a name.
  const digits = token.key.match(/\d+/g) ?? [];
  return digits.map((figure) => toFact([Number(figure)], true, sentence, place, place + 1));
}

function figureAt(token: Token, sentence: ReadSentence, place: number): NumberFact[] {
  const [, digits = "", suffix = ""] = /^([\d.,:]*\d)(\D*)$/.exec(token.written.toLowerCase()) ?? [];
  const parts = digits.split(":");
  const behind = sentence.tokens[place + 1]?.key ?? "";
  const scale = SCALES.get(suffix) ?? (LETTER_SCALES.has(behind) ? undefined : SCALES.get(behind));
  const end = place + (scale !== undefined && suffix === "" ? 2 : 1);
  const isAfternoon =
    suffix === "pm" || (behind === "p" && sentence.tokens[place + 2]?.key === "m") || behind === "pm";
  return parts.map((part, index) => {
    const values = readingsOf(part).map((value) => value * (scale ?? 1));
    const later = isAfternoon && index === 0 ? values.map((value) => value + 12) : [];
    return toFact([...values, ...later], true, sentence, place, end);
  });
}

/** What digits mean in the way of one language or of the other. */
function readingsOf(digits: string): number[] {
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);
  const marks = digits.replace(/\d/g, "");
  const whole = Number(digits.replace(/[.,]/g, ""));
  if (isGrouped) return marks.length === 1 ? [whole, Number(digits.replace(",", "."))] : [whole];
  const decimal = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (decimal === -1) return [whole];
  return [Number(`${digits.slice(0, decimal).replace(/[.,]/g, "")}.${digits.slice(decimal + 1)}`)];
}

/** "Twenty-five", not "one-third". */
function isCompound([tens = "", ones = "", ...rest]: readonly string[]): boolean {
  return rest.length === 0 && (NUMBER_WORDS.get(tens) ?? 0) >= 20 && (NUMBER_WORDS.get(ones) ?? 10) < 10;
}

function hyphenedAt(words: readonly string[], sentence: ReadSentence, place: number): NumberFact[] {
  return words.flatMap((word) => {
    const value = NUMBER_WORDS.get(word) ?? UNSURE.get(word);
    if (value === undefined) return [];
    const unit = UNITS.find(([, pattern]) => pattern.test(words[1] ?? ""))?.[0] ?? null;
    const isSure = value >= 3 && !UNSURE.has(word) && !words.slice(1).some(isNumberWord);
    return [{ ...toFact([value], isSure, sentence, place, place + 1), unit }];
  });
}

function isNumberWord(word: string): boolean {
  return NUMBER_WORDS.has(word) || UNSURE.has(word) || (SCALES.has(word) && !LETTER_SCALES.has(word));
}

function sumOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (NUMBER_WORDS.get(word) ?? UNSURE.get(word) ?? 0), 0);
}

/** "Three and four" are two numbers, "twenty and three" is one. */
function goesOn(value: number, last: number): boolean {
  return value < last && (last >= 100 || (last >= 20 && value < 10));
}

/** True for a word at a place that counts, with nothing but blanks or a hyphen before one that follows another. */
function isPart(sentence: ReadSentence, place: number, follows: boolean): boolean {
  const key = sentence.tokens[place]?.key ?? "";
  const words = key.split("-");
  if (follows && !/^\s*-?\s*$/.test(sentence.gaps[place] ?? "")) return false;
  return words.length === 1 ? isNumberWord(key) : isCompound(words);
}

/** "Two hundred and fifty thousand", "duzentos e cinquenta mil". */
function wordsAt(sentence: ReadSentence, place: number): NumberFact[] {
  let total = 0;
  let current = 0;
  let last = Number.POSITIVE_INFINITY;
  let end = place;
  for (let next = place; next < sentence.tokens.length; next += 1) {
    const key = sentence.tokens[next]?.key ?? "";
    if ((key === "and" || key === "e") && next > place) continue;
    if (!isPart(sentence, next, next > end)) break;
    const words = key.split("-");
    const scale = SCALES.get(key);
    if (scale === undefined) {
      const value = sumOf(words);
      if (next > place && !goesOn(value, last)) break;
      current += value;
      last = value;
    } else if (scale === 100) {
      current = Math.max(current, 1) * scale;
      last = scale;
    } else {
      total += Math.max(current, 1) * scale;
      current = 0;
      last = scale;
    }
    end = next + 1;
  }
  const value = total + current;
  const isOneWord = end === place + 1;
  const isSure = value >= 3 && !(isOneWord && UNSURE.has(sentence.tokens[place]?.key ?? ""));
  return [toFact([value], isSure, sentence, place, Math.max(end, place + 1))];
}

function toFact(
  values: readonly number[],
  isSure: boolean,
  sentence: ReadSentence,
  start: number,
  end: number,
): NumberFact {
  return { values, isSure, start, end, unit: unitOf(values, sentence, start, end) };
}

function unitOf(
  values: readonly number[],
  sentence: ReadSentence,
  start: number,
  end: number,
): string | null {
  const { tokens } = sentence;
  if (isPercent(tokens, end)) return "%";
  const currency = currencyAt(sentence, start - 1);
  if (currency !== null) return currency;
  const next = tokens[end]?.key === "de" ? end + 1 : end;
  const key = tokens[next]?.key ?? "";
  const suffix = /^\d[\d.,]*(\D+)$/.exec(tokens[start]?.key ?? "")?.[1] ?? "";
  const unit = UNITS.find(([, pattern]) => pattern.test(key) || pattern.test(suffix));
  if (unit !== undefined) return unit[0];
  const isYear = values.some((value) => value >= 1900 && value <= 2100);
  return isYear || MONTHS.has(key) || MONTHS.has(tokens[start - 1]?.key ?? "") ? "date" : null;
}

function currencyAt({ tokens }: ReadSentence, place: number): string | null {
  const key = tokens[place]?.key ?? "";
  if (key === "$") return tokens[place - 1]?.key === "r" ? "BRL" : "USD";
  const [unit] = UNITS.find(([name, pattern]) => CURRENCIES.has(name) && pattern.test(key)) ?? [];
  return unit ?? null;
}
