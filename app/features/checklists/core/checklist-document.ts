// The implementation checklist as a document to edit.
import type { Locale } from "~/addresses/languages";
import { type PrintableDocument, toSection } from "~/features/documents/core/printable-document";
import type { ChecklistGroupView } from "./checklist";

/** Under this name its file is found. */
export const CHECKLIST_DOCUMENT_ID = "implementation-checklist";

interface ChecklistText {
  readonly title: string;
  readonly intro: string;
  readonly groups: readonly ChecklistGroupView[];
}

/** Each step with its box, and why it is there. */
export function toChecklistDocument(
  { title, intro, groups }: ChecklistText,
  locale: Locale,
  footer: string,
): PrintableDocument {
  return {
    id: CHECKLIST_DOCUMENT_ID,
    locale,
    fileName: `ai-teacher-pro-${CHECKLIST_DOCUMENT_ID}`,
    title,
    intro,
    sections: groups.map(({ id, title: heading, items }) =>
      toSection(id, heading, [{ kind: "ticks", items: items.map(({ text, hint }) => `${text} ${hint}`) }]),
    ),
    footer,
  };
}
