// One small index per language. The browser fetches it when somebody first searches.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import { entityTag, isKnownTag } from "~/lib/entity-tag";
import type { AppBindings } from "./app-bindings";

interface IndexFile {
  readonly text: string;
  readonly etag: string;
}

const files = new Map<Locale, IndexFile>();

async function readIndexFile(locale: Locale): Promise<IndexFile> {
  const known = files.get(locale);
  if (known !== undefined) return known;
  const { listSearchEntries } = await import("~/features/search/io/search-index.server");
  const text = toSearchIndexFile(listSearchEntries(locale));
  const file = { text, etag: await entityTag(text) };
  files.set(locale, file);
  return file;
}

/** `GET /search-index.{locale}.json`. It changes only with a deploy, so an hour of age does no harm. */
export function searchIndex(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { text, etag } = await readIndexFile(locale);
    c.header("ETag", etag);
    c.header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400");
    if (isKnownTag(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
    return c.body(text, 200, { "Content-Type": "application/json; charset=utf-8" });
  };
}
