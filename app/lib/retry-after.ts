// RFC 9110, 10.2.3: Retry-After is a number of seconds or a date.

/**
 * Whole seconds from `now` (epoch milliseconds) that a server asks us to wait. Null when it does not ask or the
 * header cannot be read.
 */
export function parseRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
