// Claims about a tool, shown by its card and read by filters. Nothing is claimed that no text says.

import { type Provenance, weakestOf } from "./evidence";
import {
  type Audience,
  answerOf,
  type Fact,
  type PupilAccess,
  type ToolEvidence,
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
  readonly portuguese: "interface" | "website" | null;
  readonly free: boolean | null;
  readonly offer: EducationOffer | null;
  /** The maker's own text lets pupils in, and says how. */
  readonly pupilsMayUse: boolean;
  /** The maker's own text says that what is typed trains nothing. */
  readonly trainsNothing: boolean;
}

/** The claims for readers in a country; null stands for readers anywhere. */
export function claimsOf(evidence: ToolEvidence, country: string | null): ToolClaims {
  const minimumAge = answerOf(evidence.minimumAge);
  const pupils = answerOf(evidence.pupilLogin);
  const account = answerOf(evidence.noAccount);
  const part = answerOf(evidence.portuguese);
  const training = answerOf(evidence.trainsOnInputs);
  return {
    minimumAge,
    pupils,
    needsGuardian: needsGuardian(evidence, minimumAge, pupils),
    noAccount: account === "no" ? null : account,
    training,
    portuguese: part === "no" ? null : part,
    free: freeIn(evidence, country),
    offer: offerIn(evidence, country),
    pupilsMayUse: evidence.pupilLogin.basis === "official" && pupilsMayUse(pupils, minimumAge),
    trainsNothing: evidence.trainsOnInputs.basis === "official" && training === "no",
  };
}

/** Without an age a pupil may only come through the school: who may not be let in cannot be told otherwise. */
function pupilsMayUse(pupils: PupilAccess | null, minimumAge: number | null): boolean {
  if (pupils === "through-school") return true;
  return pupils !== null && pupils !== "no" && minimumAge !== null && minimumAge < ADULT;
}

const ADULT = 18;

function needsGuardian(evidence: ToolEvidence, age: number | null, pupils: PupilAccess | null): boolean {
  if (pupils === "with-guardian") return true;
  const consent = answerOf(evidence.guardianConsent);
  return pupils === "yes" && consent?.by === "guardian" && (consent.below ?? ADULT) > (age ?? 0);
}

/** Claims a plan that is free in some countries alone only to readers there. */
function freeIn({ freePlan }: ToolEvidence, country: string | null): boolean | null {
  const plan = answerOf(freePlan);
  if (plan?.countries === undefined) return plan?.free ?? null;
  return country !== null && plan.countries.includes(country) ? plan.free : null;
}

/** Readers of a country are not offered what that country cannot have. */
function offerIn({ educationOffer }: ToolEvidence, country: string | null): EducationOffer | null {
  const offer = answerOf(educationOffer);
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
    [claims.pupils === "yes" && claims.needsGuardian, evidence.guardianConsent],
    [claims.noAccount !== null, evidence.noAccount],
    [claims.training !== null, evidence.trainsOnInputs],
    [claims.portuguese !== null, evidence.portuguese],
    [claims.free === true, evidence.freePlan],
    [claims.offer !== null, evidence.educationOffer],
  ];
  return weakestOf(claimed.flatMap(([isClaimed, fact]) => (isClaimed ? [factProvenance(fact)] : [])));
}

/** The provenance of a fact. */
export function factProvenance(fact: Fact<unknown>): Provenance {
  const { basis, month } = fact;
  return basis === "official" ? { basis, kind: fact.kind, month } : { basis, month };
}
