// Permissions of a site's robots.txt, by RFC 9309: where there is none (4xx) everything may be asked; where it cannot be
// read (5xx, no answer) nothing may.
import robotsParser from "robots-parser";
import type { Db } from "~/db/client.server";
import { decodeBytes } from "~/lib/decode-bytes";
import { followRedirects, NotFollowedError, networkReason } from "~/lib/follow-redirects";
import { readStart } from "~/lib/read-limited";
import { findRobots, keepRobots } from "./link-store.server";
import { findRefusal, type Looking } from "./look-at.server";

/** RFC 9309, 2.5: what is longer need not be read. */
const ROBOTS_BYTES = 500 * 1024;
/** RFC 9309, 2.3.1.2. */
const MOST_REDIRECTS = 5;
const ROBOTS_TIMEOUT_MS = 10_000;
/** Kept instead of one that could not be read, with the reason. */
const UNREAD = "# not read: ";

/** The robots.txt of a site, as a text to be kept. Never throws. */
async function readRobots(
  origin: string,
  { fetch, fetchAllow, userAgent, timeoutMs = ROBOTS_TIMEOUT_MS }: Looking,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { response } = await followRedirects(
      `${origin}/robots.txt`,
      { headers: { "User-Agent": userAgent }, signal },
      { fetch, most: MOST_REDIRECTS, findRefusal: (url) => findRefusal(url, fetchAllow) },
    );
    if (response.ok) {
      const { bytes } = await readStart(response.body, ROBOTS_BYTES, signal);
      return decodeBytes(bytes, "text/plain; charset=utf-8").text;
    }
    await response.body?.cancel();
    return response.status >= 500 ? `${UNREAD}status:${response.status}` : "";
  } catch (error) {
    if (error instanceof NotFollowedError) return UNREAD + error.message;
    return UNREAD + (signal.aborted ? "timeout" : networkReason(error));
  }
}

/** Why the robots.txt of its site forbids an address; null where it does not. A copy of it is kept for a day. */
export async function robotsRefusal(db: Db, url: URL, looking: Looking, now: Date): Promise<string | null> {
  const known = await findRobots(db, url.host, now);
  const robots = known ?? (await readRobots(url.origin, looking));
  if (known === null) await keepRobots(db, url.host, robots, now);
  if (robots.startsWith(UNREAD)) return `robots.txt ${robots.slice("# ".length)}`;
  const rules = robotsParser(`${url.origin}/robots.txt`, robots);
  return rules.isAllowed(url.href, looking.userAgent) === false ? "robots.txt" : null;
}
