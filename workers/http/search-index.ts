// One small index per language. The browser fetches it when somebody first searches.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import type { AppBindings } from "./app-bindings";
import { answerTagged } from "./tagged-answer";

/** Made once per isolate. */
const files = new Map<Locale, string>();

async function readIndexFile(locale: Locale): Promise<string> {
  const known = files.get(locale);
  if (known !== undefined) return known;
  const { listSearchEntries } = await import("~/features/search/io/search-index.server");
  const text = toSearchIndexFile(listSearchEntries(locale));
  files.set(locale, text);
  return text;
}

/** `GET /search-index.{locale}.json`. It changes only with a deploy, so an hour of age does no harm. */
export function searchIndex(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> =>
    answerTagged(c, await readIndexFile(locale), {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    });
}
