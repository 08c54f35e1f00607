import type { Context } from "hono";
import { type Locale, localeOfPath, preferredLocale } from "~/addresses/languages";
import type { AppBindings } from "./app-bindings";

/** The language of whoever sent a form that names none: of the page it came from, else of the browser. */
export function localeOfSender(c: Context<AppBindings>): Locale {
  const referer = URL.parse(c.req.header("Referer") ?? "");
  return referer === null ? preferredLocale(c.req.header("Accept-Language")) : localeOfPath(referer.pathname);
}
