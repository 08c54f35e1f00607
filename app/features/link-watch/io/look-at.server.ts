// One look at an address outside, within 15 s and the first 256 kB of its page: enough for its title. The watch asks as
// any reader may, says who it is, and goes nowhere private.
import { isChallengePage, isLoginPage, LOGIN, type LookAnswer } from "~/features/link-watch/core/link-state";
import { decodeBytes } from "~/lib/decode-bytes";
import { type Followed, followRedirects, NotFollowedError, networkReason } from "~/lib/follow-redirects";
import { htmlToText } from "~/lib/html-to-text";
import { targetRefusal } from "~/lib/private-address";
import { readStart } from "~/lib/read-limited";
import { parseRetryAfter } from "~/lib/retry-after";
import { typedLine } from "~/lib/typed-line";

const LOOK_TIMEOUT_MS = 15_000;
const PAGE_BYTES = 256 * 1024;
const MOST_REDIRECTS = 5;
const LONGEST_TITLE = 200;

export interface Looking {
  readonly fetch: typeof fetch;
  /** Exact `host:port` exempt from the refusal of private addresses. */
  readonly fetchAllow: readonly string[];
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly now: () => number;
}

/** Why an address may not be asked by us, whatever its robots.txt says; null when it may. */
export function findRefusal(url: URL, fetchAllow: readonly string[]): string | null {
  const refusal = targetRefusal(url, fetchAllow);
  if (refusal !== null) return refusal;
  // A public address is asked over https alone.
  return url.protocol !== "https:" && targetRefusal(url, []) === null ? "scheme" : null;
}

/**
 * Looks at an address: with HEAD first if asked to, and with GET where that is refused or tells of a page.
 * `findObstacle` says why an address must not be asked, or not yet. Never throws.
 */
export async function lookAt(
  address: string,
  asksHead: boolean,
  findObstacle: (url: URL) => Promise<string | null>,
  looking: Looking,
): Promise<LookAnswer> {
  const signal = AbortSignal.timeout(looking.timeoutMs ?? LOOK_TIMEOUT_MS);
  const headers = {
    Accept: "text/html, application/xhtml+xml;q=0.9, */*;q=0.5",
    "Accept-Language": "en, pt-BR;q=0.8",
    "User-Agent": looking.userAgent,
  };
  const ask = (init: RequestInit) =>
    followRedirects(
      address,
      { ...init, signal },
      {
        fetch: looking.fetch,
        most: MOST_REDIRECTS,
        findRefusal: (url, hop) =>
          findRefusal(url, looking.fetchAllow) ?? (hop > 0 && isLoginPage(url) ? LOGIN : findObstacle(url)),
      },
    );
  try {
    const head = asksHead ? await ask({ method: "HEAD", headers }).catch(orNull) : null;
    if (head !== null && isEnough(head.response)) return toAnswer(head, null, looking.now());
    const found = await ask({ headers: { ...headers, Range: `bytes=0-${PAGE_BYTES - 1}` } });
    return toAnswer(found, await readTitle(found.response, signal), looking.now());
  } catch (error) {
    if (error instanceof NotFollowedError) return { kind: "failed", reason: error.message };
    if (signal.aborted) return { kind: "failed", reason: "timeout" };
    return { kind: "failed", reason: networkReason(error) };
  }
}

/** Some servers hang up on HEAD. */
function orNull(error: unknown): null {
  if (error instanceof NotFollowedError) throw error;
  return null;
}

/** A busy server is not asked twice, and what is no page has no title. */
function isEnough(response: Response): boolean {
  return response.status === 429 || response.status === 503 || (response.ok && !isPage(response));
}

function isPage({ headers }: Response): boolean {
  return /\bhtml\b/i.test(headers.get("Content-Type") ?? "html");
}

/** The title of a page. A body that breaks off has none; one that does not come in time makes the look fail. */
async function readTitle(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!isPage(response)) {
    await response.body?.cancel();
    return null;
  }
  try {
    const { bytes } = await readStart(response.body, PAGE_BYTES, signal);
    const { text } = decodeBytes(bytes, response.headers.get("Content-Type"));
    const title = /<title\b[^>]*>([^<]*)<\/title/i.exec(text)?.[1] ?? "";
    return typedLine(htmlToText(title), LONGEST_TITLE) || null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function toAnswer({ response, url, isForGood }: Followed, title: string | null, now: number): LookAnswer {
  return {
    kind: "answered",
    status: response.status,
    address: url,
    isForGood,
    isChallenge: isChallengePage(response.headers, title),
    title,
    retryAfter: parseRetryAfter(response.headers.get("Retry-After"), now),
  };
}
