// Claims about a tool, shown by its card and read by filters. Nothing is claimed that no text says.

import { getWeakest, type Provenance } from "./evidence";
import {
  type Audience,
  type Fact,
  findAnswer,
  listOthers,
  type MinimumAge,
  type PupilAccess,
  type ToolEvidence,
  type ToolLanguages,
  type Training,
} from "./tool-evidence";

export interface EducationOffer {
  readonly audiences: readonly Audience[];
  /** Codes of ISO 3166; null where the text names none. */
  readonly countries: readonly string[] | "worldwide" | null;
}

export interface ToolClaims {
  /** In years, for an account of one's own. */
  readonly minimumAge: number | null;
  readonly pupils: PupilAccess | null;
  /** Whether a pupil of that age needs a guardian's permission. */
  readonly needsGuardian: boolean;
  readonly noAccount: "yes" | "pupils" | null;
  readonly training: Training | null;
  /** Whether it answers in the reader's language, and whether its menus are in it. */
  readonly answersIn: boolean | null;
  readonly menusIn: boolean | null;
  readonly free: boolean | null;
  readonly offer: EducationOffer | null;
  /** The maker's own text lets pupils in, and says how. */
  readonly pupilsMayUse: boolean;
  /** The age in years from which it does, 0 for any; null where no text of the maker names one. */
  readonly pupilsFrom: number | null;
  /** The maker's own text says that what is typed trains nothing. */
  readonly trainsNothing: boolean;
}

/**
 * The claims for readers of a language (BCP 47) in a country, or in the union whose code a text names; null stands for
 * readers anywhere.
 */
export function listClaims(evidence: ToolEvidence, country: string | null, language: string): ToolClaims {
  const minimumAge = ageIn(findAnswer(evidence.minimumAge), country);
  const pupils = findPupils(evidence, minimumAge);
  const mayUse = evidence.pupilLogin.basis === "official" && pupilsMayUse(pupils, minimumAge);
  const account = findAnswer(evidence.noAccount);
  const training = findAnswer(evidence.trainsOnInputs);
  return {
    minimumAge,
    pupils,
    needsGuardian: needsGuardian(evidence, minimumAge, pupils),
    noAccount: account === "no" ? null : account,
    training,
    answersIn: isInLanguage(findAnswer(evidence.answersIn), language),
    menusIn: isInLanguage(findAnswer(evidence.menusIn), language),
    free: freeIn(evidence, country),
    offer: offerIn(evidence, country),
    pupilsMayUse: mayUse,
    pupilsFrom: mayUse ? pupilsFrom(evidence, minimumAge, country) : null,
    trainsNothing: evidence.trainsOnInputs.basis === "official" && training === "no",
  };
}

/** The minimum age for readers in a country. */
function ageIn(age: MinimumAge | null, country: string | null): number | null {
  const there = country === null ? undefined : age?.places?.[country];
  return there ?? age?.from ?? null;
}

/** True where a text on the age disagrees with another. */
export function isAgeDisputed({ minimumAge }: ToolEvidence): boolean {
  return listOthers(minimumAge).length > 0;
}

/** The strictest text leads: an age of adults outdoes a guardian's permission, and a disputed one the school, too. */
function findPupils(evidence: ToolEvidence, age: number | null): PupilAccess | null {
  const pupils = findAnswer(evidence.pupilLogin);
  if (pupils === null || age === null || age < ADULT) return pupils;
  return pupils === "through-school" && !isAgeDisputed(evidence) ? pupils : "no";
}

/** Whether a language is among those of a tool; null where no text says. "pt" is every Portuguese, "pt-PT" is not Brazil's. */
function isInLanguage(languages: ToolLanguages | null, language: string): boolean | null {
  const isSame = (tag: string) =>
    tag === language || language.startsWith(`${tag}-`) || tag.startsWith(`${language}-`);
  if (languages === null) return null;
  if (languages.tags.some(isSame)) return true;
  return languages.only === true ? false : null;
}

/** Without an age a pupil may only come through the school: who may not be let in cannot be told otherwise. */
function pupilsMayUse(pupils: PupilAccess | null, minimumAge: number | null): boolean {
  if (pupils === "through-school") return true;
  return pupils !== null && pupils !== "no" && minimumAge !== null && minimumAge < ADULT;
}

/** The age of majority in most countries, in years. */
export const ADULT = 18;

/** The lowest of the ages for an account of one's own and for one of the school that the maker itself names. */
function pupilsFrom(evidence: ToolEvidence, own: number | null, country: string | null): number | null {
  const { minimumAge, schoolAge, termsHoldIn } = evidence;
  const isElsewhere = country !== null && termsHoldIn?.includes(country) === false;
  const ages = [
    minimumAge.basis === "official" && !isElsewhere ? own : null,
    schoolAge?.basis === "official" ? findAnswer(schoolAge) : null,
  ].filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}

function needsGuardian(evidence: ToolEvidence, age: number | null, pupils: PupilAccess | null): boolean {
  if (pupils === "with-guardian") return true;
  const consent = findAnswer(evidence.guardianConsent);
  if (consent?.by !== "guardian" || pupils === "no" || pupils === "through-school") return false;
  // Of a tool that names no age only the oldest pupils are sure to be meant.
  const youngest = age ?? (pupils === "yes" ? 0 : ADULT - 1);
  return (consent.below ?? ADULT) > youngest;
}

/** Claims a plan that is free in some countries alone only to readers there. */
function freeIn({ freePlan }: ToolEvidence, country: string | null): boolean | null {
  const plan = findAnswer(freePlan);
  if (plan?.countries === undefined) return plan?.free ?? null;
  return country !== null && plan.countries.includes(country) ? plan.free : null;
}

/** Readers of a country are not offered what that country cannot have. */
function offerIn({ educationOffer }: ToolEvidence, country: string | null): EducationOffer | null {
  const offer = findAnswer(educationOffer);
  if (offer === null || offer.audiences.length === 0) return null;
  const isElsewhere =
    country !== null && Array.isArray(offer.countries) && !offer.countries.includes(country);
  return isElsewhere ? null : offer;
}

/** The provenance of the least certain claim of a card. */
export function getProvenance(evidence: ToolEvidence, claims: ToolClaims): Provenance {
  const claimed: readonly (readonly [boolean, Fact<unknown>])[] = [
    [claims.pupils !== null, evidence.pupilLogin],
    [claims.minimumAge !== null && claims.pupils !== "through-school", evidence.minimumAge],
    [claims.pupils !== "with-guardian" && claims.needsGuardian, evidence.guardianConsent],
    [claims.noAccount !== null, evidence.noAccount],
    [claims.training !== null, evidence.trainsOnInputs],
    [claims.answersIn === true, evidence.answersIn],
    [claims.menusIn === true, evidence.menusIn],
    [claims.free === true, evidence.freePlan],
    [claims.offer !== null, evidence.educationOffer],
  ];
  return getWeakest(claimed.flatMap(([isClaimed, fact]) => (isClaimed ? [factProvenance(fact)] : [])));
}

/** The provenance of a fact. */
export function factProvenance(fact: Fact<unknown>): Provenance {
  const { basis, month } = fact;
  return basis === "official" ? { basis, kind: fact.kind, month } : { basis, month };
}
