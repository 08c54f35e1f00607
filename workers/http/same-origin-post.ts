// One guard for everything that is sent to us, also by the forms of our pages. Only requests by machines that no page
// can imitate are exempt, each with a check of its own: the mail program's one-click unsubscribe (RFC 8058), the mail
// provider's signed webhook, and the browser's own policy reports.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { holdsToken } from "~/addresses/addresses";
import { parseJson } from "~/lib/parse-json";
import { readLimited, TooLargeError } from "~/lib/read-limited";
import type { Config } from "../config";
import type { AppBindings } from "./app-bindings";
import { isLocalHost } from "./security-headers";

const BODY_MAX_BYTES = 8 * 1024;

/** A browser that is answered before it has sent its form may show a broken connection, so this much is taken in. */
const TAKEN_IN_BYTES = 4 * 1024 * 1024;

const BODY_TYPES = ["application/json", "application/x-www-form-urlencoded"];
const READING_METHODS = ["GET", "HEAD", "OPTIONS"];

/** This is long enough for eight kilobytes on the poorest line. A slower sender only blocks a connection. */
const BODY_MAX_MS = 10_000;

/** Why a body was not read, and the status that says so. */
const BODY_REFUSALS = { "too-large": 413, "too-slow": 408, incomplete: 400 } as const;
type BodyRefusal = keyof typeof BODY_REFUSALS;

/** A form with room for a long text. */
export interface RoomyForm {
  readonly maxBytes: number;
  /** The page that says, to a person, that the text was too large. */
  readonly refusedAt: string;
}

/**
 * Refuses what another site sends (403), what is too big (413) or too slow (408), of another type (415) or not
 * JSON (400).
 */
export function sameOriginPost(exemptPaths: readonly string[], roomyForms: ReadonlyMap<string, RoomyForm>) {
  return createMiddleware<AppBindings>(async (c, next) => {
    const { method } = c.req.raw;
    const url = new URL(c.req.url);
    if (READING_METHODS.includes(method) || exemptPaths.includes(url.pathname)) return next();
    // Behind import(): what only reads needs no configuration.
    const { getConfig } = await import("../env");
    if (isForeign(c.req.raw.headers, url, getConfig(c.env))) {
      return c.json({ error: "cross-origin" }, 403);
    }
    const body = await takeBody(c, roomyForms.get(url.pathname));
    if (body instanceof Response) return body;
    // The body has been read, so handlers and Remix get a new request that still has it. The origin has been checked
    // and is left out: Remix would check it again, and take "null" and that of a proxy for foreign.
    const headers = new Headers(c.req.raw.headers);
    headers.delete("Origin");
    c.req.raw = new Request(c.req.raw, { body, headers });
    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    // Some calls have no body, so an empty one is not parsed. A beacon may call it text.
    if (body.length === 0 && (type === "" || type === "text/plain")) return next();
    if (!BODY_TYPES.includes(type)) return c.json({ error: "content-type" }, 415);
    if (type === "application/json" && !isJson(body)) return c.json({ error: "not-json" }, 400);
    return next();
  });
}

/** The body of a request, or the answer to one that is too large, too slow or incomplete. */
async function takeBody(
  c: Context,
  roomy: RoomyForm | undefined,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const maxBytes = roomy?.maxBytes ?? BODY_MAX_BYTES;
  const isAnnouncedTooLarge = Number(c.req.header("Content-Length") ?? 0) > maxBytes;
  const body = isAnnouncedTooLarge ? "too-large" : await readBody(c.req.raw, maxBytes);
  if (typeof body !== "string") return body;
  if (body !== "too-large" || roomy === undefined) return refuseBody(c, body);
  if (isAnnouncedTooLarge) await readBody(c.req.raw, TAKEN_IN_BYTES);
  return c.redirect(roomy.refusedAt, 303);
}

/** The answer to a body that `readBody` refused. */
export function refuseBody(c: Context, refusal: BodyRefusal): Response {
  return c.json({ error: refusal }, BODY_REFUSALS[refusal]);
}

/**
 * The body as bytes, or why it is refused; never more than `limit` is read, and never for longer than `maxMs`. A
 * request without a length, or with a false one, is counted as it arrives.
 */
export async function readBody(
  request: Request,
  limit: number,
  maxMs = BODY_MAX_MS,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  const tooLate = AbortSignal.timeout(maxMs);
  try {
    return await readLimited(request.body, limit, tooLate);
  } catch (error) {
    if (error instanceof TooLargeError) return "too-large";
    // If there is time left, the visitor has gone away, which is no failure.
    return tooLate.aborted ? "too-slow" : "incomplete";
  }
}

/** A request with neither of these headers does not come from a browser, so no other site can have caused it. */
function isForeign(headers: Headers, url: URL, { siteOrigin, isOriginKnown }: Config): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("Origin");
  // The referrer policy of a page with a token makes the origin of its own form "null". Browsers that do not send the
  // header above (Safari before 16.4) are believed there, because no other site knows the token.
  if (origin === "null") return site !== "same-origin" && !holdsToken(url.pathname);
  // The host name of the request proves nothing, because anybody's name can be made to lead to a local run. It is
  // trusted only if it is a local name, or if no origin is configured, because refusing would then block every form.
  const isNameOurs = isLocalHost(url.hostname) || !isOriginKnown;
  return origin !== null && origin !== siteOrigin && !(isNameOurs && origin === url.origin);
}

function isJson(body: Uint8Array): boolean {
  return parseJson(new TextDecoder().decode(body)) !== undefined;
}
