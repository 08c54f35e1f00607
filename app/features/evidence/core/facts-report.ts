// How much of what the site says of tools is known, and what to read first.

import type { Basis, Standing } from "./evidence";
import { factStanding } from "./tool-claims";
import { QUESTIONS, type Question, type ToolEvidence } from "./tool-evidence";

interface ReportedFact extends Standing {
  readonly tool: string;
  readonly question: Question;
  readonly address: string | null;
}

export interface FactsReport {
  readonly coverage: readonly {
    readonly question: Question;
    readonly counts: Readonly<Record<Basis, number>>;
    readonly undated: number;
  }[];
  /** Dated facts, the oldest first. */
  readonly oldest: readonly ReportedFact[];
  /** What asks for another look, by what it would do to a class to be wrong. */
  readonly recheck: readonly ReportedFact[];
}

/** What does most harm where it is wrong comes first: minors, then their data, then money. */
const URGENCY: readonly Question[] = [
  "minimumAge",
  "pupilLogin",
  "guardianConsent",
  "trainsOnInputs",
  "trainsElsewhere",
  "educationOffer",
  "freePlan",
  "price",
  "availability",
  "portuguese",
  "noAccount",
];

export function reportFacts(tools: readonly ToolEvidence[], isOld: (month: string) => boolean): FactsReport {
  const facts = tools.flatMap((tool) => QUESTIONS.flatMap((question) => reportedFact(tool, question)));
  return {
    coverage: QUESTIONS.map((question) => coverageOf(question, facts)),
    oldest: facts.filter(({ month }) => month !== null).sort(byMonth),
    recheck: facts.filter((fact) => asksForLook(fact, isOld)).sort(byUrgency),
  };
}

function reportedFact(tool: ToolEvidence, question: Question): ReportedFact[] {
  const fact = tool[question];
  if (fact === undefined) return [];
  const address = fact.basis === "not-found" ? null : fact.address;
  return [{ tool: tool.id, question, ...factStanding(fact), address }];
}

function coverageOf(question: Question, facts: readonly ReportedFact[]) {
  const asked = facts.filter((fact) => fact.question === question);
  const count = (basis: Basis) => asked.filter((fact) => fact.basis === basis).length;
  return {
    question,
    counts: {
      official: count("official"),
      "third-party": count("third-party"),
      "not-stated": count("not-stated"),
      "not-found": count("not-found"),
    },
    undated: asked.filter(({ basis, month }) => basis !== "not-found" && month === null).length,
  };
}

/** Only what the maker says itself, and said lately, can be left alone. */
function asksForLook({ basis, month }: ReportedFact, isOld: (month: string) => boolean): boolean {
  return basis === "third-party" || basis === "not-found" || month === null || isOld(month);
}

function byMonth(one: ReportedFact, other: ReportedFact): number {
  return (one.month ?? "").localeCompare(other.month ?? "");
}

/** What is said without being sure does more harm than what is not said. */
const LEAST_SURE: readonly Basis[] = ["third-party", "official", "not-stated", "not-found"];

/** By question, then what is least sure, then what is oldest. */
function byUrgency(one: ReportedFact, other: ReportedFact): number {
  return (
    URGENCY.indexOf(one.question) - URGENCY.indexOf(other.question) ||
    LEAST_SURE.indexOf(one.basis) - LEAST_SURE.indexOf(other.basis) ||
    byMonth(one, other)
  );
}
