// A clause, a warning and a question as content holds them.
import type { Locale } from "~/addresses/languages";
import type { Conditions, Country, OptionOf, QuestionId } from "./kit-options";

export type Words = Readonly<Record<Locale, string>>;

export const DOCUMENT_IDS = [
  "policy",
  "letter",
  "agreement",
  "scale",
  "inventory",
  "incident",
  "poster",
] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** The parts of the policy, in their order. */
export const PARTS = ["purpose", "pupils", "data", "marking", "tasks", "school"] as const;
export type Part = (typeof PARTS)[number];

/** Exactly one clause of a group stands in the kit of any school. */
export const GROUPS = [
  "assessment",
  "homework",
  "incident-leak",
  "law",
  "letter-open",
  "letter-rights",
  "login",
  "marking",
  "phones",
  "poster-who",
] as const;
export type Group = (typeof GROUPS)[number];

export const REASON_IDS = [
  "own-thinking",
  "process-evidence",
  "least-data",
  "equity",
  "clarity",
  "shared-norms",
  "trust",
  "development",
  "guided-autonomy",
  "feedback-relationship",
  "accountability",
  "detectors",
] as const;
export type ReasonId = (typeof REASON_IDS)[number];

/** Stages whose classes share an agreement. */
export type AgreementBand = "young" | "lower" | "upper";

/** How much AI a task takes. */
export type Tone = "red" | "amber" | "green";

/** Claims of a clause by topic. Two clauses that claim different things of one topic contradict each other. */
export interface Claims {
  readonly pupilsMeetAi?: "yes" | "no";
  readonly pupilsOperateAi?: "yes" | "no";
  readonly youngChildren?: "adult-operates";
  readonly accounts?: "none" | "school" | "own";
  readonly namedData?: "contracted";
  readonly pupilsWork?: "where-allowed" | "stays-out";
  readonly country?: "br" | "uk" | "other";
  readonly decides?: "person";
  readonly multipleChoice?: "teacher" | "tool-checked";
  readonly openAnswers?: "teacher";
  readonly homework?: "none" | "by-task" | "declared";
  readonly assessed?: "none" | "by-task" | "process";
  readonly phones?: "away" | "for-tasks";
}

/** The grounds of a clause or a warning. */
interface Grounds {
  readonly reasons: readonly ReasonId[];
  /** Ids of rules. */
  readonly rules: readonly string[];
}

export interface ClauseRecord extends Conditions, Grounds {
  readonly id: string;
  readonly document: DocumentId;
  /** In the policy alone. */
  readonly part?: Part;
  readonly group?: Group;
  /** In the agreement of these stages alone; without it in each. */
  readonly band?: AgreementBand;
  readonly tone?: Tone;
  readonly text: Words;
  /** The point for a lawyer to check; left out where nothing asks for one. */
  readonly legal?: Words;
  /** The countries whose law that is about; left out where it may be any. */
  readonly legalIn?: readonly Country[];
  readonly says?: Claims;
}

export interface WarningRecord extends Conditions, Grounds {
  readonly id: string;
  readonly text: Words;
}

export interface OptionRecord {
  readonly label: Words;
  /** How the answer reads inside a clause. */
  readonly inSentence?: Words;
}

export type QuestionRecords = {
  readonly [Q in QuestionId]: {
    readonly label: Words;
    readonly options: Readonly<Record<OptionOf<Q>, OptionRecord>>;
  };
};

/** Clauses that claim something else of a topic than an earlier one does, with the topic. */
export function contradictionsIn(clauses: readonly ClauseRecord[]): string[] {
  const found: string[] = [];
  const claimed = new Map<string, { readonly id: string; readonly claim: string }>();
  for (const { id, says } of clauses) {
    if (says === undefined) continue;
    for (const [topic, claim] of Object.entries(says)) {
      const earlier = claimed.get(topic);
      if (earlier === undefined) claimed.set(topic, { id, claim });
      else if (earlier.claim !== claim) found.push(`${earlier.id} and ${id}: ${topic}`);
    }
  }
  return found;
}
