// The implementation checklist. Its ticks stay on the device.
import type { Locale, Texts } from "~/addresses/languages";
import { parseJson } from "~/lib/parse-json";

/** Local storage key of the ticks; the cookies page names it. */
export const CHECKLIST_STORAGE_KEY = "implementation-checklist";

export interface ChecklistItem {
  readonly id: string;
  readonly text: Texts<string>;
  /** One sentence: why it matters or how to do it. */
  readonly hint: Texts<string>;
}

export interface ChecklistGroup {
  readonly id: string;
  readonly title: Texts<string>;
  readonly items: readonly ChecklistItem[];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Whole per cent, rounded down so that 100 means all of it. */
  readonly percent: number;
}

/** The ids of all items in the order of the page. */
export function listItemIds(
  groups: readonly { readonly items: readonly { readonly id: string }[] }[],
): string[] {
  return groups.flatMap((group) => group.items.map((item) => item.id));
}

/**
 * The ticked ids in a stored value, in page order. A value that cannot be read counts as nothing ticked. Ids of items
 * that no longer exist are dropped, because a changed checklist must not break a device that remembers the old one.
 */
export function parseTicks(stored: string | null, itemIds: readonly string[]): string[] {
  const value = stored === null ? null : parseJson(stored);
  return Array.isArray(value) ? itemIds.filter((id) => value.includes(id)) : [];
}

/** How much of a list of items is ticked; ticks of other items do not count. */
export function toProgress(itemIds: readonly string[], ticks: readonly string[]): Progress {
  const done = itemIds.filter((id) => ticks.includes(id)).length;
  const total = itemIds.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done * 100) / total) };
}

// The implementation checklist in one language, as a page receives it.
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
