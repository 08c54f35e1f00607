// One look at an address outside, within 15 s and the first 256 kB of its page: enough for its title. The watch asks as
// any reader may, says who it is, and goes nowhere private.
import {
  isLoginPage,
  LOGIN,
  type Sight,
  toFailedSight,
  toSight,
} from "~/features/link-watch/core/link-state";
import { decodeBytes } from "~/lib/decode-bytes";
import { failureReason, followRedirects, NotFollowedError } from "~/lib/follow-redirects";
import { htmlToText } from "~/lib/html-to-text";
import { targetRefusal } from "~/lib/private-address";
import { readStart } from "~/lib/read-limited";
import { parseRetryAfter } from "~/lib/retry-after";
import { typedLine } from "~/lib/typed-line";

const LOOK_TIMEOUT_MS = 15_000;
const PAGE_BYTES = 256 * 1024;
const LONGEST_TITLE = 200;
/** A server passes the range over where it is asked with HEAD (RFC 9110, 14.2). */
const HEADERS = {
  Accept: "text/html, application/xhtml+xml;q=0.9, */*;q=0.5",
  "Accept-Language": "en, pt-BR;q=0.8",
  Range: `bytes=0-${PAGE_BYTES - 1}`,
};

export interface Looking {
  readonly fetch: typeof fetch;
  /** Exact `host:port` exempt from the refusal of private addresses. */
  readonly fetchAllow: readonly string[];
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

export interface Look {
  readonly sight: Sight;
  /** Seconds that the host which answered asks us to wait; null where it does not. */
  readonly wait: { readonly host: string; readonly seconds: number } | null;
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
  { fetch, fetchAllow, userAgent, timeoutMs = LOOK_TIMEOUT_MS }: Looking,
): Promise<Look> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { ...HEADERS, "User-Agent": userAgent };
  const judge = (url: URL, hop: number) =>
    findRefusal(url, fetchAllow) ?? (hop > 0 && isLoginPage(url) ? LOGIN : findObstacle(url));
  const ask = (method: "HEAD" | "GET") =>
    followRedirects(address, { method, headers, signal }, { fetch, findRefusal: judge });
  try {
    const head = asksHead ? await ask("HEAD").catch(orNull) : null;
    const answer = head !== null && isEnough(head.response) ? head : await ask("GET");
    const seconds = parseRetryAfter(answer.response.headers.get("Retry-After"), Date.now());
    return {
      sight: toSight(address, answer, await readTitle(answer.response, signal)),
      wait: seconds === null ? null : { host: new URL(answer.url).host, seconds },
    };
  } catch (error) {
    return { sight: toFailedSight(failureReason(error, signal)), wait: null };
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
