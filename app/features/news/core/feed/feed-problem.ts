// io/read-feed.server.ts and core/feed/parse-feed.ts report codes. Here the codes become kinds that a page can put
// into words.

const FEED_PROBLEMS = [
  "timeout",
  "too-large",
  "too-many-redirects",
  "status",
  "refused",
  "network",
  "not-a-feed",
  "other",
] as const;
export type FeedProblemKind = (typeof FEED_PROBLEMS)[number];

export interface FeedProblem {
  readonly kind: FeedProblemKind;
  /** The HTTP status of the kind "status", else null. */
  readonly status: number | null;
}

/** Parses the stored code of a failed fetch; the words of a network error stay in the log. */
export function parseFeedProblem(code: string): FeedProblem {
  const [name = "", rest = ""] = code.split(":", 2);
  const kind = FEED_PROBLEMS.find((known) => known === name) ?? "other";
  if (kind !== "status") return { kind, status: null };
  const status = Number(rest);
  return Number.isInteger(status) ? { kind, status } : { kind: "other", status: null };
}
