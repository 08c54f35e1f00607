// Until a summary exists, a card shows an excerpt of the feed's own words, cleaned like all HTML from outside.

import { isBoilerplate, withoutBoilerplate } from "~/features/news/core/feed/boilerplate";
import type { FeedBody } from "~/features/news/core/feed/feed-item";
import { cleanHtml, textAsHtml } from "~/lib/clean-html";
import { htmlToText } from "~/lib/html-to-text";
import { truncateAtWord } from "~/lib/truncate-at-word";

/** Longest text of an excerpt, in characters; about six lines of a card. */
const EXCERPT_LIMIT = 480;

/** Longest stored article text, in characters: a long read, and well inside a D1 row and a prompt. */
const TEXT_LIMIT = 20_000;

/** A summary shorter than this ("Read on…") says nothing; the full text is shown instead. */
const SHORTEST_SUMMARY = 40;

/** Longest HTML of a body that is read, in characters: several times the text that is kept. */
export const BODY_LIMIT = 60_000;

export interface ReadBodies {
  /** The clean HTML of an excerpt; longer bodies become one paragraph of text cut at a word. Empty without text. */
  readonly excerptHtml: string;
  /** The fullest plain text the feed gave, cut at the limit: what a summary may speak about. */
  readonly text: string;
}

interface ReadBody {
  readonly html: string;
  readonly baseUrl: string;
  readonly text: string;
}

/** What is kept of an entry's bodies. Each is read once and no further than the limit: a feed may be hostile. */
export function readBodies(summary: FeedBody | null, content: FeedBody | null): ReadBodies {
  const [short, full] = [readBody(summary), readBody(content)];
  const shown = short !== null && short.text.length >= SHORTEST_SUMMARY ? short : (full ?? short);
  const [one = "", other = ""] = [full?.text, short?.text];
  return {
    excerptHtml: shown === null ? "" : excerptOf(shown),
    text: truncateAtWord(one.length >= other.length ? one : other, TEXT_LIMIT),
  };
}

function readBody(body: FeedBody | null): ReadBody | null {
  if (body === null) return null;
  const html = body.html.slice(0, BODY_LIMIT);
  return { html, baseUrl: body.baseUrl, text: withoutBoilerplate(htmlToText(html)) };
}

function excerptOf({ html, baseUrl, text }: ReadBody): string {
  if (text === "") return "";
  if (text.length > EXCERPT_LIMIT) return textAsHtml(truncateAtWord(text.replace(/\n/g, " "), EXCERPT_LIMIT));
  const blocks = cleanHtml(html, { baseUrl }).split(/(?<=<\/p>)/);
  return cleanHtml(blocks.filter((block) => !isBoilerplate(htmlToText(block))).join(""));
}
