import type { CodeGroup } from "./code-list";
import { STAGES, type Stage } from "./skill-prefix";

/** The years and subjects of a stage. */
export interface StageChoices {
  readonly stage: Stage;
  readonly years: readonly number[];
  readonly subjects: readonly string[];
}

/** The choices of a reader who looks a code up; empty texts leave a choice open. */
export interface GroupFilter {
  readonly stage: string;
  readonly year: string;
  readonly subject: string;
}

type GroupPlace = Pick<CodeGroup, "stage" | "years" | "subject">;

/** The years and subjects of each stage. */
export function listChoices(groups: readonly GroupPlace[]): StageChoices[] {
  return STAGES.map((stage) => {
    const own = groups.filter((group) => group.stage === stage);
    const singles = own.flatMap(({ years: [first, last] }) => (first === last ? [first] : []));
    return {
      stage,
      years: [...new Set(singles)].sort((a, b) => a - b),
      subjects: [...new Set(own.map(({ subject }) => subject))].sort(),
    };
  });
}

/** True when a group belongs to what was chosen: a span of years belongs to each of its years. */
export function matchesGroup({ stage, years, subject }: GroupPlace, filter: GroupFilter): boolean {
  const year = Number(filter.year);
  return (
    (filter.stage === "" || filter.stage === stage) &&
    (filter.year === "" || (years[0] <= year && year <= years[1])) &&
    (filter.subject === "" || filter.subject === subject)
  );
}
