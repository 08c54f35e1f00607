import type { BookLabelsMessages } from "~/i18n/messages/book-labels";
import type { CompanionMessages } from "~/i18n/messages/companion";
import type { ListFields } from "~/lib/filterable-list";

/** The filters by class and time, which every list of lessons has. */
export function classFields(text: CompanionMessages["list"], labels: BookLabelsMessages): ListFields {
  return {
    stage: [text.stage, text.allStages, labels.stages],
    subject: [text.subject, text.allSubjects, labels.subjects],
    minutes: [text.minutes, text.anyMinutes, text.upToMinutes],
  };
}
