// A change as pages show it, in one language.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { CodeLink } from "~/features/book-resources/core/landing";
import { CHANGE_KINDS, type Change, changeId, KIND_OF_FIELD, toRank } from "./change";

interface ChangeContext {
  readonly subject: CodeLink | null;
  /** The changed field in words; null where `now` says so itself. */
  readonly field: string | null;
  /** Both values as a sentence. */
  readonly sentence: string;
  /** Printed codes that rest on it, or whose lesson does. */
  readonly codes: readonly PrintedCodeId[];
  /** Their pages, and the school kit where clauses of it rest on it. */
  readonly uses: readonly CodeLink[];
}

/** A change in one language, with its place on the page of all changes, where its id is its anchor. */
export function changeIn(change: Change, locale: Locale, context: ChangeContext) {
  const { was, now, since, seenOn, why, source } = change;
  const id = changeId(change);
  return {
    ...context,
    id,
    path: `${toPath("changes", locale)}#${id}`,
    kind: KIND_OF_FIELD[change.field],
    title: [context.subject?.title, context.field].filter((part) => part != null).join(": "),
    was: was?.[locale] ?? null,
    now: now[locale],
    since,
    seenOn,
    why: why?.[locale] ?? null,
    source: source && {
      ...source,
      name: typeof source.name === "string" ? source.name : source.name[locale],
    },
  };
}

export type ShownChange = Readonly<ReturnType<typeof changeIn>>;

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
