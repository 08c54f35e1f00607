import type { Context } from "hono";
import { entityTag, isKnownTag } from "~/lib/entity-tag";

interface TaggedHeaders {
  readonly "Content-Type": string;
  readonly "Cache-Control": string;
}

/** A text under a tag of its own: 304 for a reader who has it already (RFC 9110, 13.1.2). */
export async function answerTagged(c: Context, text: string, headers: TaggedHeaders): Promise<Response> {
  const etag = await entityTag(text);
  c.header("ETag", etag);
  c.header("Cache-Control", headers["Cache-Control"]);
  if (isKnownTag(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": headers["Content-Type"] });
}

/** A feed of what the database holds; ten minutes of age do no harm. */
export function answerRss(c: Context, xml: string): Promise<Response> {
  return answerTagged(c, xml, {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": "public, max-age=600",
  });
}
