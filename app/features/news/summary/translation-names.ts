// Names in a translation (rules 20 and 21): each is spelt alike in the sentence it translates, or is a place with two
// names.
import { isLittleWord } from "~/lib/stop-words";
import { ENGLISH_DAYS } from "./closed-classes";
import type { ReadSentence, Token } from "./sentence-tokens";

/** Places, peoples and bodies that the two languages do not spell alike, with their forms: a semicolon ends each. */
const TWO_NAMES = `ai ia; eu ue; un onu; nato otan; us eua united states unidos estados american americano americana;
  uk britain british kingdom reino unido britanico britanica; england english inglaterra ingles inglesa; wales welsh gales;
  scotland scottish escocia escoces escocesa; germany german alemanha alemao alema; france french franca frances francesa;
  spain spanish espanha espanhol espanhola; netherlands dutch holanda holandes paises baixos; switzerland swiss suica suico;
  sweden swedish suecia sueco; norway norwegian noruega noruegues; denmark danish dinamarca dinamarques;
  greece greek grecia grego; turkey turkish turquia turco; japan japao; egypt egito;
  brazil brazilian brasil brasileiro; poland polish polonia polones; ukraine ucrania;
  finland finnish finlandia finlandes; korea korean coreia coreano; kenya quenia; morocco marrocos; philippines filipinas;
  cape cabo; ivory marfim; new nova; york iorque; the haia hague; south sul; east eastern leste oriental;
  west western oeste ocidental; island ilha; river rio; nations nacoes`;

const SHARED_NAMES: ReadonlyMap<string, string> = new Map(
  TWO_NAMES.split(";").flatMap((row) => {
    const [shared = "", ...others] = row.trim().split(/\s+/);
    return [shared, ...others].map((name) => [name, shared] as const);
  }),
);

/** Words of titles of offices and institutions: each language has its own, or their letters. */
const OFFICES = new Set(
  `ministry ministerio department departamento secretaria education educacao school escola college faculdade court
  tribunal council conselho mayor prefeito prefeita city cidade state estado`.split(/\s+/),
);

/** Two words are one name from this share of letters in order, behind one same letter, and behind as many. */
const ALIKE = 0.65;
const ALIKE_BEHIND = 0.45;
const SAME_LETTERS = 4;

/** One word for a place, people or language in whatever language it is named; null for other words. */
export function findSharedName(word: string): string | null {
  return SHARED_NAMES.get(word) ?? null;
}

/** The capitalised words of a sentence behind its first, without those of the titles of offices and institutions. */
export function listNames({ tokens, gaps }: ReadSentence): readonly Token[] {
  return tokens.filter(({ key, written, isCapital }, place) => {
    const isDay = ENGLISH_DAYS.has(key.replace(/s$/, ""));
    // "I", "X-rays" and "R148" always have a capital; a small word has one where a quotation begins.
    const isOther = /^(?:\p{L}|\p{L}-.*|R\d+)$/u.test(written);
    const isOpening = /["“«‘:.!?(]/.test(gaps[place] ?? "") && isLittleWord(key);
    return place > 0 && isCapital && !isDay && !isOther && !isOpening && !OFFICES.has(withoutOwner(key));
  });
}

function withoutOwner(key: string): string {
  return key.replace(/'s$/, "");
}

/** True for two spellings of one name. */
export function isAlike(one: Token, other: Token): boolean {
  const [name, word] = [withoutOwner(one.key), withoutOwner(other.key)];
  if ((findSharedName(name) ?? name) === (findSharedName(word) ?? word)) return true;
  if (name[0] !== word[0]) return false;
  const shared = Math.max(sharedLetters(name, word), sharedLetters(word, name));
  const share = shared / Math.max(name.length, word.length);
  return share >= (name.slice(0, SAME_LETTERS) === word.slice(0, SAME_LETTERS) ? ALIKE_BEHIND : ALIKE);
}

/** Letters of a word that another one has in the same order, each looked for behind the one before. */
function sharedLetters(one: string, other: string): number {
  let [shared, from] = [0, 0];
  for (const letter of one) {
    const place = other.indexOf(letter, from);
    if (place !== -1) [shared, from] = [shared + 1, place + 1];
  }
  return shared;
}

/** True where the names of a text all stand in another one. */
export function hasOnlyNamesFrom(sentence: ReadSentence, { tokens }: ReadSentence): boolean {
  return listNames(sentence).every((name) => tokens.some((word) => isAlike(name, word)));
}
