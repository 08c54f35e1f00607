// Who does what in a sentence, as far as the order of its words shows it: part of the check for turned statements.
import type { WrittenLanguage } from "~/addresses/languages";
import { notionOf } from "./lexicon/notions";
import { GIVING_VERBS, LOCATIVE_WORDS, QUOTING_VERBS, SPEECH_VERBS, STILL_VERBS } from "./lexicon/turn-words";
import { VERB_FORMS } from "./lexicon/verb-forms";
import type { SentenceWords, Word } from "./sentence-words";

/** People and bodies that stand together, such as "the union of teachers", are one. */
export interface Side {
  readonly keys: ReadonlySet<string>;
  /** Those of them that are written as names. */
  readonly names: ReadonlySet<string>;
  /** Places among the words of the sentence. */
  readonly first: number;
  readonly last: number;
  readonly clause: number;
  readonly isBehindBy: boolean;
  /** "in Recife", "at the university": where something is done, not who does it. */
  readonly isPlace: boolean;
}

/** It stands in every article, and adjectives stand before it in one language and behind it in the other. */
const SUBJECT_OF_ALL = "p artificial intelligence";

const JOINING = new Set("of the da do de dos das o a 's".split(" "));
const JOINING_PLACES = new Set("in at from em no na nos nas".split(" "));

/** How a verb is written that something is done to its subject by: "was built", "foi escrita". */
const PARTICIPLE =
  /(?:ed|en|[aei]d[oa]s?|built|made|led|run|sent|held|paid|bought|sold|told|taught|found|put|read|set|won|(?:feit|escrit|vist|abert|post|pag|gast|ganh|eleit|aceit|entreg|impress|dit)[oae]s?)$/;

/** True for "built" and "escrita", which something may be done by. */
export function isParticiple(written: string): boolean {
  return PARTICIPLE.test(written);
}

/** In Portuguese such a form alone says it, except behind "tem". */
const PORTUGUESE_PARTICIPLE =
  /(?:[ai]d[oa]s?|(?:feit|escrit|vist|abert|impress|dit)[oa]s?|(?:pag|gast|ganh|eleit|aceit)os?)$/;
const HAVING = new Set("tem ter tinha tinham havia haviam teria".split(" "));
const PASSIVES = new Set(
  "was were been be being is are foi foram sido ser sendo sera serao e sao esta estao era eram".split(" "),
);
/** "More", "before" and the like tell of no deed. */
const COMPARISONS =
  /^(?:more|mais|less|fewer|menos|before|antes|after|depois|após|above|acima|below|abaixo|first|primeir[oa]s?|últim[oa]s?)$/i;

const RELATIVES = new Set("which who that que".split(" "));

const QUOTING = /[:;“”"«»]/;
const SHARE_OR_MONEY = /[%$€£]|per ?cent|por cento|points?|pontos?/i;

/** Whether the subject of a verb does something, or it is done to it, with or without a doer behind "by". */
export function voiceOf(words: readonly Word[], at: number): "does" | "done by" | "done" {
  const verb = words[at];
  if (verb === undefined || !PARTICIPLE.test(verb.written)) return "does";
  const isDone = verb.before.some((little) => PASSIVES.has(little));
  const isBy = words.slice(at + 1, at + 4).some(
    ({ isBehindBy, clause, written, isActor, kind }) =>
      isBehindBy &&
      clause === verb.clause &&
      // "Rejected by nine votes", "fell by 4 percent": a number does nothing itself.
      (isActor || kind === "name" || (isDone && kind === "number")) &&
      !SHARE_OR_MONEY.test(written),
  );
  if (isBy) return "done by";
  if (isDone) return "done";
  const isAlone =
    PORTUGUESE_PARTICIPLE.test(verb.written) && !verb.before.some((little) => HAVING.has(little));
  return isAlone ? "done" : "does";
}

/**
 * The sides that may be the subject of a verb: those before it in its clause, or where it opens its clause, as behind
 * "which", those of the clauses before it.
 */
export function subjectsOf({ words }: SentenceWords, at: number): Side[] {
  const sides = sidesOf(words);
  if (voiceOf(words, at) === "done by")
    return sides.filter(({ first, isBehindBy }) => isBehindBy && first > at).slice(0, 1);
  if (voiceOf(words, at) === "done") return [];
  const clause = words[at]?.clause ?? 0;
  const isFirst = words[at - 1]?.clause !== clause;
  // "Built by a firm, it runs": only behind "which" the firm does.
  const isRelative = words[at]?.before.some((little) => RELATIVES.has(little)) === true;
  const found: Side[] = [];
  for (let near = clause; near >= 0; near -= 1) {
    const own = sides.filter(
      (side) => side.clause === near && side.last < at && ((near < clause && isRelative) || !side.isBehindBy),
    );
    found.push(...own);
    if (own.some(({ isPlace }) => !isPlace) || (near === clause && !isFirst)) break;
    // Who is quoted does not do what the quotation tells.
    if (words.find((word) => word.clause === near)?.before.some((mark) => QUOTING.test(mark)) === true) break;
  }
  return found.some(({ isPlace }) => !isPlace) ? found : [];
}

/** Read once for each sentence, and asked for with each of its words. */
const known = new WeakMap<readonly Word[], Side[]>();

/** The sides of a sentence in their order. */
export function sidesOf(words: readonly Word[]): readonly Side[] {
  const read = known.get(words) ?? readSides(words);
  known.set(words, read);
  return read;
}

function readSides(words: readonly Word[]): Side[] {
  const sides: (Side & { keys: Set<string>; names: Set<string>; last: number })[] = [];
  for (const [at, word] of words.entries()) {
    if (!(word.isActor || word.kind === "name") || word.key === SUBJECT_OF_ALL) continue;
    const open = sides.at(-1);
    const isJoined =
      open?.last === at - 1 &&
      word.before.every(
        (little) => JOINING.has(little) || (word.kind === "name" && JOINING_PLACES.has(little)),
      );
    if (open !== undefined && isJoined) {
      open.keys.add(word.key);
      if (isNamed(word)) open.names.add(word.key);
      open.last = at;
      continue;
    }
    sides.push({
      keys: new Set([word.key]),
      names: new Set(isNamed(word) ? [word.key] : []),
      first: at,
      last: at,
      clause: word.clause,
      isBehindBy: word.isBehindBy,
      isPlace: isLocative(word),
    });
  }
  return sides;
}

/** With a capital inside a sentence. */
function isNamed({ kind, position, key }: Word): boolean {
  return kind === "name" && (position > 0 || !key.startsWith("a"));
}

/** A word behind one of these is no verb. */
const LEADS_OF_NOUNS = new Set(
  "como ao aos the a an of its their this these with by from for o os um uma as do da dos das de seu sua com por pelo pela pelos pelas".split(
    " ",
  ),
);

let still: ReadonlySet<string> | null = null;
let giving: ReadonlySet<string> | null = null;
let speech: ReadonlySet<string> | null = null;
let quoting: ReadonlySet<string> | null = null;

function keysOf(verbs: string): ReadonlySet<string> {
  return new Set(verbs.split(" ").flatMap((verb) => notionOf(verb)?.key ?? []));
}

/** True for the key of a verb that tells who says something. */
export function isSpeech(key: string): boolean {
  speech ??= keysOf(SPEECH_VERBS);
  return speech.has(key);
}

/** True for the key of a verb whose subject stands behind it in quotations: "said the teacher". */
export function isQuoting(key: string): boolean {
  quoting ??= keysOf(QUOTING_VERBS);
  return quoting.has(key);
}

/** True for the key of a verb that is done to nobody, so that its two sides may stand in any order: "stay". */
export function isStill(key: string): boolean {
  still ??= keysOf(STILL_VERBS);
  return still.has(key);
}

/** "Recebe ajuda", "gets help": what is received is no deed of its own. */
function isGiven(words: readonly Word[], at: number): boolean {
  giving ??= keysOf(GIVING_VERBS);
  const [word, last] = [words[at], words[at - 1]];
  return word?.before.length === 0 && last?.clause === word.clause && giving.has(last.key);
}

/** True for a word that could tell of a deed, by what stands before it. */
export function mayBeVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.kind !== "word" || word.isActor || isLocative(word)) return false;
  const lead = word.before.at(-1);
  // Portuguese "a" leads infinitives, too.
  if (lead !== undefined && LEADS_OF_NOUNS.has(lead) && !(lead === "a" && /[aei]r$/.test(word.written)))
    return false;
  return !(lead === undefined && words[at - 1]?.kind === "number");
}

/** True for a word that tells of a deed by its form, too. */
export function isVerb(words: readonly Word[], at: number, language: WrittenLanguage): boolean {
  const word = words[at];
  if (word === undefined || !mayBeVerb(words, at) || isGiven(words, at)) return false;
  // "O papel é oferta de uma gráfica": behind "is" stands a noun or what is done.
  const isBehindCopula = word.before.some((little) => PASSIVES.has(little));
  if (isBehindCopula && !PARTICIPLE.test(word.written)) return false;
  return VERB_FORMS[language].test(word.written.toLowerCase()) && !COMPARISONS.test(word.written);
}

/** True for a word that says where, when or how long. */
export function isLocative({ before }: Word): boolean {
  return before.some((little) => LOCATIVE_WORDS.has(little));
}

/** True when two sides have a word in common. */
export function meets(one: Side | null, other: Side | null): boolean {
  return one !== null && other !== null && [...other.keys].some((key) => one.keys.has(key));
}
