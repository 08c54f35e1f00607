import type { Context } from "hono";

interface PostedBody {
  /** True for an ordinary form, whose answer is a page; a script sends JSON and gets JSON. */
  readonly isForm: boolean;
  readonly body: unknown;
}

/** What was sent by a form or by a script. Its size and type were checked before (same-origin-post.ts). */
export async function readPostedBody(c: Context): Promise<PostedBody> {
  const isForm = !(c.req.header("Content-Type") ?? "").toLowerCase().startsWith("application/json");
  return { isForm, body: isForm ? await c.req.parseBody() : await c.req.json() };
}
