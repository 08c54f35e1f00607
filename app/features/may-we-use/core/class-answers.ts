// Answers of the texts about a tool to one class, question by question. Nothing fits that no official text says.
import { ADULT, isAgeDisputed, listClaims, type ToolClaims } from "~/features/evidence/core/tool-claims";
import {
  type Fact,
  findAnswer,
  type Question,
  type ToolEvidence,
} from "~/features/evidence/core/tool-evidence";
import { type ClassAsked, findCountry } from "./class-asked";

/** The questions of the sheet, in its order. */
export const CLASS_QUESTIONS = ["age", "consent", "login", "data", "cost", "language"] as const;
export type ClassQuestion = (typeof CLASS_QUESTIONS)[number];

/** From the best to the worst. */
export const VERDICTS = ["fits", "guardian", "not-known", "does-not-fit"] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * "country-age": a country may ask for a higher age. "elsewhere": the text holds in other countries. "switch-off": it
 * fits once training is switched off.
 */
export type Remark = "country-age" | "elsewhere" | "switch-off";

export interface ClassAnswer {
  readonly question: ClassQuestion;
  readonly verdict: Verdict;
  /** The questions about the tool whose answers it rests on, the telling one first. */
  readonly from: Grounds;
  readonly remark: Remark | null;
}

type Grounds = readonly [Question, ...Question[]];
type Judged = Omit<ClassAnswer, "question">;

/** All that the questions of one class are answered from. */
interface Case extends Pick<ClassAsked, "age" | "place" | "account"> {
  readonly evidence: ToolEvidence;
  readonly claims: ToolClaims;
  readonly isMinor: boolean;
  /** The account, or the way in without one, is the school's. */
  readonly isOfSchool: boolean;
  /** The age for an account of the school; null where no text of its own names one. */
  readonly schoolAge: number | null;
}

/** The worst of several verdicts. */
export function getWorst(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? "not-known";
}

/** The six answers for a class whose language is given as BCP 47. */
export function answersFor(
  evidence: ToolEvidence,
  { age, place, account }: Omit<ClassAsked, "tool">,
  language: string,
): readonly ClassAnswer[] {
  const claims = listClaims(evidence, findCountry(place), language);
  const isOfSchool =
    account === "school-account" || (account === "no-login" && claims.noAccount === "pupils");
  const schoolAge = evidence.schoolAge === undefined ? null : findAnswer(evidence.schoolAge);
  const asked = { age, place, account, evidence, claims, isMinor: age < ADULT, isOfSchool, schoolAge };
  return CLASS_QUESTIONS.map((question) => ({
    question,
    ...unlessElsewhere(JUDGES[question](asked), asked),
  }));
}

/** Terms that hold in other countries alone assure nothing. */
function unlessElsewhere(answer: Judged, { evidence: { termsHoldIn }, place }: Case): Judged {
  const [told] = answer.from;
  const isOfTerms = told === "minimumAge" || told === "guardianConsent";
  if (answer.verdict !== "fits" || !isOfTerms || termsHoldIn === undefined) return answer;
  return termsHoldIn.includes(findCountry(place) ?? "")
    ? answer
    : { ...answer, verdict: "not-known", remark: "elsewhere" };
}

const JUDGES: Readonly<Record<ClassQuestion, (asked: Case) => Judged>> = {
  age: judgeAge,
  consent: judgeConsent,
  login: judgeLogin,
  data: judgeData,
  cost: judgeCost,
  language: judgeLanguage,
};

function judged(verdict: Verdict, from: Grounds, remark: Remark | null = null): Judged {
  return { verdict, from, remark };
}

/** A text of another than the maker may warn, and never assures. */
function fitsBy(fact: Fact<unknown> | undefined, from: Grounds): Judged {
  return judged(fact?.basis === "official" ? "fits" : "not-known", from);
}

function judgeAge(asked: Case): Judged {
  const { age, evidence, claims, isOfSchool, schoolAge } = asked;
  if (isOfSchool && schoolAge !== null)
    return age < schoolAge
      ? judged("does-not-fit", ["schoolAge"])
      : fitsBy(evidence.schoolAge, ["schoolAge"]);
  const own = claims.minimumAge;
  if (own === null) return judged("not-known", ["minimumAge"]);
  if (age >= own)
    return findAnswer(evidence.minimumAge)?.orHigher === true && mayAskMore(asked)
      ? judged("not-known", ["minimumAge"], "country-age")
      : fitsBy(evidence.minimumAge, ["minimumAge"]);
  if (isOfSchool && claims.pupils === "through-school") return judged("not-known", ["minimumAge"]);
  return isCovered(asked)
    ? judged("guardian", ["minimumAge", "guardianConsent"])
    : judged("does-not-fit", ["minimumAge"]);
}

/** The highest age that a country of the European Union may ask for (GDPR, article 8). */
const EU_AGE = 16;

/** At a place like this a country may ask for a higher age, and which one asks how much is not known here. */
function mayAskMore({ age, place }: Case): boolean {
  return (place === "eu" && age < EU_AGE) || (place === "other" && age < ADULT);
}

/** The maker says that a guardian's permission opens an account below the age for one's own. */
function isCovered({ age, evidence: { guardianConsent, minimumAge }, isOfSchool }: Case): boolean {
  const consent = findAnswer(guardianConsent);
  if (isOfSchool || consent?.by !== "guardian" || consent.from === undefined) return false;
  const isOfMaker = guardianConsent.basis === "official" && minimumAge.basis === "official";
  return isOfMaker && age >= consent.from && age < (consent.below ?? ADULT);
}

function judgeConsent(asked: Case): Judged {
  const { age, evidence, claims, isMinor, isOfSchool, schoolAge } = asked;
  const fact = evidence.guardianConsent;
  const consent = findAnswer(fact);
  if (consent === null)
    return isMinor && claims.pupils === "with-guardian"
      ? judged("guardian", ["pupilLogin"])
      : judged("not-known", ["guardianConsent"]);
  const { by, below } = consent;
  if (by === "minors-excluded")
    return isMinor ? judged("does-not-fit", ["guardianConsent"]) : fitsBy(fact, ["guardianConsent"]);
  if (age >= (below ?? ADULT))
    return evidence.consentOrHigher === true && mayAskMore(asked)
      ? judged("not-known", ["guardianConsent"], "country-age")
      : fitsBy(fact, ["guardianConsent"]);
  if (by === "school")
    return isOfSchool ? fitsBy(fact, ["guardianConsent"]) : judged("not-known", ["guardianConsent"]);
  const own = consent.from ?? claims.minimumAge ?? 0;
  const suffices = isOfSchool && schoolAge !== null ? Math.min(own, schoolAge) : own;
  return age < suffices
    ? judged("does-not-fit", ["guardianConsent", "minimumAge"])
    : judged("guardian", ["guardianConsent"]);
}

function judgeLogin(asked: Case): Judged {
  const { account, evidence, claims, isMinor } = asked;
  if (isMinor && claims.pupils === "no")
    return judged("does-not-fit", isAgeDisputed(evidence) ? ["minimumAge", "pupilLogin"] : ["pupilLogin"]);
  if (account === "no-login") {
    if (findAnswer(evidence.noAccount) === "no") return judged("does-not-fit", ["noAccount"]);
    return claims.noAccount === null
      ? judged("not-known", ["noAccount"])
      : fitsBy(evidence.noAccount, ["noAccount"]);
  }
  const byAge = judgeAge(asked);
  if (byAge.verdict === "does-not-fit") return byAge;
  const isOfSchool = account === "school-account";
  if (isMinor && claims.pupils === "with-guardian" && (!isOfSchool || evidence.namesOrganisations === true))
    return judged("guardian", ["pupilLogin"]);
  return isOfSchool ? judgeSchoolLogin(asked) : judgeOwnLogin(asked);
}

function judgeSchoolLogin({ evidence, claims, schoolAge }: Case): Judged {
  if (claims.pupils === "through-school") return fitsBy(evidence.pupilLogin, ["pupilLogin"]);
  // That pupils may sign in says nothing of accounts of schools.
  return schoolAge === null ? judged("not-known", ["pupilLogin"]) : fitsBy(evidence.schoolAge, ["schoolAge"]);
}

function judgeOwnLogin(asked: Case): Judged {
  const { age, evidence, claims, isMinor, schoolAge } = asked;
  const isOfOwn = claims.pupils === "yes" && schoolAge === null;
  if (isMinor && isOfOwn) return fitsBy(evidence.pupilLogin, ["pupilLogin"]);
  if (isMinor && claims.pupils !== "through-school" && claims.pupils !== "yes")
    return judged("not-known", ["pupilLogin"]);
  // The text on pupils names the school's account, the one on the age says who may have one of their own.
  const own = claims.minimumAge;
  if (own === null) return judged("not-known", ["pupilLogin", "minimumAge"]);
  return age >= own ? fitsBy(evidence.minimumAge, ["minimumAge"]) : judged("guardian", ["guardianConsent"]);
}

function judgeData({ evidence, account, isMinor }: Case): Judged {
  const { trainsOnInputs, trainsElsewhere, trainsElsewhereFor } = evidence;
  const isOfSchool = account === "school-account";
  const isMeant = trainsElsewhereFor === "minors" ? isMinor && !isOfSchool : isOfSchool;
  const isElsewhere = isMeant && trainsElsewhere !== undefined;
  const fact = isElsewhere ? trainsElsewhere : trainsOnInputs;
  const from: Grounds = [isElsewhere ? "trainsElsewhere" : "trainsOnInputs"];
  const training = findAnswer(fact);
  if (training === "no") return fitsBy(fact, from);
  // A text about one's own account says nothing of the school's.
  if (training === null || (isOfSchool && !isElsewhere)) return judged("not-known", from);
  return judged("does-not-fit", from, training === "unless-switched-off" ? "switch-off" : null);
}

function judgeCost({ evidence, claims, account, place }: Case): Judged {
  const isOffered = findAnswer(evidence.educationOffer)?.countries === "worldwide";
  if (account === "school-account" && evidence.freeForSchools === true && isOffered)
    return fitsBy(evidence.educationOffer, ["educationOffer"]);
  // The free plan is that of one's own account; what a school pays is another matter, but for what schools alone open.
  if (account === "school-account" && claims.pupils !== "through-school")
    return judged("not-known", ["educationOffer", "freePlan"]);
  if (isElsewhere(evidence, findCountry(place))) return judged("does-not-fit", ["freePlan"]);
  if (claims.free === true) return fitsBy(evidence.freePlan, ["freePlan"]);
  return claims.free === false
    ? judged("does-not-fit", ["freePlan", "price"])
    : judged("not-known", ["freePlan", "price"]);
}

/** The free plan is offered in other countries alone. A text that names members of the union leaves the union open. */
function isElsewhere({ freePlan }: ToolEvidence, country: string | null): boolean {
  const countries = findAnswer(freePlan)?.countries;
  return countries !== undefined && country !== null && country !== "EU" && !countries.includes(country);
}

function judgeLanguage({ evidence, claims }: Case): Judged {
  const { answersIn, menusIn } = claims;
  if (answersIn === false) return judged("does-not-fit", ["answersIn"]);
  if (menusIn === false) return judged("does-not-fit", ["menusIn", "answersIn"]);
  const from = ["answersIn", "menusIn"] as const;
  return answersIn === true ? fitsBy(evidence.answersIn, from) : judged("not-known", from);
}
