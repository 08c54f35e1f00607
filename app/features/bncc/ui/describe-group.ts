import type { CodeView } from "~/features/bncc/core/checked-view";
import type { BnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { subjectName } from "./subject-name";

/** Stage, years and subject of a code in words. */
export function describeGroup(
  text: BnccCodesMessages,
  { stage, years, subject }: Pick<CodeView, "stage" | "years" | "subject">,
): string {
  return [text.stages[stage], text.years(stage, ...years), subjectName(text, stage, subject)].join(
    MIDDLE_DOT,
  );
}
