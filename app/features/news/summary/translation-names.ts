// Names in a translation (rules 20 and 21): each is spelt alike in the sentence it translates, or is a place with two
// names.
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { isLittleWord } from "~/lib/stop-words";
import { ENGLISH_DAYS } from "./closed-classes";
import type { ReadSentence } from "./sentence-tokens";

/** Places, peoples and bodies that the languages do not call alike, with their forms: a semicolon ends each. */
const TWO_NAMES = `ai ia; eu ue; un onu; oecd ocde; nato otan; us usa american americans states eua americano americana;
  uk britain british kingdom reino britanico britanica; england english inglaterra ingles inglesa; wales welsh gales;
  scotland scottish escocia escoces escocesa; germany german alemanha alemao alema; france french franca frances francesa;
  spain spanish espanha espanhol espanhola; netherlands dutch holanda holandes paises baixos; swiss suica suico;
  sweden swedish suecia sueco; norway norwegian noruega noruegues; denmark danish dinamarca dinamarques;
  greece greek grecia grego; turkey turkish turquia turco; japan japanese japao japones japonesa; egypt egito egipcio;
  china chinese chines chinesa; brazil brazilian brasil brasileiro brasileira; portugal portuguese portugues portuguesa;
  europe european europa europeu europeia; africa african africano africana; asia asian asiatico; ivory marfim;
  london londres; new nova novo; york iorque; geneva genebra; brussels bruxelas; moscow moscou; vienna viena; the haia hague;
  north northern norte; south southern sul; east eastern leste oriental; west western oeste ocidental; island ilha; river rio;
  northeast nordeste; southeast sudeste; united unido unidos unidas; nations nacoes; saint st sao santo santa; union uniao`;

/** Words of titles of offices and institutions: each language has its own. */
const OFFICES = new Set(
  `ministry minister ministerio ministro ministra secretary secretariat secretaria secretario department departamento
  university universidade school escola college faculdade institute instituto president presidente professor professora
  teacher director diretor diretora head dean judge juiz juiza court tribunal council conselho mayor prefeito prefeita
  prefeitura governor governador city cidade state estado federal national nacional house camara senate senado congress
  congresso bank banco association associacao foundation fundacao society sociedade agency agencia commission comissao
  board group grupo company supreme supremo general geral law lei act bill education educacao health saude science ciencia
  technology tecnologia data dados research pesquisa centre centro hospital library biblioteca museum museu network rede
  government governo teachers professores workers trabalhadores students estudantes mr mrs ms dr sir sr sra artificial
  intelligence inteligencia`.split(/\s+/),
);

/** Two words are one name from this share of letters in order, behind the same first letter. */
const ALIKE = 0.65;
/** From this one behind as many same letters. */
const ALIKE_BEHIND = 0.45;
const SAME_LETTERS = 4;

/** Codes of countries and languages whose names `Intl` knows in both languages. */
const COUNTRIES =
  "AR AU AT BE BO BR CA CL CN CO CR CU CZ DK EC EG EE FI FR DE GR GB HU IN ID IE IL IT JP KE KR MX MA MZ NL NZ NG NO PY PE PH PL PT RO RU SA SN SG ZA ES SE CH TR UA US UY VE VN AO CV";
const SPOKEN = "en pt es fr de it nl ja zh ko ru ar el pl sv da fi tr hi he la gn";

let kin: ReadonlyMap<string, readonly string[]> | null = null;

/** The names of a place, people or language in both languages; read at the first question, since `Intl` takes its time. */
function kinOf(word: string): readonly string[] {
  kin ??= readKin();
  return kin.get(word) ?? [];
}

function readKin(): ReadonlyMap<string, readonly string[]> {
  const rowsOf = (type: "region" | "language", codes: string) => {
    const tables = LOCALES.map((locale) => new Intl.DisplayNames(LANGUAGES[locale].formats, { type }));
    return codes.split(" ").map((code) => tables.map((table) => foldText(table.of(code) ?? "")).join(" "));
  };
  const rows = [...TWO_NAMES.split(";"), ...rowsOf("region", COUNTRIES), ...rowsOf("language", SPOKEN)];
  const named = new Map<string, readonly string[]>();
  for (const row of rows) {
    const names = row.match(/\p{L}+/gu) ?? [];
    for (const name of names) named.set(name, [...(named.get(name) ?? []), ...names]);
  }
  return named;
}

/** One word for a place, people or language in whatever language it is named; null for other words. */
export function findSharedName(word: string): string | null {
  return kinOf(word)[0] ?? null;
}

/** A capitalised word behind the first of a sentence, unless it is of the title of an office or institution. */
export interface Name {
  readonly key: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  readonly unit: null;
}

/** The names of a sentence. */
export function listNames({ tokens, gaps }: ReadSentence): readonly Name[] {
  return tokens.flatMap(({ key, written, isCapital }, start) => {
    const isDay = ENGLISH_DAYS.has(key.replace(/s$/, ""));
    // "I", "X-rays", "II" and "R148" always have a capital; a small word has one where a quotation begins.
    const isOther = /^(?:\p{L}|\p{L}-.*|[IVX]+|R\d+)$/u.test(written);
    const isOpening = /["“«‘:.!?(]/.test(gaps[start] ?? "") && isLittleWord(key);
    const name = withoutOwner(key);
    if (start === 0 || !isCapital || isDay || isOther || isOpening || OFFICES.has(name)) return [];
    return [{ key: name, written, start, end: start + 1, unit: null }];
  });
}

function withoutOwner(key: string): string {
  return key.replace(/'s?$/, "");
}

/** True for two spellings of one name. */
export function isAlike(name: string, word: string): boolean {
  if (name === word || kinOf(name).includes(word)) return true;
  if (name[0] !== word[0]) return false;
  const share = sharedLetters(name, word) / Math.max(name.length, word.length);
  return share >= (name.slice(0, SAME_LETTERS) === word.slice(0, SAME_LETTERS) ? ALIKE_BEHIND : ALIKE);
}

/** Letters that two words have in the same order. */
function sharedLetters(one: string, other: string): number {
  let row: number[] = Array.from(other, () => 0);
  for (const letter of one) {
    let before = 0;
    row = row.map((above, place) => {
      const diagonal = place === 0 ? 0 : (row[place - 1] ?? 0);
      before = letter === other[place] ? diagonal + 1 : Math.max(above, before);
      return before;
    });
  }
  return row.at(-1) ?? 0;
}

/** The names of a text that another one does not have, as they are written. */
export function listUnknownNames(sentence: ReadSentence, original: ReadSentence): readonly string[] {
  const words = original.tokens.flatMap(({ key }) => [withoutOwner(key), ...withoutOwner(key).split("-")]);
  const known = [...new Set(words)];
  const isKnown = (name: string) => known.some((word) => isAlike(name, word));
  const unknown = listNames(sentence).filter(({ key }) => !isKnown(key) && !key.split("-").every(isKnown));
  return unknown.map(({ written }) => written);
}
