// A provider may send something that is not an answer, or nothing at all. Each of these failures gets a name here.
import type { ModelReply } from "~/ai/core/model-port";
import { parseJson } from "~/lib/parse-json";
import { readLimited } from "~/lib/read-limited";
import { parseRetryAfter } from "~/lib/retry-after";

/** A summary in all languages has a few kilobytes. Anything far larger is not an answer. */
const MAX_REPLY_BYTES = 512 * 1024;

const DETAIL_LIMIT = 160;

type Failure = Extract<ModelReply, { readonly ok: false }>;

export type JsonReply = { readonly ok: true; readonly json: unknown } | Failure;

export interface ProviderServices {
  readonly fetch: typeof fetch;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

export interface PostOptions extends ProviderServices {
  readonly headers: Readonly<Record<string, string>>;
  /** In milliseconds. The whole exchange, body included, ends before it. */
  readonly deadlineAt: number;
}

/** A named failure; `detail` must not hold keys or addresses. */
export function failure(
  reason: Failure["reason"],
  detail: string,
  retryAfterSeconds: number | null = null,
): Failure {
  return { ok: false, reason, detail: detail.slice(0, DETAIL_LIMIT), retryAfterSeconds };
}

/** Posts JSON and reads the JSON that comes back. Never rejects, and never follows a redirect with the key. */
export async function postJson(endpoint: string, body: unknown, options: PostOptions): Promise<JsonReply> {
  const { fetch, headers, deadlineAt, now } = options;
  const signal = AbortSignal.timeout(Math.max(deadlineAt - now(), 0));
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return statusFailure(response, now());
    }
    const text = new TextDecoder().decode(await readLimited(response.body, MAX_REPLY_BYTES, signal));
    return toReply(text);
  } catch (error) {
    if (signal.aborted) return failure("timeout", "no complete answer in time");
    return failure("network", error instanceof Error ? error.message : "unknown");
  }
}

function toReply(text: string): JsonReply {
  const json = parseJson(text);
  return json === undefined ? failure("server-error", "the answer is not JSON") : { ok: true, json };
}

function statusFailure({ status, headers }: Response, now: number): Failure {
  const retryAfterSeconds = parseRetryAfter(headers.get("Retry-After"), now);
  const detail = `status ${status}`;
  if (status === 429) return failure("rate-limited", detail, retryAfterSeconds);
  if (status >= 500) return failure("server-error", detail, retryAfterSeconds);
  return failure(status === 408 ? "timeout" : "rejected", detail, retryAfterSeconds);
}
