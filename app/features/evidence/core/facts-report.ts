// Reports how well the answers about tools are supported, and which to check again first.
import type { Basis, Provenance } from "./evidence";
import { factProvenance } from "./tool-claims";
import { findAddress, QUESTIONS, type Question, type ToolEvidence } from "./tool-evidence";

/** Orders facts by doubt: a claim that may be wrong does more harm than a silence. */
const LEAST_SURE: readonly Basis[] = ["third-party", "tried", "official", "not-stated", "not-found"];

/** Counts facts by provenance, and those whose text is undated. */
export function countProvenances(standings: readonly Provenance[]) {
  const counts = { official: 0, tried: 0, "third-party": 0, "not-stated": 0, "not-found": 0 };
  for (const { basis } of standings) counts[basis] += 1;
  const undated = standings.filter(({ basis, month }) => basis !== "not-found" && month === null).length;
  return { counts, undated };
}

/** False only for a recent official text, whether it answers or is silent, and for a recent trial. */
export function asksForLook({ basis, month }: Provenance, isOld: (month: string) => boolean): boolean {
  return basis === "third-party" || basis === "not-found" || month === null || isOld(month);
}

/** Sorts the least sure first, then the oldest. */
export function byNeedOfLook(one: Provenance, other: Provenance): number {
  return LEAST_SURE.indexOf(one.basis) - LEAST_SURE.indexOf(other.basis) || byMonth(one, other);
}

/** Sorts the undated first, then the oldest. */
function byMonth(one: Provenance, other: Provenance): number {
  return (one.month ?? "").localeCompare(other.month ?? "");
}

interface ReportedFact extends Provenance {
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
  /** Facts to check again, most harmful to a class first if they are wrong. */
  readonly recheck: readonly ReportedFact[];
}

/** Ranks questions by the harm of a wrong answer: minors, then their data, then money. */
const URGENCY: readonly Question[] = [
  "minimumAge",
  "pupilLogin",
  "schoolAge",
  "guardianConsent",
  "trainsOnInputs",
  "trainsElsewhere",
  "educationOffer",
  "freePlan",
  "price",
  "availability",
  "answersIn",
  "menusIn",
  "noAccount",
];

/** Reports the provenance of the answers about tools, the oldest answers, and those to check again first. */
export function reportFacts(tools: readonly ToolEvidence[], isOld: (month: string) => boolean): FactsReport {
  const facts = tools.flatMap((tool) => QUESTIONS.flatMap((question) => reportedFact(tool, question)));
  return {
    coverage: QUESTIONS.map((question) => toCoverage(question, facts)),
    oldest: facts.filter(({ month }) => month !== null).sort(byMonth),
    recheck: facts.filter((fact) => asksForLook(fact, isOld)).sort(byUrgency),
  };
}

function reportedFact(tool: ToolEvidence, question: Question): ReportedFact[] {
  const fact = tool[question];
  if (fact === undefined) return [];
  return [{ tool: tool.id, question, ...factProvenance(fact), address: findAddress(fact) }];
}

function toCoverage(question: Question, facts: readonly ReportedFact[]) {
  return { question, ...countProvenances(facts.filter((fact) => fact.question === question)) };
}

/** Sorts by question, then by need of a check. */
function byUrgency(one: ReportedFact, other: ReportedFact): number {
  return URGENCY.indexOf(one.question) - URGENCY.indexOf(other.question) || byNeedOfLook(one, other);
}
