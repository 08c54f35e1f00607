// Product decisions, "Configuration names": NEWS_SOURCES replaces the built-in list of feeds.
import * as z from "zod/mini";
import { foldText } from "~/lib/fold-text";
import { type NewsSource, SOURCE_KINDS } from "./article";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const sourceSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  url: httpUrl,
  feed: httpUrl,
  language: z.enum(["en", "pt"], "must be en or pt"),
  kind: z._default(z.enum(SOURCE_KINDS), "press"),
});

/** The parsed list, every source with an id made of its feed address, so that its state survives a new order. */
export const newsSourcesSchema = z
  .pipe(
    z.array(sourceSchema).check(z.minLength(1, "needs at least one source"), z.maxLength(200)),
    z.transform((sources): NewsSource[] =>
      sources.map((source) => ({ id: sourceIdOf(source.feed), ...source })),
    ),
  )
  .check(
    z.refine(
      (sources) => new Set(sources.map(({ id }) => id)).size === sources.length,
      "names one feed twice",
    ),
  );

const ID_LIMIT = 60;

/** A stable id of a feed address: its readable parts, and a checksum that keeps similar addresses apart. */
export function sourceIdOf(feed: string): string {
  const address = new URL(feed).href;
  const readable = foldText(address.replace(/^https?:\/\/(?:www\.)?/, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, ID_LIMIT)
    .replace(/-$/, "");
  return `${readable}-${checksum(address)}`;
}

/** FNV-1a, 32 bit: only has to tell a few hundred addresses apart, and to be synchronous. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
