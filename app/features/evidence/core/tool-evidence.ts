// Evidence about a tool: an answer to each question that a class asks, with the text behind it.

import type { Locale } from "~/addresses/languages";
import type { OfficialKind } from "./evidence";

/** The questions of every tool, in the order of the page. */
export const QUESTIONS = [
  "minimumAge",
  "guardianConsent",
  "pupilLogin",
  "noAccount",
  "trainsOnInputs",
  "trainsElsewhere",
  "portuguese",
  "freePlan",
  "price",
  "educationOffer",
  "availability",
] as const;
export type Question = (typeof QUESTIONS)[number];

export const AUDIENCES = ["teacher", "school", "student", "university"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const PUPIL_ACCESS = ["yes", "with-guardian", "through-school", "no"] as const;
export type PupilAccess = (typeof PUPIL_ACCESS)[number];

export const CONSENT_BY = ["guardian", "school", "minors-excluded"] as const;
export const ACCOUNT_FREE = ["yes", "pupils", "no"] as const;
export const TRAINING = ["no", "unless-switched-off", "yes"] as const;
export type Training = (typeof TRAINING)[number];
export const PORTUGUESE_PARTS = ["interface", "website", "no"] as const;
export const BILLING = ["month", "month-billed-yearly", "year"] as const;

type Words = Readonly<Record<Locale, string>>;

/** A text that was read. */
interface Read {
  /** Its name; one for all languages where it has one. */
  readonly document: string | Words;
  readonly address: string;
  /** Month of the text; null where it bears none. */
  readonly month: string | null;
}

interface Said<Value> {
  /** Read by filters and badges; null where the words of the text fit no value. */
  readonly value: Value | null;
  readonly text: Words;
  /** A caution for teachers who would rely on it. */
  readonly note?: Words | undefined;
}

/** An answer has no value without a text that says so. */
export type Fact<Value> =
  | (Read & Said<Value> & { readonly basis: "official"; readonly kind: OfficialKind })
  | (Read & Said<Value> & { readonly basis: "third-party" })
  | (Read & { readonly basis: "not-stated" })
  | { readonly basis: "not-found"; readonly month: null };

/** Nothing was found to read. */
export const NOT_FOUND = { basis: "not-found", month: null } as const satisfies Fact<never>;

/** Codes of ISO 3166. */
type Countries = readonly string[];

export interface PlanPrice {
  readonly currency: "USD" | "BRL";
  readonly amount: number;
  readonly per: (typeof BILLING)[number];
}

export interface ToolEvidence {
  /** Id of the tool. */
  readonly id: string;
  /** For an account of one's own, in years. */
  readonly minimumAge: Fact<number>;
  readonly guardianConsent: Fact<{
    readonly by: (typeof CONSENT_BY)[number];
    /** Age below which consent is needed. */
    readonly below: number | null;
  }>;
  readonly pupilLogin: Fact<PupilAccess>;
  readonly noAccount: Fact<(typeof ACCOUNT_FREE)[number]>;
  /** With an account of one's own, as it is at first. */
  readonly trainsOnInputs: Fact<Training>;
  /** With the accounts of schools, or others that another text rules. */
  readonly trainsElsewhere?: Fact<Training> | undefined;
  readonly portuguese: Fact<(typeof PORTUGUESE_PARTS)[number]>;
  readonly freePlan: Fact<{
    readonly free: boolean | null;
    /** Countries in which the plan is offered; missing where it is for everybody. */
    readonly countries?: Countries | undefined;
  }>;
  /** The least that a paid plan costs. */
  readonly price: Fact<PlanPrice>;
  /** The same for readers in a country with a price of its own. */
  readonly priceIn?: Readonly<Partial<Record<string, Fact<PlanPrice>>>> | undefined;
  /** Nobody among the audiences means that it is for others than schools. Null for countries: the text names none. */
  readonly educationOffer: Fact<{
    readonly audiences: readonly Audience[];
    readonly countries: Countries | "worldwide" | null;
  }>;
  /** Countries that the text names as served. */
  readonly availability: Fact<Countries>;
}

/** The value that a text gives; null where no text does. */
export function answerOf<Value>(fact: Fact<Value>): Value | null {
  return "value" in fact ? fact.value : null;
}

/** The address of the text behind a fact; null where nothing was found to read. */
export function addressOf(fact: Fact<unknown>): string | null {
  return fact.basis === "not-found" ? null : fact.address;
}

/** The evidence with the price that readers in a country pay; null stands for readers anywhere. */
export function forReadersIn(evidence: ToolEvidence, country: string | null): ToolEvidence {
  const price = country === null ? undefined : evidence.priceIn?.[country];
  return price === undefined ? evidence : { ...evidence, price };
}

/** Evidence of a tool that nobody has looked into. */
export function nothingKnownOf(id: string): ToolEvidence {
  return {
    id,
    minimumAge: NOT_FOUND,
    guardianConsent: NOT_FOUND,
    pupilLogin: NOT_FOUND,
    noAccount: NOT_FOUND,
    trainsOnInputs: NOT_FOUND,
    portuguese: NOT_FOUND,
    freePlan: NOT_FOUND,
    price: NOT_FOUND,
    educationOffer: NOT_FOUND,
    availability: NOT_FOUND,
  };
}
