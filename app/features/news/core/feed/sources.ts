// NEWS_SOURCES replaces the built-in list of feeds.
import * as z from "zod/mini";
import { WRITTEN_LANGUAGES } from "~/addresses/languages";
import { type NewsSource, SOURCE_KINDS } from "~/features/news/core/article";
import { type Reading, readList } from "~/lib/configured-text";
import { foldText } from "~/lib/fold-text";

const MOST_SOURCES = 200;

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/**
 * A source with an id made of its feed address, so that its state survives a new order. A sample feed is the same feed on
 * whichever port of this machine it found free, so its articles do not come twice.
 */
const sourceSchema = z.pipe(
  z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    url: httpUrl,
    feed: httpUrl,
    language: z.enum(WRITTEN_LANGUAGES, `must be ${WRITTEN_LANGUAGES.join(" or ")}`),
    kind: z._default(z.enum(SOURCE_KINDS), "press"),
  }),
  z.transform(
    (source): NewsSource => ({
      id: toSourceId(source.kind === "sample" ? withoutPort(source.feed) : source.feed),
      ...source,
    }),
  ),
);

/**
 * Reads the sources from a JSON text. A wrong entry is not fetched. Text that is not a list gives no sources: the
 * news stays as it is, while a built-in feed could bring in what the author left out on purpose.
 */
export function readNewsSources(text: string): Reading<NewsSource[]> {
  const { value, wrong } = readList(text, sourceSchema, { most: MOST_SOURCES, toKey: ({ id }) => id });
  return value.length > 0 || wrong.length > 0 ? { value, wrong } : { value, wrong: ["names no source"] };
}

function withoutPort(feed: string): string {
  const address = new URL(feed);
  address.port = "";
  return address.href;
}

const ID_LIMIT = 60;

/** A stable id of a feed address: its readable parts, and a checksum that keeps similar addresses apart. */
export function toSourceId(feed: string): string {
  const address = new URL(feed).href;
  const readable = foldText(address.replace(/^https?:\/\/(?:www\.)?/, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, ID_LIMIT)
    .replace(/-$/, "");
  return `${readable}-${checksum(address)}`;
}

/** FNV-1a, 32 bit. It only has to tell a few hundred addresses apart, and it is synchronous. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
