import type { CodeView } from "~/features/bncc/core/checked-view";
import type { Stage } from "~/features/bncc/core/skill-prefix";
import type { BnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { MIDDLE_DOT } from "~/lib/middle-dot";

/** The name of a subject at a stage; its letters where it has none. */
export function subjectName(text: BnccCodesMessages, stage: Stage, subject: string): string {
  return text.subjects[stage + subject] ?? text.subjects[subject] ?? subject;
}

/** Stage, years and subject of a code in words. */
export function describeGroup(
  text: BnccCodesMessages,
  { stage, years, subject }: Pick<CodeView, "stage" | "years" | "subject">,
): string {
  return [text.stages[stage], text.years(stage, ...years), subjectName(text, stage, subject)].join(
    MIDDLE_DOT,
  );
}
