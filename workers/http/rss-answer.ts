import type { Context } from "hono";
import { answerTagged } from "./tagged-answer";

/** A feed of what the database holds; ten minutes of age do no harm. */
export function answerRss(c: Context, xml: string): Promise<Response> {
  return answerTagged(c, xml, {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": "public, max-age=600",
  });
}
