// Until when the domain of the printed codes is paid, in words for its author. Without it every code of the book leads nowhere.

const WARNED_DAYS = 90;
const DAY_MS = 86_400_000;

/** A line about the day given as YYYY-MM-DD, null where the author has not said; `now` is a date. */
export function describeDomain(paidUntil, now) {
  if (paidUntil === null)
    return "Until when is the domain of the printed codes paid? Set DOMAIN_PAID_UNTIL, and this warns 90 days before.";
  const days = Math.floor((Date.parse(`${paidUntil}T00:00:00Z`) - now.getTime()) / DAY_MS) + 1;
  if (days < 0)
    return `WARNING: the domain was paid until ${paidUntil}. Renew it today: every printed code hangs on it.`;
  if (days <= WARNED_DAYS)
    return `WARNING: the domain is paid until ${paidUntil}, ${days} more days. Renew it: every printed code hangs on it.`;
  return `The domain is paid until ${paidUntil}, ${days} more days.`;
}
