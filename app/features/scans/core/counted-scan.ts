// HEAD requests, bots and link previews do not count as scans.

interface LinkRequest {
  readonly method: string;
  readonly userAgent: string | undefined;
  /** Headers of a browser that only prepares a page (Sec-Purpose, and its older forms Purpose and X-Moz). */
  readonly purposes: readonly (string | undefined)[];
  /** Whether a user agent names a robot or a link preview. */
  readonly isBot: (userAgent: string) => boolean;
}

/** True when a person followed the link. A request without a user agent counts as a program's. */
export function isCountedScan({ method, userAgent, purposes, isBot }: LinkRequest): boolean {
  if (method !== "GET" || userAgent === undefined || userAgent.trim() === "") return false;
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ""))) return false;
  return !isBot(userAgent);
}
