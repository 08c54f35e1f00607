import type { Stage } from "~/features/bncc/core/skill-prefix";
import type { BnccCodesMessages } from "~/i18n/messages/bncc-codes";

/** The name of a subject at a stage; its letters where it has none. */
export function subjectName(text: BnccCodesMessages, stage: Stage, subject: string): string {
  return text.subjects[stage + subject] ?? text.subjects[subject] ?? subject;
}
