// Until when the domain of the printed codes is paid, in words for its author. Without it every code of the book leads nowhere.

/** A line about the day given as YYYY-MM-DD, null where the author has not said; `count` is `countDomainDays`. */
export function describeDomain(paidUntil, now, count) {
  if (paidUntil === null)
    return "Until when is the domain of the printed codes paid? Set DOMAIN_PAID_UNTIL, and this warns 90 days before.";
  const { days, isNear } = count(paidUntil, now);
  const said =
    days < 0
      ? `The domain was paid until ${paidUntil}.`
      : `The domain is paid until ${paidUntil}, ${days} more days.`;
  return isNear ? `WARNING: ${said} Renew it: every printed code hangs on it.` : said;
}
