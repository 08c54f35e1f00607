// The notion a word stands for, the same in both languages: by the lexicon, else by its stem, which cognates share.

import { ACT_WORDS } from "./act-words";
import { DAILY_WORDS } from "./daily-words";
import { DEED_WORDS } from "./deed-words";
import { EVERYDAY_A_TO_L } from "./everyday-a-to-l-words";
import { EVERYDAY_M_TO_Z } from "./everyday-m-to-z-words";
import { MORE_PLACES } from "./more-places";
import { MORE_WORDS } from "./more-words";
import { NATURE_WORDS } from "./nature-words";
import { NEWS_WORDS } from "./news-words";
import { PEOPLES } from "./peoples";
import { ACRONYMS, BODIES, PLACES } from "./place-names";
import { QUALITY_WORDS } from "./quality-words";
import { ACTORS, SCHOOL_WORDS } from "./school-words";
import { THING_WORDS } from "./thing-words";
import { TRADE_WORDS } from "./trade-words";
import { OPPOSITES } from "./turn-words";

export interface Notion {
  /** The same for all words of a row. */
  readonly key: string;
  /** -1 for a word that denies what the other words of its row affirm: "ban" beside "allow". */
  readonly sign: 1 | -1;
  /** True for people and bodies that do things. */
  readonly isActor: boolean;
}

/** The first row that has a word keeps it. */
export const WORD_ROWS: readonly string[] = [
  SCHOOL_WORDS,
  NEWS_WORDS,
  DAILY_WORDS,
  DEED_WORDS,
  THING_WORDS,
  ACT_WORDS,
  QUALITY_WORDS,
  TRADE_WORDS,
  NATURE_WORDS,
  EVERYDAY_A_TO_L,
  EVERYDAY_M_TO_Z,
  MORE_WORDS,
];
const PLACE_ROWS = [PLACES, MORE_PLACES, PEOPLES];

/** A place or a body: its words, the first without any ending, and what they stand for. */
interface Phrase {
  readonly words: readonly string[];
  readonly notion: Notion;
}

interface Lexicon {
  readonly exact: ReadonlyMap<string, Notion>;
  readonly beginnings: ReadonlyMap<string, Notion>;
  readonly places: ReadonlyMap<string, Notion>;
  readonly placeBeginnings: ReadonlyMap<string, Notion>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly stems: ReadonlyMap<string, Notion | null>;
}

const SHORTEST_BEGINNING = 3;

let made: Lexicon | null = null;

/** Made when the first summary is checked: an invocation that checks none does not wait for it. */
function lexicon(): Lexicon {
  made ??= makeLexicon();
  return made;
}

function makeLexicon(): Lexicon {
  const exact = new Map<string, Notion>();
  const beginnings = new Map<string, Notion>();
  const places = new Map<string, Notion>();
  const placeBeginnings = new Map<string, Notion>();
  const phrases = new Map<string, Phrase[]>();
  const add = (whole: Map<string, Notion>, cut: Map<string, Notion>, word: string, notion: Notion) => {
    const map = word.endsWith("*") ? cut : whole;
    const entry = word.replace(/\*$/, "");
    if (!map.has(entry)) map.set(entry, notion);
  };
  for (const [row, line] of OPPOSITES.entries()) {
    for (const [side, words] of line.split(" | ").entries()) {
      const notion: Notion = { key: `o${row}`, sign: side === 0 ? 1 : -1, isActor: false };
      for (const word of words.split(" ")) {
        const parts = word.split("_");
        if (parts.length === 1) add(exact, beginnings, word, notion);
        else addPhrase(phrases, { words: parts, notion });
      }
    }
  }
  for (const [row, line] of lines(ACTORS).entries()) {
    const notion: Notion = { key: `a${row}`, sign: 1, isActor: true };
    for (const word of line.split(" ")) add(exact, beginnings, word, notion);
  }
  for (const [row, line] of WORD_ROWS.flatMap(lines).entries()) {
    const notion: Notion = { key: `n${row}`, sign: 1, isActor: false };
    for (const word of line.split(" ")) add(exact, beginnings, word, notion);
  }
  for (const line of [...PLACE_ROWS, BODIES].flatMap(lines)) {
    const entries = line.split(" | ");
    const notion: Notion = { key: keyOfPlace(line), sign: 1, isActor: false };
    for (const entry of entries) {
      const words = entry.split(" ");
      if (words.length === 1) add(places, placeBeginnings, entry, notion);
      else addPhrase(phrases, { words, notion });
    }
  }
  const stems = verbStems(exact);
  for (const [word, notion] of [...exact]) {
    for (const form of formsOf(word)) if (!exact.has(form) && !notion.isActor) exact.set(form, notion);
  }
  return { exact, beginnings, places, placeBeginnings, phrases, stems };
}

function addPhrase(phrases: Map<string, Phrase[]>, phrase: Phrase): void {
  const [first = ""] = phrase.words;
  phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
}

/** Endings of Portuguese verbs: a row names some of the forms and means all of them. */
const VERB_ENDINGS =
  /(?:aria[m]?|eria[m]?|iria[m]?|assem?|essem?|issem?|aram|eram|iram|arao|erao|irao|avam?|ando|endo|indo|[aei]d[oa]s?|iam?|ou|eu|iu|[aei]r|am|em|a|e)$/;
const SHORTEST_VERB_STEM = 4;

/** No ending is longer, and a pattern that is tried at fewer places costs less. */
const LONGEST_VERB_ENDING = 5;

function verbStemOf(folded: string): string {
  const end = Math.max(0, folded.length - LONGEST_VERB_ENDING);
  return folded.slice(0, end) + folded.slice(end).replace(VERB_ENDINGS, "");
}

/** What stands behind the stem of a Portuguese verb, by the vowel of its infinitive. */
const FORMS: Readonly<Record<string, string>> = {
  a: "a am ou aram ava avam ando ado ada ados adas ara arao aria ariam e em asse assem arem",
  e: "e em eu eram ia iam endo ido ida idos idas era erao eria eriam a am esse essem erem",
  i: "e em iu iram ia iam indo ido ida idos idas ira irao iria iriam a am isse issem irem",
};

/** All forms of a short Portuguese infinitive: "pedir" gives "pediram"; longer ones are known by their stem. */
function formsOf(word: string): string[] {
  const [, stem = "", vowel = ""] = /^(.{3})([aei])r$/.exec(word) ?? [];
  return stem === "" ? [] : (FORMS[vowel] ?? "").split(" ").map((ending) => stem + ending);
}

/** Null for a stem that two rows share. */
function verbStems(exact: ReadonlyMap<string, Notion>): ReadonlyMap<string, Notion | null> {
  const stems = new Map<string, Notion | null>();
  for (const [word, notion] of exact) {
    const stem = verbStemOf(word);
    if (stem.length < SHORTEST_VERB_STEM || stem === word || notion.isActor) continue;
    const known = stems.get(stem);
    stems.set(stem, known === undefined || known === notion ? notion : null);
  }
  return stems;
}

function lines(rows: string): string[] {
  return rows.trim().split("\n");
}

/** The words looked up lately: an article says the same ones again and again. */
const lookedUp = new Map<string, Notion | null>();
const MOST_LOOKED_UP = 4000;

/** A pronoun that hangs on a Portuguese verb: "avistam-se". */
const PRONOUN_BEHIND = /-(?:se|l[oa]s?|lhes?)$/;

/** The notion of a folded word by the lexicon, "explique" by "explica"; null where it has none. */
export function notionOf(folded: string): Notion | null {
  const known = lookedUp.get(folded);
  if (known !== undefined) return known;
  if (PRONOUN_BEHIND.test(folded)) return notionOf(folded.replace(PRONOUN_BEHIND, ""));
  const hard = folded.replace(/que(?=m?$)/, "ca").replace(/gue(?=m?$)/, "ga");
  const notion = rowOf(folded) ?? (hard === folded ? null : rowOf(hard));
  if (lookedUp.size >= MOST_LOOKED_UP) lookedUp.clear();
  lookedUp.set(folded, notion);
  return notion;
}

function rowOf(folded: string): Notion | null {
  const { exact, beginnings, stems } = lexicon();
  return (
    exact.get(folded) ??
    byBeginning(folded, beginnings) ??
    stems.get(verbStemOf(folded)) ??
    baseForms(folded)
      .flatMap((base) => exact.get(base) ?? [])
      .at(0) ??
    null
  );
}

/** What a word may be a form of: "easiest", "stopped", "libraries", "cães", "trens", "jornais". */
function baseForms(folded: string): string[] {
  const single = folded
    .replace(/[oa]es$/, "ao")
    .replace(/ns$/, "m")
    .replace(/(?<=[aeou])is$/, "l");
  if (single !== folded && single.length >= SHORTEST_BEGINNING) return [single, ...englishForms(folded)];
  return englishForms(folded);
}

function englishForms(folded: string): string[] {
  const bare = folded.replace(/(?:er|est|ed|ing|e?s)$/, "");
  if (bare === folded || bare.length < SHORTEST_BEGINNING) return [];
  return [bare, `${bare}e`, bare.replace(/i$/, "y"), bare.replace(/(.)\1$/, "$1")];
}

/** What stands behind the beginning of a word in an ordinary form of it. */
const FORM =
  /^(?:[a-z]{0,2}|[a-z]*(?:ing|ings|ions?|als?|ais|ers?|ors?|mente|ly|cao|coes|dades?|ity|ities|ments?|tivos?|tivas?|ic[oa]s?|ical|dor[ae]?s?|ori[ao]s?|ari[ao]s?|istas?|ists?|ismo?|ncias?|nces?|antes?|ados?|adas?|idos?|idas?|aram|eram|iram))$/;

/** The notion of a word in one of its ordinary forms: "Voicemap" begins with a word and is none of its forms. */
export function notionOfForm(folded: string): Notion | null {
  const { exact, beginnings } = lexicon();
  const known = exact.get(folded);
  if (known !== undefined) return known;
  for (let length = folded.length; length >= SHORTEST_BEGINNING; length -= 1) {
    const notion = beginnings.get(folded.slice(0, length));
    if (notion !== undefined) return FORM.test(folded.slice(length)) ? notion : null;
  }
  return null;
}

/** The place or body of a word. With a small letter only words made of a place count: Portuguese "finlandês". */
export function placeOf(folded: string, hasCapital: boolean): Notion | null {
  const { places, placeBeginnings } = lexicon();
  const found = (hasCapital ? places.get(folded) : undefined) ?? byBeginning(folded, placeBeginnings);
  return found !== null && !hasCapital && !isPlaceKey(found.key) ? null : found;
}

let placeKeys: ReadonlySet<string> | null = null;

/** True for the key of a country, a state or a city, not for that of a body. */
export function isPlaceKey(key: string): boolean {
  placeKeys ??= new Set(PLACE_ROWS.flatMap(lines).map(keyOfPlace));
  return placeKeys.has(key);
}

function keyOfPlace(line: string): string {
  return `p ${line.split(" | ")[0]?.replace(/\*$/, "")}`;
}

/** What a short form in capitals stands for: its key as a place or body. */
export function acronymKey(written: string): string | null {
  const meaning = Object.hasOwn(ACRONYMS, written) ? ACRONYMS[written] : undefined;
  return meaning === undefined ? null : `p ${meaning}`;
}

/** The longest place or body of several words that the folded words begin with at `start`. */
export function phraseAt(words: readonly string[], start: number): { length: number; notion: Notion } | null {
  const candidates = lexicon().phrases.get(words[start] ?? "") ?? [];
  let best: Phrase | null = null;
  for (const phrase of candidates) {
    if (phrase.words.length <= (best?.words.length ?? 0)) continue;
    if (phrase.words.every((word, offset) => words[start + offset] === word)) best = phrase;
  }
  return best === null ? null : { length: best.words.length, notion: best.notion };
}

function byBeginning(folded: string, beginnings: ReadonlyMap<string, Notion>): Notion | null {
  for (let length = folded.length; length >= SHORTEST_BEGINNING; length -= 1) {
    const notion = beginnings.get(folded.slice(0, length));
    if (notion !== undefined) return notion;
  }
  return null;
}

/** Endings of the two languages that cognates differ in, longest first: "programação" and "programming". */
const ENDINGS =
  /(?:izations?|izac(?:ao|oes)|isations?|ations?|ac(?:ao|oes)|itions?|ic(?:ao|oes)|tions?|c(?:ao|oes)|sions?|s(?:ao|oes)|idades?|ities|ity|amente|mente|ically|ally|ly|encias?|ancias?|ences?|ances?|icos?|icas?|icals?|ics?|iv[oae]s?|antes?|ants?|entes?|ent[oa]?s?|ador[ae]?s?|ators?|ers?|ores|ors?|ad[oa]s?|id[oa]s?|ated|ates?|ed|ings?|ando|endo|indo|[aei]r(?:am|ia|iam|ao)?|ou|eu|iu|ava|avam|ies|es|os|as|[aeos])$/;

const LONGEST_ENDING = 8;
const STEM_LENGTH = 5;
const SHORTEST_STEM = 3;

/** What a word shares with its forms and cognates: spelling evened out, ending and all behind five letters cut. */
export function stemOf(folded: string): string {
  const even = folded
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/(?<=[bdgkr])h/g, "")
    .replace(/qu|k/g, "c")
    .replace(/y/g, "i")
    .replace(/(.)\1/g, "$1")
    .replace(/^es(?=[pct])/, "s");
  const end = Math.max(0, even.length - LONGEST_ENDING);
  const cut = even.slice(0, end) + even.slice(end).replace(ENDINGS, "");
  return (cut.length >= SHORTEST_STEM ? cut : even).slice(0, STEM_LENGTH);
}
