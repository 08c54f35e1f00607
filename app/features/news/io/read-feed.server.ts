// A feed is read within 10 s and 5 MB. Decompressed bytes count, so that a gzip bomb is stopped too.
import { failureReason, followRedirects } from "~/lib/follow-redirects";
import { targetRefusal } from "~/lib/private-address";
import { readLimited, TooLargeError } from "~/lib/read-limited";

const FEED_TIMEOUT_MS = 10_000;
const FEED_MAX_BYTES = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Some servers refuse longer validators, and no known server sends them. */
const VALIDATOR_MAX_LENGTH = 500;

const ACCEPT =
  "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5";

export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FeedAnswer =
  | {
      readonly type: "body";
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly validators: Validators;
      /** The address at the end of the redirects, against which relative links are resolved. */
      readonly url: string;
    }
  | { readonly type: "unchanged" }
  | {
      readonly type: "failed";
      /** A code such as "timeout", "too-large", "status:503" or "refused:private-address". */
      readonly reason: string;
      /** Retry-After as it was sent, for the policy of the next attempt. */
      readonly retryAfter: string | null;
    };

export interface FeedReaderOptions {
  readonly fetch: typeof fetch;
  /** Exact `host:port` exempt from the refusal of private addresses. */
  readonly fetchAllow: readonly string[];
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/** Reads one feed, asking only for what changed since the validators. Never throws. */
export async function readFeed(
  feed: string,
  known: Validators,
  options: FeedReaderOptions,
): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? FEED_TIMEOUT_MS);
  try {
    const headers = requestHeaders(known, options.userAgent);
    const { response, url } = await followRedirects(
      feed,
      { headers, signal },
      {
        fetch: options.fetch,
        most: MOST_REDIRECTS,
        findRefusal: (address) => targetRefusal(address, options.fetchAllow),
      },
    );
    if (response.status === 304) {
      await response.body?.cancel();
      return { type: "unchanged" };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`status:${response.status}`, response.headers.get("Retry-After"));
    }
    return {
      type: "body",
      bytes: await readLimited(response.body, FEED_MAX_BYTES, signal),
      contentType: response.headers.get("Content-Type"),
      validators: {
        etag: validator(response.headers.get("ETag")),
        lastModified: validator(response.headers.get("Last-Modified")),
      },
      url,
    };
  } catch (error) {
    return failed(error instanceof TooLargeError ? "too-large" : failureReason(error, signal));
  }
}

function failed(reason: string, retryAfter: string | null = null): FeedAnswer {
  return { type: "failed", reason, retryAfter };
}

function validator(value: string | null): string | null {
  return value !== null && value.length <= VALIDATOR_MAX_LENGTH ? value : null;
}

function requestHeaders({ etag, lastModified }: Validators, userAgent: string): Headers {
  const headers = new Headers({ Accept: ACCEPT, "User-Agent": userAgent });
  if (etag !== null) headers.set("If-None-Match", etag);
  if (lastModified !== null) headers.set("If-Modified-Since", lastModified);
  return headers;
}
