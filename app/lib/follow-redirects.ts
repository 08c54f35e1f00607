// Redirects are followed by hand, and each address is judged before it is asked: the next may be a private one.

/** The way to an address ended early; `message` is a code such as "refused:private-address". */
export class NotFollowedError extends Error {}

/** Why an address was not read, as a code. A network's failure comes without the number that the runtime gives each. */
export function failureReason(error: unknown, signal: AbortSignal): string {
  if (error instanceof NotFollowedError) return error.message;
  if (signal.aborted) return "timeout";
  const message = error instanceof Error ? error.message : "unknown";
  return `network:${message.replace(/; reference = \w+$/, "").slice(0, 120)}`;
}

/** RFC 9309, 2.3.1.2 asks for as many for a robots.txt. */
const MOST_REDIRECTS = 5;

export interface Following {
  readonly fetch: typeof fetch;
  /** Redirects that are followed. */
  readonly most?: number;
  /** Why an address must not be asked, or null; `hop` is 0 for the first. */
  readonly findRefusal: (url: URL, hop: number) => string | null | Promise<string | null>;
}

export interface Followed {
  readonly response: Response;
  readonly url: string;
  /** True where a redirect on the way is meant for good (301 or 308). */
  readonly isForGood: boolean;
}

/** The answer at the end of the redirects. Throws a `NotFollowedError`, or whatever the network fails with. */
export async function followRedirects(
  address: string,
  init: RequestInit,
  { fetch, most = MOST_REDIRECTS, findRefusal }: Following,
): Promise<Followed> {
  let next = address;
  let isForGood = false;
  for (let hop = 0; hop <= most; hop += 1) {
    const url = URL.parse(next);
    if (url === null) throw new NotFollowedError("refused:address");
    const refusal = await findRefusal(url, hop);
    if (refusal !== null) throw new NotFollowedError(`refused:${refusal}`);
    const response = await fetch(url.href, { ...init, redirect: "manual" });
    const location = response.headers.get("Location");
    const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304;
    if (!isRedirect || location === null) return { response, url: url.href, isForGood };
    await response.body?.cancel();
    isForGood ||= response.status === 301 || response.status === 308;
    next = URL.parse(location, url.href)?.href ?? "";
  }
  throw new NotFollowedError("too-many-redirects");
}
