// Evidence about a tool: an answer to each question that a class asks, with the text behind it.

import type { Texts } from "~/addresses/languages";
import type { OfficialKind } from "./evidence";

/** The questions of every tool, in the order of the page. */
export const QUESTIONS = [
  "minimumAge",
  "guardianConsent",
  "pupilLogin",
  "schoolAge",
  "noAccount",
  "trainsOnInputs",
  "trainsElsewhere",
  "answersIn",
  "menusIn",
  "freePlan",
  "price",
  "educationOffer",
  "availability",
] as const;
export type Question = (typeof QUESTIONS)[number];

export const AUDIENCES = ["teacher", "school", "student", "university"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** From the laxest to the strictest. */
export const PUPIL_ACCESS = ["yes", "with-guardian", "through-school", "no"] as const;
export type PupilAccess = (typeof PUPIL_ACCESS)[number];

export const CONSENT_BY = ["guardian", "school", "minors-excluded"] as const;
export const ACCOUNT_FREE = ["yes", "pupils", "no"] as const;
/** From the least to the most that is taken. */
export const TRAINING = ["no", "unless-switched-off", "yes"] as const;
export type Training = (typeof TRAINING)[number];
export const BILLING = ["month", "month-billed-yearly", "year"] as const;

type Words = Texts<string>;

/** A text that was read. */
interface Read {
  /** Its name; one for all languages where it has one. */
  readonly document: string | Words;
  readonly address: string;
  /** Month of the text; null where it bears none. */
  readonly month: string | null;
}

/** Who says so. Only a trial of our own always has a month, and names where it was made. */
type Told =
  | (Read & { readonly basis: "official"; readonly kind: OfficialKind })
  | (Read & { readonly basis: "third-party" })
  | (Read & { readonly basis: "tried"; readonly month: string });

/** Another text, or another passage of the same one, that says otherwise. */
export type OtherReading<Value> = Told & { readonly value: Value | null; readonly text: Words };

interface Said<Value> {
  /** Read by filters and badges; null where the words of the text fit no value. */
  readonly value: Value | null;
  readonly text: Words;
  /** Stands in the table alone: too uncertain for a headline, a badge or a filter. */
  readonly weak?: true | undefined;
  /** Readings that disagree; the strictest is the fact itself, and these are shown beside it. */
  readonly others?: readonly OtherReading<Value>[] | undefined;
  /** A caution for teachers who would rely on it. */
  readonly note?: Words | undefined;
}

/** An answer has no value without a text that says so. */
export type Fact<Value> =
  | (Told & Said<Value>)
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

/** The age for an account of one's own, in years. */
export interface MinimumAge {
  readonly from: number;
  /** True where the text says that a country may ask for more. */
  readonly orHigher?: true | undefined;
  /** The age where the text names another: by code of ISO 3166, or "EU". */
  readonly places?: Readonly<Partial<Record<string, number>>> | undefined;
}

/** Languages as BCP 47 tags, "pt" for every Portuguese. */
export interface ToolLanguages {
  readonly tags: readonly string[];
  /** True where the text says that there are no others. */
  readonly only?: true | undefined;
}

export interface ToolEvidence {
  /** Id of the tool. */
  readonly id: string;
  /** Countries in which alone the terms on age and permission hold, by their own words; "EU" is one. Missing: anywhere. */
  readonly termsHoldIn?: Countries | undefined;
  readonly minimumAge: Fact<MinimumAge>;
  readonly guardianConsent: Fact<{
    readonly by: (typeof CONSENT_BY)[number];
    /** Age below which consent is needed. */
    readonly below: number | null;
    /** Age from which it suffices, 0 for any; missing where it is the minimum age. */
    readonly from?: number | undefined;
  }>;
  /** True where a country may set the age below which it is needed higher. */
  readonly consentOrHigher?: true | undefined;
  /** Whether a pupil may sign in. */
  readonly pupilLogin: Fact<PupilAccess>;
  /** True where that text speaks of the accounts of schools or organisations, too. */
  readonly namesOrganisations?: true | undefined;
  /** Age for an account of the school, in years; 0 for any. Missing where no text of its own is known. */
  readonly schoolAge?: Fact<number> | undefined;
  readonly noAccount: Fact<(typeof ACCOUNT_FREE)[number]>;
  /** With an account of one's own, as it is at first. */
  readonly trainsOnInputs: Fact<Training>;
  /** With the accounts of schools, or others that another text rules. */
  readonly trainsElsewhere?: Fact<Training> | undefined;
  /** Missing where those are accounts of schools or organisations; "minors": accounts of pupils' own below 18. */
  readonly trainsElsewhereFor?: "minors" | undefined;
  /** Languages in which it answers, or makes what it makes. */
  readonly answersIn: Fact<ToolLanguages>;
  /** Languages of its own menus; those of its website alone are none. */
  readonly menusIn: Fact<ToolLanguages>;
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
  /** True where that text says that schools pay nothing. */
  readonly freeForSchools?: true | undefined;
  /** Countries that the text names as served. */
  readonly availability: Fact<Countries>;
}

/** The value that a text gives; null where no text does, or one too weak to rely on. */
export function findAnswer<Value>(fact: Fact<Value>): Value | null {
  return "value" in fact && fact.weak !== true ? fact.value : null;
}

/** The readings that disagree with a fact; none where nothing does. */
export function listOthers<Value>(fact: Fact<Value>): readonly OtherReading<Value>[] {
  return ("others" in fact && fact.others) || [];
}

/** The address of the text behind a fact; null where nothing was found to read. */
export function findAddress(fact: Fact<unknown>): string | null {
  return fact.basis === "not-found" ? null : fact.address;
}

/** The evidence with the price that readers in a country pay; null stands for readers anywhere. */
export function forReadersIn(evidence: ToolEvidence, country: string | null): ToolEvidence {
  const price = country === null ? undefined : evidence.priceIn?.[country];
  return price === undefined ? evidence : { ...evidence, price };
}

/** Evidence of a tool that nobody has looked into. */
export function toUnknownEvidence(id: string): ToolEvidence {
  return {
    id,
    minimumAge: NOT_FOUND,
    guardianConsent: NOT_FOUND,
    pupilLogin: NOT_FOUND,
    noAccount: NOT_FOUND,
    trainsOnInputs: NOT_FOUND,
    answersIn: NOT_FOUND,
    menusIn: NOT_FOUND,
    freePlan: NOT_FOUND,
    price: NOT_FOUND,
    educationOffer: NOT_FOUND,
    availability: NOT_FOUND,
  };
}
