import { type Locale, localeOfPath } from "~/addresses/languages";

/** The language of a request, from its address alone. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
