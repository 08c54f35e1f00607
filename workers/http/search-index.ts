// performance.md 5: one small index per language, fetched by the browser when somebody first searches.
import type { Context } from "hono";
import { toSearchIndexFile } from "~/features/search/core/search-index-file";
import type { Locale } from "~/i18n/locale";
import type { AppBindings } from "../create-app";

interface IndexFile {
  readonly text: string;
  readonly etag: string;
}

const files = new Map<Locale, IndexFile>();

async function readIndexFile(locale: Locale): Promise<IndexFile> {
  const known = files.get(locale);
  if (known !== undefined) return known;
  const { listSearchEntries } = await import("~/content/search-index.server");
  const text = toSearchIndexFile(listSearchEntries(locale));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const file = { text, etag: `"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"` };
  files.set(locale, file);
  return file;
}

/** RFC 9110, 13.1.2: compared weakly, because a cache on the way may have marked the tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** `GET /search-index.{locale}.json`. It changes with a deploy only, so an hour of age does no harm. */
export function searchIndex(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { text, etag } = await readIndexFile(locale);
    c.header("ETag", etag);
    c.header("Cache-Control", "public, max-age=3600, stale-while-revalidate=86400");
    if (isKnown(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
    return c.body(text, 200, { "Content-Type": "application/json; charset=utf-8" });
  };
}
