// The table of a tool: question, answer and its evidence, in one language.

import type { Locale } from "~/addresses/languages";
import { keepPricesWhole } from "~/lib/whole-prices";
import type { Provenance } from "./evidence";
import { factProvenance } from "./tool-claims";
import {
  type Fact,
  findAnswer,
  listOthers,
  type OtherReading,
  QUESTIONS,
  type Question,
  type ToolEvidence,
} from "./tool-evidence";

/** Answer of another text. */
export interface ShownReading extends Provenance {
  readonly text: string;
  readonly document: string;
  readonly address: string;
}

export interface ShownFact extends Provenance {
  readonly question: Question;
  /** null where no text says anything. */
  readonly text: string | null;
  readonly note: string | null;
  readonly document: string | null;
  readonly address: string | null;
  /** The readers of the page live where it does not hold. */
  readonly isElsewhere: boolean;
  /** The readings that disagree with it. */
  readonly others: readonly ShownReading[];
}

/** Every question with its answer, for readers in a country; null stands for readers anywhere. */
export function shownFacts(
  evidence: ToolEvidence,
  locale: Locale,
  country: string | null,
): readonly ShownFact[] {
  return QUESTIONS.flatMap((question) => {
    const fact = evidence[question];
    return fact === undefined
      ? []
      : [shownFact(question, fact, locale, isElsewhere(evidence, question, country))];
  });
}

function shownFact(question: Question, fact: Fact<unknown>, locale: Locale, elsewhere: boolean): ShownFact {
  const others = listOthers(fact).map((other) => shownReading(other, locale));
  const shown = { question, ...factProvenance(fact), isElsewhere: elsewhere, others };
  if (fact.basis === "not-found") return { ...shown, text: null, note: null, document: null, address: null };
  const { document, address } = fact;
  const note = ("note" in fact && fact.note?.[locale]) || null;
  return {
    ...shown,
    text: "text" in fact ? keepPricesWhole(fact.text[locale]) : null,
    note: note === null ? null : keepPricesWhole(note),
    document: toName(document, locale),
    address,
  };
}

function shownReading(reading: OtherReading<unknown>, locale: Locale): ShownReading {
  const { text, document, address } = reading;
  return {
    ...factProvenance(reading),
    text: keepPricesWhole(text[locale]),
    document: toName(document, locale),
    address,
  };
}

function toName(document: OtherReading<unknown>["document"], locale: Locale): string {
  return typeof document === "string" ? document : document[locale];
}

function isElsewhere(evidence: ToolEvidence, question: Question, country: string | null): boolean {
  const countries = listCountries(evidence, question);
  return country !== null && Array.isArray(countries) && !countries.includes(country);
}

function listCountries(evidence: ToolEvidence, question: Question) {
  if (question === "freePlan") return findAnswer(evidence.freePlan)?.countries ?? null;
  if (question === "educationOffer") return findAnswer(evidence.educationOffer)?.countries ?? null;
  if (question === "minimumAge" || question === "guardianConsent")
    return listTermsCountries(evidence, question);
  return question === "availability" ? findAnswer(evidence.availability) : null;
}

/** Where the text that answers holds; where it is silent, it is silent everywhere. */
function listTermsCountries(evidence: ToolEvidence, question: "minimumAge" | "guardianConsent") {
  return findAnswer<unknown>(evidence[question]) === null ? null : (evidence.termsHoldIn ?? null);
}
