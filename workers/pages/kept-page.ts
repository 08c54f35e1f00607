import { entityTag, isKnownTag } from "~/lib/entity-tag";

/** A finished page: body and headers belong together, because the policy holds the hashes of its scripts. */
export interface KeptPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The data version it was rendered for. */
  readonly version: string;
}

/** The tag by which the edge cache is purged (jobs/edge-cache.ts). */
export const PAGE_TAG = "page";

/**
 * Browsers ask again each time. The edge may keep the page for a minute, and serve it while it fetches a new one.
 * Together with the 30 seconds of page-keeper.ts this is below two minutes, even if no purge ever arrives.
 */
const CACHE_HEADERS = {
  "cache-control": "public, max-age=0, must-revalidate",
  "cloudflare-cdn-cache-control": "max-age=60, stale-while-revalidate=20, stale-if-error=86400",
  "cache-tag": PAGE_TAG,
} as const;

/** Headers that belong to one answer, not to the page. */
const PER_ANSWER = new Set(["x-request-id", "content-length", "transfer-encoding", "date"]);

/** A page to keep, from the answer that was rendered for it. */
export async function toKeptPage(answer: Response, version: string): Promise<KeptPage> {
  const body = await answer.text();
  const etag = await entityTag(body);
  const headers: Record<string, string> = {};
  for (const [name, value] of answer.headers) if (!PER_ANSWER.has(name)) headers[name] = value;
  return { body, etag, version, headers: { ...headers, ...CACHE_HEADERS, etag } };
}

/** The answer to a GET or HEAD of a kept page. */
export function answerWith(page: KeptPage, request: Request): Response {
  const { headers } = page;
  if (isKnownTag(request.headers.get("If-None-Match"), page.etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

/** One text for KV: the head as JSON on the first line, followed by the body. */
export function writeKeptPage({ body, ...head }: KeptPage): string {
  return `${JSON.stringify(head)}\n${body}`;
}

/** The page in a text from KV. Null when the text is not a page. */
export function readKeptPage(text: string): KeptPage | null {
  const end = text.indexOf("\n");
  try {
    const head: Omit<KeptPage, "body"> = JSON.parse(text.slice(0, end));
    return end < 0 || typeof head.etag !== "string" ? null : { ...head, body: text.slice(end + 1) };
  } catch {
    return null;
  }
}
