// A sentence as the check compares it: its content words by what they mean in either language, its numbers and names,
// with what stands around them.
import type { WrittenLanguage } from "~/addresses/languages";
import { WRITTEN_LANGUAGES } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { STOP_WORDS } from "~/lib/stop-words";
import { datesIn } from "./date-facts";
import { COMMON_ENDING, COMMON_WORDS } from "./grounding-data";
import { acronymKey, notionOf, phraseAt, placeOf, stemOf } from "./lexicon/notions";
import { BY_WORDS, CLAUSE_WORDS } from "./lexicon/turn-words";
import { HEADLINE_WORDS } from "./lexicon/verb-forms";
import { numberFacts } from "./number-facts";
import { evenText } from "./number-tokens";
import { createTurnReader } from "./read-turns";

export interface Word {
  readonly written: string;
  /** What it means: the same for a word and its translation. */
  readonly key: string;
  readonly kind: "word" | "name" | "number" | "date";
  /** What a number measures: "percent", "month"; "plain" for a count, empty for a word. */
  readonly unit: string;
  readonly isActor: boolean;
  /** 1 or -1: what the word affirms or denies by itself. */
  readonly sign: 1 | -1;
  /** True behind a negation in the same clause. */
  readonly isNegated: boolean;
  /** True where only the noun is denied: "without a source". */
  readonly isLacking: boolean;
  /** True where the word before it names the doer: "by", "pelo". */
  readonly isBehindBy: boolean;
  /** Clause of the sentence, from 0. */
  readonly clause: number;
  /** Place among the tokens of the sentence. */
  readonly position: number;
  /** The words in between that have no meaning of their own, folded: "of", "para". */
  readonly before: readonly string[];
}

export interface SentenceWords {
  readonly text: string;
  readonly language: WrittenLanguage;
  readonly words: readonly Word[];
  /** Clauses that say something with a hedge, and those that a hedge or the like keeps open. */
  readonly hedged: ReadonlySet<number>;
  /** Clauses of "suggests", and those that deny and except: "not without", "not before". */
  readonly suggested: ReadonlySet<number>;
  readonly doubled: ReadonlySet<number>;
  readonly isOpen: boolean;
  /** True when it denies anything. */
  readonly denies: boolean;
  /** All folded words, the little ones too. */
  readonly folded: readonly string[];
}

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}&]|['’.-](?=[\p{L}\p{N}]))*|[,;:()–—“”"«»?!]/gu;
const MARK = /^[,;:()–—“”"«»?!]$/;

/** Little words beyond the stop words: they tell nothing about the subject. */
const LITTLE = new Set(
  "about around nearly almost cerca quase mais-de has have had foram esta estao ja isso will would shall vai vao ira the its their whose using per cada also tambem only apenas even still yet ainda just so qual quais quem cujos cujas vem vinha vinham veio vieram come comes came coming one ones thing things coisa coisas tera terao teria teriam tinha tinham havia haviam houve era eram sido sendo estava estavam agora now already any anyone able teve tiveram".split(
    " ",
  ),
);

interface Span {
  readonly start: number;
  readonly end: number;
  readonly keys: readonly string[];
  readonly kind: "number" | "date";
  readonly unit: string;
}

/** The words of one sentence. */
export function readSentence(text: string, language: WrittenLanguage): SentenceWords {
  const even = evenText(text);
  const spans = spansOf(even, language);
  const tokens = [...even.matchAll(TOKEN)].map(({ 0: written, index }) => ({
    written,
    start: index,
    folded: foldText(written.replace(/['’]s$/, "")),
  }));
  const folded = tokens.map((token) => token.folded);
  const turns = createTurnReader(
    tokens.map(({ written }) => written),
    folded,
    language,
  );
  const words: Word[] = [];
  const used = new Set<Span>();
  let nextSpan = 0;
  let clause = 0;
  let before: string[] = [];
  const push = ({
    unit = "",
    ...word
  }: Omit<Word, "unit" | "isNegated" | "isLacking" | "isBehindBy" | "clause" | "before"> & {
    unit?: string;
  }) => {
    const last = words.at(-1);
    // "By the company itself", "pela própria empresa": what stands between belongs to the doer.
    const isLed = before.length === 0 && last?.isBehindBy === true && last.kind === "word" && !last.isActor;
    const isBehindBy = isLed || before.some((little) => BY_WORDS.has(little));
    words.push({ ...word, unit, ...turns.denial(), isBehindBy, clause, before });
    before = [];
  };
  for (let position = 0; position < tokens.length; position += 1) {
    const token = tokens[position];
    if (token === undefined) break;
    while ((spans[nextSpan]?.end ?? Number.POSITIVE_INFINITY) <= token.start) nextSpan += 1;
    const span = spans[nextSpan];
    if (span !== undefined && token.start >= span.start) {
      if (!used.has(span)) {
        used.add(span);
        for (const key of span.keys)
          push({
            written: even.slice(span.start, span.end),
            key,
            kind: span.kind,
            unit: span.unit,
            isActor: false,
            sign: 1,
            position,
          });
        // "Doubled" is a number and a rise.
        const rise = span.unit === "times" ? notionOf(token.folded) : null;
        if (rise?.key.startsWith("o") === true)
          push({
            written: token.written,
            key: rise.key,
            kind: "word",
            isActor: false,
            sign: rise.sign,
            unit: "",
            position,
          });
      }
      continue;
    }
    if (MARK.test(token.written) || isClauseWord(token.written, token.folded)) {
      clause += 1;
      turns.endClause();
      before.push(token.folded);
      continue;
    }
    const little = turns.read(position, clause);
    if (little > 0) {
      position += little - 1;
      continue;
    }
    const phrase = phraseAt(folded, position);
    if (phrase !== null) {
      const written = tokens
        .slice(position, position + phrase.length)
        .map((part) => part.written)
        .join(" ");
      const isOpposite = phrase.notion.key.startsWith("o");
      push({
        written,
        key: phrase.notion.key,
        kind: isOpposite ? "word" : "name",
        isActor: !isOpposite && /\p{Lu}/u.test(written),
        sign: phrase.notion.sign,
        position,
      });
      position += phrase.length - 1;
      continue;
    }
    const word = wordOf(token.written, token.folded, position === 0);
    if (word === null) before.push(token.folded);
    else if (folded[position - 1] === "pouco" && ABLE.test(token.folded))
      push({ ...word, sign: -1, position });
    else push({ ...word, position });
  }
  const { hedged, suggested, doubled } = turns;
  const denies = words.some(({ isNegated }) => isNegated);
  return { text, language, words, hedged, suggested, doubled, isOpen: turns.isOpen(), denies, folded };
}

/** "EU" is a name, and Portuguese "é" is no "e". */
function isClauseWord(written: string, folded: string): boolean {
  return CLAUSE_WORDS.has(folded) && acronymKey(written) === null && !/^[éÉ]$/.test(written);
}

function wordOf(
  written: string,
  folded: string,
  isFirst: boolean,
): Pick<Word, "written" | "key" | "kind" | "isActor" | "sign"> | null {
  const plain = written.replace(/['’]s$/, "");
  const lower = plain.toLowerCase();
  const hasCapital = /\p{Lu}/u.test(plain);
  const acronym = acronymKey(plain);
  if (acronym !== null) return { written, key: acronym, kind: "name", isActor: false, sign: 1 };
  // "country" is "pais" without its accent, which is "parents".
  if (lower === "país" || lower === "países")
    return { written, key: "country", kind: "word", isActor: true, sign: 1 };
  // "AI-generated", "K-12-style": what stands behind the short form is no name.
  const tail = /^[\p{Lu}\d]+-(\p{Ll}+)$/u.exec(plain)?.[1];
  if (tail !== undefined)
    return { written, key: stemOf(foldText(tail)), kind: "word", isActor: false, sign: 1 };
  const undone = notionOf(folded) === null ? UNDONE.exec(folded)?.[1] : undefined;
  if (undone !== undefined) {
    const key = notionOf(undone)?.key ?? stemOf(undone);
    return { written, key, kind: "word", isActor: false, sign: -1 };
  }
  const notion = notionOf(folded);
  const isOpposite = notion?.key.startsWith("o") === true;
  // "Todos na Escola": a capital inside a sentence makes a name of a little word that is not of English headlines.
  const isNamed = hasCapital && !isFirst && !HEADLINE_WORDS.has(lower) && folded.length > 3;
  if (!isNamed && isStopWord(lower) && !isOpposite) return null;
  if (LITTLE.has(folded) || folded.length < 2) return null;
  const place = placeOf(folded, hasCapital);
  if (place !== null) return { written, key: place.key, kind: "name", isActor: hasCapital, sign: 1 };
  const isName = hasCapital && !(isFirst && (isCommonWord(folded) || LONG_PLURAL.test(folded)));
  if (notion !== null) {
    return {
      written,
      key: notion.key,
      kind: isName ? "name" : "word",
      isActor: notion.isActor,
      sign: notion.sign,
    };
  }
  if (isName || /\p{L}.*\p{Lu}|\p{N}/u.test(plain)) {
    return { written, key: nameKey(plain), kind: "name", isActor: true, sign: 1 };
  }
  return { written, key: stemOf(folded), kind: "word", isActor: false, sign: 1 };
}

/** "Fisioterapeutas orientaram": a long word with an ending of many opens a sentence more often than a name does. */
const LONG_PLURAL = /^[a-z]{8,}[^s]s$/;

/** "Unanswered" denies "answered"; "uncovered" and "unveiled" deny nothing. */
const UNDONE =
  /^un(?!cover|veil|fold|lock|load|pack|ite|der)([a-z]{2,}(?:ed|able|ible|en)|told|paid|sold|read|known|seen)$/;

/** "Pouco confiável" denies as "unreliable" does. */
const ABLE = /(?<!prova)ve(?:l|is)$/;

/** A capital that opens a sentence makes no name of a word of the language. */
function isCommonWord(folded: string): boolean {
  return notionOf(folded) !== null || COMMON_WORDS.has(folded) || COMMON_ENDING.test(folded);
}

/** A name by its letters and digits: "GPT-4o" and "GPT 4o" are alike, and so are "K-12" and "K12". */
export function nameKey(name: string): string {
  return `= ${foldText(name.replace(/['’]s$/, "")).replace(/[^\p{L}\p{N}]/gu, "")}`;
}

/** True for a word that tells nothing by itself, given folded. */
export function isLittle(folded: string): boolean {
  return LITTLE.has(folded) || isStopWord(folded);
}

/** True for a little word of any language of the site, given in lower case. */
export function isStopWord(lower: string): boolean {
  return WRITTEN_LANGUAGES.some((language: WrittenLanguage) => STOP_WORDS[language].has(lower));
}

function spansOf(text: string, language: WrittenLanguage): Span[] {
  const dates = datesIn(text, true).map(
    ({ kind, number, start, end }): Span => ({
      start,
      end,
      keys: [`@${kind} ${number}`],
      kind: "date",
      unit: "",
    }),
  );
  const numbers = new Map<number, Span>();
  for (const { value, factor, start, end, kind } of numberFacts(text, language)) {
    if (dates.some((date) => start < date.end && end > date.start)) continue;
    const known = numbers.get(start);
    const key = `#${kind === "part" ? Math.round(value) : value * factor}`;
    numbers.set(start, {
      start,
      end,
      keys: [...new Set([...(known?.keys ?? []), key])],
      kind: "number",
      unit: kind,
    });
  }
  return [...dates, ...numbers.values()].sort((a, b) => a.start - b.start);
}
