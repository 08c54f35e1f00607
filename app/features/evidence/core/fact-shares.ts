// Whose texts the facts about tools come from.
import { countProvenances } from "./facts-report";
import { factProvenance } from "./tool-claims";
import { QUESTIONS, type Question, type ToolEvidence } from "./tool-evidence";

/** Counts of tools; the three make up all of them. */
export interface FactShare {
  readonly question: Question;
  /** There is a text of the maker. */
  readonly official: number;
  /** There is somebody else's text, or our own trial. */
  readonly others: number;
  /** Nothing was found, or the text that was read is silent. */
  readonly unknown: number;
}

/** Counts the texts on each question over all tools, in the order of a tool's page. */
export function countFactShares(tools: readonly ToolEvidence[]): readonly FactShare[] {
  return QUESTIONS.map((question) => {
    const standings = tools.flatMap((tool) => {
      const fact = tool[question];
      return fact === undefined ? [] : [factProvenance(fact)];
    });
    const { counts } = countProvenances(standings);
    const others = counts["third-party"] + counts.tried;
    return { question, official: counts.official, others, unknown: tools.length - counts.official - others };
  });
}
