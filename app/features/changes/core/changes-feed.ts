// The feed of all changes, as Atom.
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { writeAtom } from "~/lib/write-atom";
import type { ShownChange } from "./shown-change";

/** Where the feed of a language is. */
export function changesFeedPath(locale: Locale): string {
  return `${toPath("changes", locale)}/feed.xml`;
}

interface FeedInput {
  /** The newest first. */
  readonly changes: readonly ShownChange[];
  readonly locale: Locale;
  /** The configured origin of the site. */
  readonly origin: string;
  readonly title: string;
  readonly siteTitle: string;
  readonly words: { readonly was: string; readonly now: string; readonly source: string };
}

/** The feed as XML. Ids are tags of the host on the day of each change (RFC 4151), apart for each language. */
export function toAtomFeed({ changes, locale, origin, title, siteTitle, words }: FeedInput): string {
  const page = origin + toPath("changes", locale);
  const { tag } = LANGUAGES[locale];
  const toTag = (day: string, name: string) => `tag:${new URL(origin).hostname},${day}:${name}/${tag}`;
  return writeAtom({
    id: toTag("2026-11-20", "changes"),
    title,
    link: page,
    self: origin + changesFeedPath(locale),
    language: tag,
    author: siteTitle,
    entries: changes.map(({ id, subject, field, was, now, why, source, seenOn }) => ({
      id: toTag(seenOn, `changes/${id}`),
      title: subject === null ? field : `${subject.title}: ${field}`,
      link: `${page}#${id}`,
      day: seenOn,
      text: [
        was === null ? now : `${words.was}: ${was}. ${words.now}: ${now}.`,
        why ?? "",
        source === null ? "" : `${words.source}: ${source.name}.`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    })),
  });
}
