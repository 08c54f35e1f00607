// A clause, a warning and a question as content holds them.
import type { Texts } from "~/addresses/languages";
import type { Place } from "~/features/rules/core/place";
import type { Claims } from "./claims";
import type { Conditions, OptionOf, QuestionId } from "./kit-options";

export type Words = Texts<string>;

export const DOCUMENT_IDS = [
  "policy",
  "letter",
  "agreement",
  "scale",
  "inventory",
  "impact",
  "incident",
  "poster",
] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** The parts of the policy, in their order. */
export const PARTS = ["purpose", "pupils", "data", "marking", "tasks", "school"] as const;
export type Part = (typeof PARTS)[number];

/** Exactly one clause of a group stands in the kit of any school; one of `CLASS_GROUPS` where pupils are not all in early years. */
export const GROUPS = [
  "incident-leak",
  "incident-risk",
  "law",
  "letter-rights",
  "login",
  "marking",
  "phones",
  "poster-who",
] as const;
export const CLASS_GROUPS = ["assessment", "homework"] as const;
export type Group = (typeof GROUPS)[number] | (typeof CLASS_GROUPS)[number];

/** The stages whose classes share an agreement, and the readers of a letter. */
export type Band = "young" | "lower" | "upper" | "families" | "adults";

/** How much AI a task takes. */
export type Tone = "red" | "amber" | "green";

/** The grounds of a clause or a warning: its own reason, the ids of rules, or both. */
interface Grounds {
  readonly reason?: Words;
  readonly rules?: readonly string[];
}

export interface ClauseRecord extends Conditions, Grounds {
  readonly id: string;
  readonly document: DocumentId;
  /** In the policy alone. */
  readonly part?: Part;
  readonly group?: Group;
  /** In the agreement of these stages, or the letter to these readers; without it in each. */
  readonly band?: Band;
  readonly tone?: Tone;
  readonly text: Words;
  /** True where the text names its rules: they are listed whatever the stages of the school. */
  readonly namesRules?: true;
  /** The point for a lawyer to check; left out where nothing asks for one. */
  readonly legal?: Words;
  /** The places whose law that is about; left out where it may be any. */
  readonly legalAt?: readonly Place[];
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
