// Troubles of the site: each of a kind that the desk has words for.
import type { Locale } from "~/addresses/languages";
import type { deskMessages } from "~/i18n/messages/desk";
import { DAY_MS } from "~/lib/durations";

export type TroubleKind = keyof (typeof deskMessages)[Locale]["troubles"];

export interface Trouble {
  readonly kind: TroubleKind;
  /** Subject: a feed, a model, a code, a value, a number; empty where the kind says all. */
  readonly subject: string;
  /** ISO instant, where the thing itself tells; else null. */
  readonly since: string | null;
}

/** The name under which the database remembers since when something is off. */
export function troubleName({ kind, subject }: Trouble): string {
  // The number of waiting mails changes from hour to hour, and the trouble is the same one.
  return /^\d+$/.test(subject) ? kind : `${kind} ${subject}`.trim();
}

const DOMAIN_DAYS = 90;

/** Whole days until the domain of the printed codes has run out, and whether that calls for a renewal. */
export function countDomainDays(paidUntil: string, now: Date): { readonly days: number; isNear: boolean } {
  const days = Math.floor((Date.parse(paidUntil) - now.getTime()) / DAY_MS) + 1;
  return { days, isNear: days <= DOMAIN_DAYS };
}
