// A change as pages show it, in one language.

import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { CodeLink } from "~/features/book-resources/core/landing";
import { CHANGE_KINDS, type ChangeKind } from "./change";

export interface ShownChange {
  /** Also its anchor on the page of all changes. */
  readonly id: string;
  /** Its place on that page. */
  readonly path: string;
  readonly kind: ChangeKind;
  readonly subject: CodeLink | null;
  /** The changed field in words; null where `now` says so itself. */
  readonly field: string | null;
  /** Both in one. */
  readonly title: string;
  readonly was: string | null;
  readonly now: string;
  /** Both as a sentence. */
  readonly sentence: string;
  readonly since: string | null;
  readonly seenOn: string;
  readonly why: string | null;
  readonly source: {
    readonly name: string;
    readonly address: string | null;
    readonly month: string | null;
  } | null;
  /** Printed codes that rest on it, or whose lesson does, and their pages. */
  readonly codes: readonly PrintedCodeId[];
  readonly pages: readonly CodeLink[];
  readonly clauseCount: number;
}

/** A change as a lesson names it that rests on the changed fact: what changed, as a link, and since when. */
export interface LessonChange extends CodeLink {
  readonly date: string;
}

export interface ChangeMonth {
  /** "2026-11". */
  readonly month: string;
  readonly kinds: readonly { readonly kind: ChangeKind; readonly changes: readonly ShownChange[] }[];
}

/** Changes that come the newest first by the month in which they were seen, and in it by kind, what matters most first. */
export function groupChanges(changes: readonly ShownChange[]): readonly ChangeMonth[] {
  const months = new Set(changes.map(({ seenOn }) => seenOn.slice(0, "2026-11".length)));
  return [...months].map((month) => {
    const seen = changes.filter(({ seenOn }) => seenOn.startsWith(month));
    const kinds = CHANGE_KINDS.map((kind) => ({ kind, changes: seen.filter((one) => one.kind === kind) }));
    return { month, kinds: kinds.filter((group) => group.changes.length > 0) };
  });
}
