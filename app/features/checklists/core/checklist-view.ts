// The implementation checklist in one language, as a page receives it.
import type { Locale } from "~/addresses/languages";
import type { ChecklistGroup } from "./checklist";

export interface ChecklistGroupView {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly text: string; readonly hint: string }[];
}

/** The groups of a checklist in one language. */
export function toChecklistView(groups: readonly ChecklistGroup[], locale: Locale): ChecklistGroupView[] {
  return groups.map(({ id, title, items }) => ({
    id,
    title: title[locale],
    items: items.map((item) => ({ id: item.id, text: item.text[locale], hint: item.hint[locale] })),
  }));
}
