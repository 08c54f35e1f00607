// Until a summary exists, a card shows an excerpt of the feed's own words, cleaned like all HTML from outside.

import { type Boilerplate, isBoilerplate, withoutBoilerplate } from "~/features/news/core/feed/boilerplate";
import { BODY_LIMIT } from "~/features/news/core/feed/feed-entries";
import type { FeedBody } from "~/features/news/core/feed/feed-item";
import { cleanHtml } from "~/lib/clean-html";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { htmlToText } from "~/lib/html-to-text";
import { textAsHtml } from "~/lib/stored-html";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { withoutSpeechToModels } from "./requests";

/** Longest text of an excerpt, in characters; about six lines of a card. */
const EXCERPT_LIMIT = 480;

/** Longest stored article text, in characters: a long read, and well inside a D1 row and a prompt. */
const TEXT_LIMIT = 20_000;

/** Nothing behind this is stored, so nothing there can speak to a model. */
const READ_LIMIT = 3 * TEXT_LIMIT;

/** A summary shorter than this ("Read on…") says nothing; the full text is shown instead. */
const SHORTEST_SUMMARY = 40;

export interface ReadBodies {
  /** The clean HTML of an excerpt; longer bodies become one paragraph of text cut at a word. Empty without text. */
  readonly excerptHtml: string;
  /** The fullest plain text the feed gave, cut at the limit; the source of every summary. */
  readonly text: string;
  /** True when the feed's text holds a sentence that tells a model what to do. */
  readonly spokeToModels: boolean;
}

interface ReadBody {
  readonly html: string;
  readonly baseUrl: string;
  /** As it was written, and without the sentences that address a model. */
  readonly written: string;
  readonly text: string;
}

/** Reads excerpt and text from an entry's bodies, each once and no further than the limit: a feed may be hostile. */
export function readBodies(
  summary: FeedBody | null,
  content: FeedBody | null,
  boilerplate: Boilerplate,
): ReadBodies {
  const [short, full] = [readBody(summary, boilerplate), readBody(content, boilerplate)];
  const shown = short !== null && short.written.length >= SHORTEST_SUMMARY ? short : (full ?? short);
  const fullest = (full?.written.length ?? 0) >= (short?.written.length ?? 0) ? full : short;
  return {
    excerptHtml: shown === null ? "" : toExcerpt(shown, boilerplate),
    text: truncateAtWord(fullest?.text ?? "", TEXT_LIMIT),
    spokeToModels: [short, full].some((body) => body !== null && body.text !== body.written),
  };
}

function readBody(body: FeedBody | null, boilerplate: Boilerplate): ReadBody | null {
  if (body === null) return null;
  const html = body.html.slice(0, BODY_LIMIT);
  const read = withoutBoilerplate(htmlToText(html), boilerplate);
  const written = stripInvisibleCharacters(read).slice(0, READ_LIMIT);
  return { html, baseUrl: body.baseUrl, written, text: withoutSpeechToModels(written) };
}

function toExcerpt({ html, baseUrl, written, text }: ReadBody, boilerplate: Boilerplate): string {
  if (text === "") return "";
  // Markup may part a sentence, so one that goes takes the markup with it.
  if (text !== written || text.length > EXCERPT_LIMIT) {
    return textAsHtml(truncateAtWord(text.replace(/\n/g, " "), EXCERPT_LIMIT));
  }
  const blocks = cleanHtml(html, { baseUrl }).split(/(?<=<\/p>)/);
  const kept = blocks.filter((block) => !isBoilerplate(htmlToText(block), boilerplate)).join("");
  // A blank before a hidden character is at the edge only once that is gone, so it is cleaned last.
  return cleanHtml(stripInvisibleCharacters(kept));
}
