// Until a summary exists, a card shows an excerpt of the feed's own words, cleaned like all HTML from outside.

import { isBoilerplate, withoutBoilerplate } from "~/features/news/core/feed/boilerplate";
import type { FeedBody } from "~/features/news/core/feed/feed-item";
import { withoutSpeechToModels } from "~/features/news/core/rules/requests";
import { cleanHtml, textAsHtml } from "~/lib/clean-html";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { htmlToText } from "~/lib/html-to-text";
import { truncateAtWord } from "~/lib/truncate-at-word";

/** Longest text of an excerpt, in characters; about six lines of a card. */
const EXCERPT_LIMIT = 480;

/** Longest stored article text, in characters: a long read, and well inside a D1 row and a prompt. */
const TEXT_LIMIT = 20_000;

/** Nothing behind this is stored, so nothing there can speak to a model. */
const READ_LIMIT = 3 * TEXT_LIMIT;

/** A summary shorter than this ("Read on…") says nothing; the full text is shown instead. */
const SHORTEST_SUMMARY = 40;

/** The clean HTML of an excerpt; longer bodies become one paragraph of text cut at a word. Empty without text. */
export function excerptHtml(summary: FeedBody | null, content: FeedBody | null): string {
  const body = bodyText(summary).length >= SHORTEST_SUMMARY ? summary : (content ?? summary);
  const text = bodyText(body);
  if (body === null || text === "") return "";
  const plain = withoutSpeechToModels(text);
  // Markup may part a sentence, so one that goes takes the markup with it.
  if (plain !== text || text.length > EXCERPT_LIMIT) {
    return textAsHtml(truncateAtWord(plain.replace(/\n/g, " "), EXCERPT_LIMIT));
  }
  const blocks = cleanHtml(body.html, { baseUrl: body.baseUrl }).split(/(?<=<\/p>)/);
  return stripInvisibleCharacters(
    cleanHtml(blocks.filter((block) => !isBoilerplate(htmlToText(block))).join("")),
  );
}

/** The fullest plain text the feed gave, cut at the limit: what a summary may speak about. */
export function fullText(summary: FeedBody | null, content: FeedBody | null): string {
  const [first, second] = [bodyText(content), bodyText(summary)];
  return truncateAtWord(withoutSpeechToModels(first.length >= second.length ? first : second), TEXT_LIMIT);
}

/** True when the feed's text holds a sentence that tells a model what to do. */
export function hasSpeechToModels(summary: FeedBody | null, content: FeedBody | null): boolean {
  return [summary, content].some((body) => {
    const text = bodyText(body).slice(0, READ_LIMIT);
    return withoutSpeechToModels(text) !== text;
  });
}

function bodyText(body: FeedBody | null): string {
  return body === null ? "" : stripInvisibleCharacters(withoutBoilerplate(htmlToText(body.html)));
}
