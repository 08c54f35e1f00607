// Whether the subject of a record is still there. One function decides what every surface says and leaves out.
import { toPath } from "~/addresses/addresses";
import type { Locale, Texts } from "~/addresses/languages";

/** States of a thing; a record without a status is live. */
export const STATUSES = ["moved", "renamed", "gone", "sold"] as const;
export type Status = (typeof STATUSES)[number];

export interface RecordStatus {
  readonly is: Status;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where no text says. */
  readonly since: string | null;
  /** Its former name: for something renamed. */
  readonly was?: string | undefined;
  /** Where it is now, what takes its place, or who bought it. With the id of a record, that record is listed instead. */
  readonly successor?: { readonly name: string; readonly id?: string | undefined } | undefined;
  /** Advice for a teacher. */
  readonly advice: Texts<string>;
}

/** Words for a status in one language: behind the name of the thing, and as a sentence with its date in words. */
export interface StatusWords {
  readonly behindTitle: (status: RecordStatus) => string;
  readonly sentence: (status: RecordStatus, date: string | null) => string;
}

/** A status as pages show it. */
export interface StatusView {
  readonly is: Status;
  readonly sentence: string;
  readonly advice: string;
  /** Its path is that of the record that takes its place. */
  readonly successor: { readonly name: string; readonly path: string | null } | null;
  readonly formerName: string | null;
  /** Nobody can begin with it any more: lists leave it out, nothing is offered of it, no button leads there. */
  readonly hasEnded: boolean;
}

/** The name by which every surface calls a thing: with what became of it. */
export function titleWithStatus(title: string, status: RecordStatus | undefined, words: StatusWords): string {
  return status === undefined ? title : `${title} (${words.behindTitle(status)})`;
}

/** Words of pages about a status; null for a live thing. Only what is gone, or is another record now, has ended. */
export function toStatusView(
  status: RecordStatus | undefined,
  { locale, date, words }: { locale: Locale; date: string | null; words: StatusWords },
): StatusView | null {
  if (status === undefined) return null;
  const { is, successor, was, advice } = status;
  return {
    is,
    sentence: words.sentence(status, date),
    advice: advice[locale],
    successor:
      successor === undefined
        ? null
        : {
            name: successor.name,
            path: successor.id === undefined ? null : toPath("resource", locale, { id: successor.id }),
          },
    formerName: was ?? null,
    hasEnded: is === "gone" || successor?.id !== undefined,
  };
}
