import { data } from "@remix-run/cloudflare";
import { type LinkOutcome, TOKEN_PARAMETER } from "~/features/newsletter/core/newsletter-links";

import type { Answer } from "~/lib/answer";

/** Unknown, used and expired links get one answer, so nobody can learn from it which links there were. */
const STATUS = { done: 200, unknown: 410, failed: 503 } as const satisfies Record<LinkOutcome, number>;

/** The token of a mail's link. Where there is none it is empty, and no stored token equals that. */
export function toToken(request: Request): string {
  return new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? "";
}

/** The answer of a mail link's page to its button; once it is done, with the token by which the page leads on. */
export function linkAnswer(answer: Answer<boolean>, recordToken: string | null = null) {
  const outcome: LinkOutcome = !answer.ok ? "failed" : answer.value ? "done" : "unknown";
  const shown = outcome === "done" ? recordToken : null;
  return data({ outcome, recordToken: shown }, { status: STATUS[outcome] });
}
