// The numbers of a sentence, as digits or words, with their scale and what is counted, so that two languages can be
// compared.
import { AND } from "./closed-classes";
import type { ReadSentence } from "./sentence-tokens";

export interface NumberFact {
  /** Values that it may have: "1.500" is read in the way of either language. */
  readonly values: readonly number[];
  /** False for a word that is often something else: "one", "a second", "na quarta". */
  readonly isSure: boolean;
  /** "%", a currency or a measure; null where nothing known stands beside it. */
  readonly unit: string | null;
  /** Its first word, and the one behind its last. */
  readonly start: number;
  readonly end: number;
}

/** Meanings of words: semicolons part the rows, and each meaning stands in front of its words. */
function listMeanings(list: string): ReadonlyMap<string, string> {
  const rows = list.split(";").map((row) => row.trim().split(/\s+/));
  return new Map(rows.flatMap(([meaning = "", ...words]) => words.map((word) => [word, meaning] as const)));
}

function listValues(list: string): ReadonlyMap<string, number> {
  return new Map([...listMeanings(list)].map(([word, value]) => [word, Number(value)]));
}

/** Number words of both languages, ordinals too. */
export const NUMBER_WORDS = listValues(`1 one um uma; 2 two dois duas; 3 three tres third terceiro terceira;
  4 four quatro fourth; 5 five cinco fifth; 6 six seis sixth sexto; 7 seven sete seventh setimo setima;
  8 eight oito eighth oitavo oitava; 9 nine nove ninth nono nona; 10 ten dez tenth decimo decima; 11 eleven onze;
  12 twelve doze; 13 thirteen treze; 14 fourteen quatorze catorze; 15 fifteen quinze; 16 sixteen dezesseis;
  17 seventeen dezessete; 18 eighteen dezoito; 19 nineteen dezenove; 20 twenty vinte; 30 thirty trinta;
  40 forty quarenta; 50 fifty cinquenta; 60 sixty sessenta; 70 seventy setenta; 80 eighty oitenta; 90 ninety noventa;
  100 cem cento; 200 duzentos duzentas; 300 trezentos trezentas; 400 quatrocentos quatrocentas;
  500 quinhentos quinhentas; 600 seiscentos seiscentas; 700 setecentos setecentas; 800 oitocentos oitocentas;
  900 novecentos novecentas`);

const SCALES = listValues(`100 hundred; 1e3 thousand thousands mil milhares; 1e5 lakh; 1e7 crore;
  1e6 million millions milhao milhoes mn; 1e9 billion billions bilhao bilhoes bn; 1e12 trillion trilhao trilhoes tn`);

/** Ordinals that are also weekdays, rooms, parties. */
const UNSURE = listValues(
  "2 second segunda segundo; 3 terca tercos terco thirds terceiros; 4 quarta quarto quartos; 5 quinta quinto; 6 sexta",
);

const CURRENCIES = listMeanings(
  "BRL reais; USD dollar dollars dolar dolares; GBP pound pounds libra libras; EUR euro euros; ZAR rand rands",
);
const CURRENCY_SIGNS = listMeanings("BRL r$; USD $; GBP £; EUR €");

/** Units, by the words of both languages. */
const UNITS = listMeanings(`second second seconds segundo segundos; minute minute minutes minuto minutos;
  hour hour hours hora horas; day day days dia dias; week week weeks semana semanas; month month months mes meses;
  year year years ano anos; metre metre metres meter meters metro metros; tonne ton tons tonne tonnes tonelada toneladas;
  kilometre km kilometre kilometres kilometer kilometers quilometro quilometros; litre litre litres liter liters litro litros;
  point percentage point points ponto pontos; % % percent`);

/** The units of amounts of money. */
export const CURRENCY_UNITS: ReadonlySet<string> = new Set(CURRENCIES.values());

/** The numbers of a sentence in their order. */
export function readNumbers(sentence: ReadSentence): readonly NumberFact[] {
  const words = toWords(sentence);
  const facts: NumberFact[] = [];
  for (let start = 0; start < words.length; start = Math.max(start + 1, facts.at(-1)?.end ?? 0)) {
    const read = /\d/.test(words[start] ?? "") ? readFigure(words, start) : readWords(words, start);
    for (const { values, isSure, end } of read) {
      facts.push({ values, isSure, start, end, unit: findUnit(words, start, end) });
    }
  }
  return facts;
}

/** Its words, those between hyphens one by one, and figures with their marks; the hundred of "por cento" is none. */
function toWords({ tokens }: ReadSentence): readonly string[] {
  const words = tokens.flatMap(({ isFigure, written, key }) =>
    (isFigure ? written.toLowerCase() : key).split("-"),
  );
  return words.join(" ").replaceAll("por cento", "%").split(" ");
}

type Reading = Pick<NumberFact, "values" | "isSure" | "end">;

/** "1,500", "4:30 pm", "£2bn"; "GPT-5" has the digits of a name. */
function readFigure(words: readonly string[], place: number): readonly Reading[] {
  const [, digits = "", suffix = ""] = /(\d[\d.,:]*)(\D*)/.exec(words[place] ?? "") ?? [];
  const [, behind = "", next] = words.slice(place, place + 3);
  const scale = SCALES.get(suffix === "" ? behind : suffix);
  const end = place + (scale !== undefined && suffix === "" ? 2 : 1);
  const isAfternoon = suffix === "pm" || behind === "pm" || (behind === "p" && next === "m");
  return digits.split(":").map((part, index) => {
    const values = listReadings(part).map((value) => value * (scale ?? 1));
    const later = isAfternoon && index === 0 ? values.map((value) => value + 12) : [];
    return { values: [...values, ...later], isSure: true, end };
  });
}

/** Reads digits in the way of one language or of the other. */
function listReadings(digits: string): readonly number[] {
  const decimal = Number(digits.replace(/[.,](?=.*[.,])/g, "").replace(",", "."));
  const isWhole = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits);
  return isWhole ? [Number(digits.replace(/[.,]/g, "")), decimal] : [decimal];
}

/** "Two hundred and fifty thousand", "duzentos e cinquenta mil"; none where no number word stands. */
function readWords(words: readonly string[], start: number): readonly Reading[] {
  let [total, group, end] = [0, 0, start];
  for (const [index, word] of words.slice(start).entries()) {
    const scale = SCALES.get(word);
    const value = NUMBER_WORDS.get(word) ?? UNSURE.get(word);
    if (index > 0 && AND.has(word)) continue;
    // "Twenty and three" is one number, "three and four" are two.
    if (value !== undefined && group % 10 ** String(value).length === 0) group += value;
    else if (scale === 100) group = Math.max(group, 1) * scale;
    else if (scale !== undefined) [total, group] = [total + Math.max(group, 1) * scale, 0];
    else break;
    end = start + index + 1;
  }
  const isUnsure = end === start + 1 && UNSURE.has(words[start] ?? "");
  const value = total + group;
  return end === start ? [] : [{ values: [value], isSure: value >= 3 && !isUnsure, end }];
}

function findUnit(words: readonly string[], start: number, end: number): string | null {
  const next = words[words[end] === "de" ? end + 1 : end] ?? "";
  return currencyAt(words, start) ?? CURRENCIES.get(next) ?? UNITS.get(next) ?? null;
}

/** The currency whose sign stands before or in a word: "R148" is in rands, "R$ 148" in reais. */
function currencyAt(words: readonly string[], place: number): string | undefined {
  if (/^r\d/.test(words[place] ?? "")) return "ZAR";
  const [before, sign = ""] = ["", "", ...words].slice(place, place + 2);
  return CURRENCY_SIGNS.get(`${before}${sign}`) ?? CURRENCY_SIGNS.get(sign);
}

/** True for two readings of one number. */
export function isSameNumber(one: NumberFact, other: NumberFact): boolean {
  return one.values.some((value) => other.values.includes(value));
}

/** True where the sure numbers of one side all stand on the other. */
export function hasOnlyNumbersIn(numbers: readonly NumberFact[], known: readonly NumberFact[]): boolean {
  return numbers.every((fact) => !fact.isSure || known.some((other) => isSameNumber(fact, other)));
}
