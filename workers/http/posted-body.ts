import type { Context } from "hono";
import { languageOfPath, type PageLanguage, preferredLocale } from "~/addresses/languages";
import type { AppBindings } from "./app-bindings";

interface PostedBody {
  /** True for an ordinary form, whose answer is a page; a script sends JSON and gets JSON. */
  readonly isForm: boolean;
  readonly body: unknown;
}

/** Reads the body that a form or a script has posted. Its size and type were checked before (same-origin-post.ts). */
export async function readPostedBody(c: Context): Promise<PostedBody> {
  const isForm = !(c.req.header("Content-Type") ?? "").toLowerCase().startsWith("application/json");
  return { isForm, body: isForm ? await c.req.parseBody() : await c.req.json() };
}

/** The language of whoever sent a form that names none: of the page it came from, else of the browser. */
export function languageOfSender(c: Context<AppBindings>): PageLanguage {
  const referer = URL.parse(c.req.header("Referer") ?? "");
  return referer === null
    ? preferredLocale(c.req.header("Accept-Language"))
    : languageOfPath(referer.pathname);
}
