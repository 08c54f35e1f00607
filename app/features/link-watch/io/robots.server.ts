// Permissions of a site's robots.txt, by RFC 9309: where there is none (4xx) everything may be asked; where it cannot be
// read (5xx, no answer) nothing may.
import robotsParser from "robots-parser";
import { decodeBytes } from "~/lib/decode-bytes";
import { failureReason, followRedirects } from "~/lib/follow-redirects";
import { readStart } from "~/lib/read-limited";
import { findRefusal, type Looking } from "./look-at.server";

/** RFC 9309, 2.5: what is longer need not be read. */
const ROBOTS_BYTES = 500 * 1024;
const ROBOTS_TIMEOUT_MS = 10_000;
/** Kept instead of one that could not be read, with the reason. */
const UNREAD = "# not read: ";

/** The robots.txt of a site, as a text to be kept. Never throws. */
export async function readRobots(
  origin: string,
  { fetch, fetchAllow, userAgent, timeoutMs = ROBOTS_TIMEOUT_MS }: Looking,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { response } = await followRedirects(
      `${origin}/robots.txt`,
      { headers: { "User-Agent": userAgent }, signal },
      { fetch, findRefusal: (url) => findRefusal(url, fetchAllow) },
    );
    if (response.ok) {
      const { bytes } = await readStart(response.body, ROBOTS_BYTES, signal);
      return decodeBytes(bytes, "text/plain; charset=utf-8").text;
    }
    await response.body?.cancel();
    return response.status >= 500 ? `${UNREAD}status:${response.status}` : "";
  } catch (error) {
    return UNREAD + failureReason(error, signal);
  }
}

/** Why the robots.txt of its site forbids an address; null where it does not. */
export function robotsRefusal(url: URL, robots: string, userAgent: string): string | null {
  if (robots.startsWith(UNREAD)) return `robots.txt ${robots.slice("# ".length)}`;
  const rules = robotsParser(`${url.origin}/robots.txt`, robots);
  return rules.isAllowed(url.href, userAgent) === false ? "robots.txt" : null;
}
