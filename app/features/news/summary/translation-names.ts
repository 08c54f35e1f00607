// Names in a translation (rules 20 and 21): each is spelt alike in the sentence it translates, or is a place with two
// names.
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { isLittleWord } from "~/lib/stop-words";
import { ENGLISH_DAYS } from "./closed-classes";
import type { ReadSentence, Token } from "./sentence-tokens";

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

let kin: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** The other names of a place, people or language; read at the first question, since `Intl` takes its time. */
function kinOf(word: string): ReadonlySet<string> | undefined {
  kin ??= readKin();
  return kin.get(word);
}

function readKin(): Map<string, Set<string>> {
  const kin = new Map<string, Set<string>>();
  const add = (words: readonly string[]) => {
    for (const word of words) kin.set(word, new Set([...(kin.get(word) ?? []), ...words]));
  };
  for (const row of TWO_NAMES.split(";")) add(row.trim().split(/\s+/));
  const named = (type: "region" | "language", codes: string) => {
    const tables = LOCALES.map((locale) => new Intl.DisplayNames(LANGUAGES[locale].formats, { type }));
    for (const code of codes.split(" "))
      add(tables.flatMap((table) => foldText(table.of(code) ?? "").split(/[^\p{L}]+/u)));
  };
  named("region", COUNTRIES);
  named("language", SPOKEN);
  return kin;
}

/** One word for a place, people or language in whatever language it is named; null for other words. */
export function findSharedName(word: string): string | null {
  return kinOf(word)?.values().next().value ?? null;
}

/** The capitalised words behind the first of a sentence, by their place. */
function listNames({ tokens, gaps }: ReadSentence): readonly (readonly [place: number, token: Token])[] {
  return tokens.flatMap((token, place): (readonly [number, Token])[] => {
    const isName = place > 0 && token.isCapital && !ENGLISH_DAYS.has(token.key.replace(/s$/, ""));
    return isName && !isOpening(token, gaps[place] ?? "") ? [[place, token]] : [];
  });
}

/** A small word has a capital behind a colon or where a quotation begins; "I", "X-rays" and "II" always have one. */
function isOpening({ key, written }: Token, gap: string): boolean {
  if (/^(?:\p{L}|\p{L}-.*|[IVX]+)$/u.test(written)) return true;
  return /["“«‘:.!?(]/.test(gap) && isLittleWord(key);
}

function isAlike(name: string, word: string): boolean {
  if (name === word || kinOf(name)?.has(word)) return true;
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

function keyOf({ key }: Token): string {
  return key.replace(/'s?$/, "");
}

/** The names of a text that another one does not have, as they are written. */
export function listUnknownNames(sentence: ReadSentence, original: ReadSentence): readonly string[] {
  const known = new Set(original.tokens.flatMap((token) => [keyOf(token), ...keyOf(token).split("-")]));
  return listNames(sentence)
    .filter(([, token]) => {
      const name = keyOf(token);
      const parts = [name, ...name.split("-")].filter((part) => part !== "");
      const isKnown = (part: string) => [...known].some((word) => isAlike(part, word));
      return !OFFICES.has(name) && !isKnown(name) && !parts.slice(1).every(isKnown);
    })
    .map(([, { written }]) => written);
}

/** True where two names that stand apart have changed places. */
export function haveNamesChangedPlaces(
  sentence: ReadSentence,
  original: ReadSentence,
  apart: number,
): boolean {
  const names = listNames(original).filter(([, token]) => !OFFICES.has(keyOf(token)));
  const pairs = listNames(sentence).flatMap(([place, token]): (readonly [number, number])[] => {
    const found = names.filter(([, name]) => isAlike(keyOf(token), keyOf(name)));
    const [only] = found;
    return only === undefined || found.length > 1 ? [] : [[place, only[0]]];
  });
  return pairs.some(([here, there]) =>
    pairs.some(([next, before]) => next - here > apart && there - before > apart),
  );
}
