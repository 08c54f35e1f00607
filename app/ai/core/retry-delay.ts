// How long an article waits when no model could summarise it. The waits grow, and chance spreads them.

const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/**
 * Seconds until the next try of an article: 1, 2, 4 minutes and so on up to 6 hours, spread over a fifth by
 * `chance` (0 to 1) so that tries do not come together, and never before `retryAt` (milliseconds).
 */
export function retryDelaySeconds(
  triesSoFar: number,
  chance: number,
  retryAt: number | null,
  now: number,
): number {
  const grown = FIRST_DELAY_SECONDS * 2 ** Math.min(Math.max(triesSoFar - 1, 0), 20);
  const spread = Math.min(grown, LONGEST_DELAY_SECONDS) * (0.9 + 0.2 * chance);
  const asked = retryAt === null ? 0 : (retryAt - now) / 1000;
  return Math.ceil(Math.max(spread, asked));
}
