// Whether the subject of a record is still there.
import type { Texts } from "~/addresses/languages";

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

/** A status as pages show it, in one language. */
export interface StatusView {
  readonly sentence: string;
  readonly advice: string;
  /** The record that takes its place. */
  readonly successor: { readonly path: string; readonly title: string } | null;
  readonly formerName: string | null;
  /** Nobody can begin with it any more: lists leave it out, nothing is offered of it, no button leads there. */
  readonly hasEnded: boolean;
}
