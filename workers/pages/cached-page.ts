import { entityTag, isKnownTag } from "~/lib/entity-tag";

/** A cached page: body and headers belong together, because the policy holds the hashes of its scripts. */
export interface CachedPage {
  /** UTF-8, so that an answer from memory encodes nothing. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The data version it was rendered for. */
  readonly version: string;
}

/** The tag by which the edge cache is purged (jobs/show-news.ts). */
export const PAGE_TAG = "page";

/**
 * Browsers ask again each time. The edge may keep the page for a minute, and serve it while it fetches a new one.
 * Together with the 30 seconds of page-cache.ts this is below two minutes, even if no purge ever arrives.
 */
const CACHE_HEADERS = {
  "cache-control": "public, max-age=0, must-revalidate",
  "cloudflare-cdn-cache-control": "max-age=60, stale-while-revalidate=20, stale-if-error=86400",
  "cache-tag": PAGE_TAG,
} as const;

/** Headers that belong to one answer, not to the page. */
const PER_ANSWER = new Set(["x-request-id", "content-length", "transfer-encoding", "date"]);

/** A page to keep, from the answer that was rendered for it. */
export async function toCachedPage(answer: Response, version: string): Promise<CachedPage> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const etag = await entityTag(body);
  const headers: Record<string, string> = {};
  for (const [name, value] of answer.headers) if (!PER_ANSWER.has(name)) headers[name] = value;
  return { body, etag, version, headers: { ...headers, ...CACHE_HEADERS, etag } };
}

/** The answer to a GET or HEAD of a cached page. */
export function answerWith(page: CachedPage, request: Request): Response {
  const { headers } = page;
  if (isKnownTag(request.headers.get("If-None-Match"), page.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

const LINE_FEED = 10;

/** One value for KV: the head as JSON on the first line, then the body as it is. */
export function writeCachedPage({ body, ...head }: CachedPage): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const value = new Uint8Array(line.length + body.length);
  value.set(line);
  value.set(body, line.length);
  return value;
}

/** The page in a value of KV; null when it is not one. */
export function readCachedPage(value: ArrayBuffer): CachedPage | null {
  const bytes = new Uint8Array(value);
  const end = bytes.indexOf(LINE_FEED);
  try {
    const head: Omit<CachedPage, "body"> = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    return end < 0 || typeof head.etag !== "string" ? null : { ...head, body: bytes.subarray(end + 1) };
  } catch {
    return null;
  }
}
