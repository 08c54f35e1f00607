// A model answers in both languages, sentence by sentence. The one in the article's language is cut out of the article
// and checked against it; the other says the same, so it is checked against that one sentence: nothing may be there that
// is not in it, and what it denies, leaves open or counts has to be denied, left open and counted.
import type { WrittenLanguage } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";
import { areExchanged, changeOfCut } from "./changed-cuts";
import {
  checkSentences,
  factObjections,
  firstWords,
  type Objection,
  type SentenceVerdict,
} from "./check-sentence";
import { findReceipts } from "./find-receipts";
import { ungroundedFacts } from "./grounding";
import { NEGATING_PHRASES, NEGATORS } from "./lexicon/turn-words";
import { isLittle, readSentence, type SentenceWords } from "./sentence-words";
import { readSource, type SourceIndex, type SourceText, spellingOf } from "./source-index";
import { isHedgeDropped, isNegationTurned } from "./turned-clauses";
import { areLimitsTurned, isTenseTurned } from "./turned-limits";
import { areNumbersSwapped } from "./turned-numbers";
import { areRolesSwapped } from "./turned-roles";

/** So many words that its receipts do not have, and a sentence is no cut of them. */
const MOST_NEW = 1;

/** Judges sentences in the language of their source, which have to be cut out of it. */
export function checkCuts(sentences: readonly string[], source: SourceIndex): SentenceVerdict[] {
  return checkSentences(sentences, source.language, source).map((verdict) => {
    if (verdict.receipt === null) return verdict;
    const claim = readSentence(verdict.sentence, source.language);
    const from = verdict.receipt.places.flatMap((place) => source.sentences[place] ?? []);
    if (isReworded(claim, from, source)) return withoutReceipt(verdict);
    const change = changeOfCut(claim, from);
    return change === null ? verdict : withTurn(verdict, change);
  });
}

function isReworded(
  { folded, words }: SentenceWords,
  from: readonly SentenceWords[],
  source: SourceIndex,
): boolean {
  const spelt = new Set(from.flatMap((known) => known.folded));
  const meant = new Set(from.flatMap((known) => known.words.map(({ key }) => key)));
  const keys = new Map(words.map(({ position, key }) => [position, key]));
  const fresh = folded.filter(
    (text, position) =>
      /[\p{L}\p{N}]/u.test(text) &&
      !isLittle(text) &&
      !spelt.has(text) &&
      !meant.has(keys.get(position) ?? "") &&
      // Who is meant by "she" and "the firm" may be said by a name from elsewhere in the source.
      !source.spellings.has(spellingOf(text)),
  );
  return fresh.length > MOST_NEW;
}

/** Judges the translations of sentences that were judged before, each against its own. */
export function checkTranslations(
  sentences: readonly string[],
  language: WrittenLanguage,
  cuts: readonly SentenceVerdict[],
  article: SourceText,
  source: SourceIndex,
): SentenceVerdict[] {
  return sentences.map((sentence, index) => {
    const cut = cuts[index];
    const facts = factObjections(sentence, language, source);
    if (cut === undefined || cut.receipt === null || cut.objections.length > 0) {
      return withoutReceipt({ sentence, receipt: null, objections: facts });
    }
    const difference = differenceOf(sentence, language, cut.sentence, article);
    const turned: Objection[] =
      difference === null ? [] : [{ kind: "turned", written: `${difference}: ${firstWords(sentence)}` }];
    return { sentence, receipt: cut.receipt, objections: [...facts, ...turned] };
  });
}

function withTurn(verdict: SentenceVerdict, change: string): SentenceVerdict {
  const turned: Objection = { kind: "turned", written: `${change}: ${firstWords(verdict.sentence)}` };
  return { ...verdict, objections: [...verdict.objections, turned] };
}

function withoutReceipt({ sentence, objections }: SentenceVerdict): SentenceVerdict {
  const missing: Objection = { kind: "no-receipt", written: firstWords(sentence) };
  return { sentence, receipt: null, objections: [...objections, missing] };
}

/** What a translation has otherwise than the sentence that it translates; null when nothing, as far as we see. */
function differenceOf(
  translated: string,
  language: WrittenLanguage,
  original: string,
  article: SourceText,
): string | null {
  const source = readSource({ ...article, title: "", text: original });
  const claim = readSentence(translated, language);
  const [told] = source.sentences;
  if (told === undefined) return "nothing";
  if (newFacts(translated, language, source, article).length > 0) return "fact";
  if (findReceipts([claim], source).receipts[0] === null) return "words";
  if (isDeniedOnce(claim, told) || isNegationTurned(claim, [told])) return "negation";
  if (isHedgeDropped(claim, [told]) || isHedgeGone(claim, told)) return "hedge";
  if (isTenseTurned(claim, told)) return "tense";
  if (areRolesSwapped(claim, [told]) || areExchanged(claim, told)) return "roles";
  if (areLimitsTurned(claim, told)) return "limit";
  return areNumbersSwapped(claim, source) || areFiguresTurned(claim, told) ? "numbers" : null;
}

/** One of the two denies, and the other has no word that could: "unknown", "lack", the "stopped" of "stopped it". */
function isDeniedOnce(claim: SentenceWords, told: SentenceWords): boolean {
  if (claim.denies === told.denies) return false;
  const { doubled, folded, language, words } = claim.denies ? told : claim;
  const text = ` ${folded.join(" ")} `;
  return !(
    doubled.size > 0 ||
    folded.some((word) => NEGATORS[language].has(word)) ||
    NEGATING_PHRASES.some((phrase) => text.includes(` ${phrase} `)) ||
    words.some(({ sign }) => sign === -1)
  );
}

function isHedgeGone(claim: SentenceWords, told: SentenceWords): boolean {
  return told.hedged.size > 0 && claim.hedged.size === 0 && !claim.isOpen;
}

/** Two figures that stand in the other order. */
function areFiguresTurned(claim: SentenceWords, told: SentenceWords): boolean {
  const known = figuresOf(told);
  const shared = figuresOf(claim).filter((figure) => known.includes(figure));
  return shared.some((figure, index) =>
    shared.slice(index + 1).some((later) => known.indexOf(figure) > known.lastIndexOf(later)),
  );
}

function figuresOf({ words }: SentenceWords): string[] {
  return words.flatMap(({ kind, written }) => {
    const figure = kind === "number" ? /\d[\d.,]*/.exec(written)?.[0] : undefined;
    return figure === undefined ? [] : [figure.replace(/\D/g, "")];
  });
}

/**
 * Facts that only the translation has, without the names of what the original tells by one of their words: "the
 * alliance" is the one alliance that the article names.
 */
function newFacts(
  translated: string,
  language: WrittenLanguage,
  source: SourceIndex,
  article: SourceText,
): string[] {
  const facts = ungroundedFacts(translated, language, source);
  const meant = namesMeant(source, article).flatMap((name) => name.split(" "));
  return facts.filter((fact) => !meant.includes(fact));
}

const NAME = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+/gu;

/** Names of the article that hold a word which the original has without a capital, and are the only ones that do. */
function namesMeant({ small }: SourceIndex, { text }: SourceText): string[] {
  const names = [...new Set(text.match(NAME) ?? [])].map((name) => name.replace(/^(?:The|An?|Os?|As?) /, ""));
  const heads = new Map<string, Set<string>>();
  for (const name of names)
    for (const word of new Set(name.split(" ").map((part) => foldText(part.replace(/['’]s$/, "")))))
      heads.set(word, (heads.get(word) ?? new Set()).add(name));
  return [...heads].flatMap(([head, known]) => (known.size === 1 && small.has(head) ? [...known] : []));
}
