// Whether one sentence of a summary may stand: its source has what it names, says the same thing, and says it
// somewhere.
import type { WrittenLanguage } from "~/addresses/languages";
import { asksForAction, asksForSecrets, speaksToModels } from "~/features/news/core/rules/requests";
import { addressesIn } from "./addresses-in";
import { findReceipts, type Receipt } from "./find-receipts";
import { ungroundedFacts } from "./grounding";
import { isTranslated, isVerbatim, quotationsIn } from "./quotations";
import { readSentence, type SentenceWords } from "./sentence-words";
import type { SourceIndex } from "./source-index";
import { isHedgeDropped, isNegationTurned } from "./turned-clauses";
import { isWholeCut, turnOfCut } from "./turned-cuts";
import { areNumbersSwapped } from "./turned-numbers";
import { areRolesSwapped } from "./turned-roles";
import { isStrengthened } from "./turned-strength";
import { isSubjectMoved } from "./turned-subjects";

/** What is wrong with a sentence: the name of what was found, and the words it was found in. */
export interface Objection {
  readonly kind: "address" | "request" | "quotation" | "fact" | "turned" | "no-receipt";
  readonly written: string;
}

export interface SentenceVerdict {
  readonly sentence: string;
  readonly objections: readonly Objection[];
  /** Null for a sentence that rests on nothing. */
  readonly receipt: Receipt | null;
}

/**
 * What is wrong in itself or by its facts, whatever else the source says. A note for the class may ask for something.
 */
export function factObjections(
  text: string,
  language: WrittenLanguage,
  source: SourceIndex,
  isNote = false,
): Objection[] {
  const isRequest = isNote ? asksForSecrets(text) : asksForAction(text) || speaksToReader(text, source);
  return [
    ...addressesIn(text, source.written).map((written): Objection => ({ kind: "address", written })),
    ...(isRequest || speaksToModels(text) ? [{ kind: "request", written: firstWords(text) } as const] : []),
    ...quotationsIn(text)
      .filter((quotation) => !isVerbatim(quotation, source) && !isTranslated(quotation, language, source))
      .map(({ written }): Objection => ({ kind: "quotation", written })),
    ...ungroundedFacts(text, language, source, isNote).map(
      (written): Objection => ({ kind: "fact", written }),
    ),
  ];
}

const TO_READER = /\b(?:you|your|yours|voc[eê]s?)\b/iu;

/** "Sign the form so that your child can go": a summary speaks to its reader where its source does, or in a quotation. */
function speaksToReader(text: string, { written }: SourceIndex): boolean {
  return TO_READER.test(text) && !/[“”"«»]/.test(text) && !TO_READER.test(written);
}

/** Judges the sentences of a text one by one. */
export function checkSentences(
  sentences: readonly string[],
  language: WrittenLanguage,
  source: SourceIndex,
): SentenceVerdict[] {
  const read = sentences.map((sentence) => readSentence(sentence, language));
  const { receipts } = findReceipts(read, source);
  return read.map((words, index) => {
    const receipt = receipts[index] ?? null;
    const sentence = sentences[index] ?? "";
    const facts = factObjections(sentence, language, source);
    const turned = receipt === null ? null : turnOf(words, receipt, source);
    return {
      sentence,
      receipt,
      objections: [
        ...facts,
        ...(turned === null
          ? []
          : [{ kind: "turned", written: `${turned}: ${firstWords(sentence)}` } as const]),
        ...(receipt === null ? [{ kind: "no-receipt", written: firstWords(sentence) } as const] : []),
      ],
    };
  });
}

/** How a sentence turns what its receipts say; null when it does not, as far as we see. */
function turnOf(claim: SentenceWords, { places }: Receipt, source: SourceIndex): string | null {
  const sources = places.flatMap((place) => source.sentences[place] ?? []);
  if (isNegationTurned(claim, sources)) return "negation";
  if (isHedgeDropped(claim, sources)) return "hedge";
  if (isStrengthened(claim, sources)) return "strengthened";
  if (areRolesSwapped(claim, sources)) return "roles";
  if (areNumbersSwapped(claim, source)) return "numbers";
  if (!isWholeCut(claim, sources) && isSubjectMoved(claim, places, source)) return "subject";
  return turnOfCut(claim, sources);
}

const NAMED_WORDS = 8;

/** The beginning of a sentence, to name it by. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= NAMED_WORDS ? text : `${words.slice(0, NAMED_WORDS).join(" ")}…`;
}
