// What a browser fetches whole, one file per language: the index of the search, when somebody first searches, and all
// that the documents of the school kit are made of, when somebody begins to answer.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import type { AppBindings } from "./app-bindings";
import { answerTagged } from "./tagged-answer";

/** Each file changes only with a deploy, so an hour of age does no harm. */
const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
};

/** Made once per isolate. */
const indexes = new Map<Locale, string>();

/** `GET /search-index.{locale}.json`. */
export function searchIndex(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { listSearchEntries } = await import("~/features/search/io/search-index.server");
    const text = indexes.get(locale) ?? toSearchIndexFile(listSearchEntries(locale));
    indexes.set(locale, text);
    return answerTagged(c, text, HEADERS);
  };
}

/** `GET /school-kit.{locale}.json`. */
export function schoolKitFile(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { getKit } = await import("~/features/school-kit/io/kit.server");
    return answerTagged(c, JSON.stringify(getKit(locale)), HEADERS);
  };
}
