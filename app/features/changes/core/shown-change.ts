// A change as pages show it, in one language.
import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { CodeLink } from "~/features/book-resources/core/landing";
import { CHANGE_KINDS, type ChangeKind, type ChangeSource, toRank } from "./change";

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
  readonly source: (ChangeSource & { readonly name: string }) | null;
  /** Printed codes that rest on it, or whose lesson does. */
  readonly codes: readonly PrintedCodeId[];
  /** Their pages, and the school kit where clauses of it rest on it. */
  readonly uses: readonly CodeLink[];
}

/** Changes that come the newest first by the month in which they were seen, and in it by kind, what matters most first. */
export function groupChanges(changes: readonly ShownChange[]) {
  const months = new Set(changes.map(({ seenOn }) => seenOn.slice(0, "2026-11".length)));
  return [...months].map((month) => {
    const seen = changes.filter(({ seenOn }) => seenOn.startsWith(month));
    const kinds = CHANGE_KINDS.map((kind) => ({ kind, changes: seen.filter((one) => one.kind === kind) }));
    return { month, kinds: kinds.filter((group) => group.changes.length > 0) };
  });
}

/** The changes that matter most, at most `count`: by kind, then by how much rests on them, then as they come. */
export function mattersMost(changes: readonly ShownChange[], count: number): readonly ShownChange[] {
  return changes
    .toSorted((one, other) => toRank(one.kind) - toRank(other.kind) || other.uses.length - one.uses.length)
    .slice(0, count);
}
