// A change of a fact that the site shows: one record for tools, other records of the catalogue, and rules of law.
import type { Texts } from "~/addresses/languages";
import type { Question } from "~/features/evidence/core/tool-evidence";

/** Kinds of change by how much they matter to a teacher, which is their order on a page. */
export const CHANGE_KINDS = ["pupils", "law", "names", "features", "money"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Field of a record that changed: the answer to a question about tools, or one of these. "rule" is state or date of a rule. */
export const RECORD_FIELDS = ["name", "status", "maker", "features", "cost", "rule"] as const;
export type ChangeField = Question | (typeof RECORD_FIELDS)[number];

export const KIND_OF_FIELD: Readonly<Record<ChangeField, ChangeKind>> = {
  minimumAge: "pupils",
  guardianConsent: "pupils",
  pupilLogin: "pupils",
  schoolAge: "pupils",
  noAccount: "pupils",
  trainsOnInputs: "pupils",
  trainsElsewhere: "pupils",
  rule: "law",
  name: "names",
  status: "names",
  maker: "names",
  features: "features",
  answersIn: "features",
  menusIn: "features",
  availability: "features",
  freePlan: "money",
  price: "money",
  cost: "money",
  educationOffer: "money",
};

type Words = Texts<string>;

/** The text that says so. */
export interface ChangeSource {
  /** One name where all languages use the same. */
  readonly name: string | Words;
  readonly address: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD of the text; null where it bears none. */
  readonly month: string | null;
}

export interface Change {
  /** A rule of law, or else a record of the catalogue. */
  readonly about: "record" | "rule";
  /** Ids of what changed: one record, or the rules of one entry; none for the page of the rules as a whole. */
  readonly subjects: readonly string[];
  readonly field: ChangeField;
  /** Code of the country, for a price that holds in one alone. */
  readonly place?: string;
  /** Null where nothing stood there before. */
  readonly was: Words | null;
  readonly now: Words;
  /** YYYY, YYYY-MM or YYYY-MM-DD from which it holds, which may be to come; null where no text says. */
  readonly since: string | null;
  /** YYYY-MM-DD on which the site began to say so; one to come is shown from then on. Never changed: feeds know it. */
  readonly seenOn: string;
  /** The reason for the change, or what it means in class; null for a rule, whose own row says so. */
  readonly why: Words | null;
  /** Null for the page of the rules as a whole. */
  readonly source: ChangeSource | null;
  /** The new value of each subject, as the list of watched values has it; missing where they were there already. */
  readonly values?: readonly string[];
}

/** Name of a change for ever, on the site: it is also its anchor. */
export function changeId({ about, seenOn, subjects, field }: Change): string {
  return [about, seenOn, subjects[0] ?? "all", field].join("-");
}

/** The changes that are said on a day given as YYYY-MM-DD: one that is to be said later waits for its day. */
export function changesUpTo<Seen extends Pick<Change, "seenOn">>(changes: readonly Seen[], today: string) {
  return changes.filter(({ seenOn }) => seenOn <= today);
}

/** Place of a kind among all, what matters more to a teacher first. */
export function toRank(kind: ChangeKind): number {
  return CHANGE_KINDS.indexOf(kind);
}

/** The newest first of lines in the order in which they were written; of one day, what matters more first. */
export function newestFirst(changes: readonly Change[]): readonly Change[] {
  const toWeight = ({ field }: Change) => toRank(KIND_OF_FIELD[field]);
  return changes
    .toReversed()
    .sort((one, other) => other.seenOn.localeCompare(one.seenOn) || toWeight(one) - toWeight(other));
}
