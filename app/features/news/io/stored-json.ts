// JSON of the database as pages read it. A row that an older version, a restored backup or a hand has written may have
// another shape; it loses that part, and the pages that it stands on stay.
import type { ArticleTexts, Citation } from "~/features/news/core/article";
import { parseJson } from "~/lib/parse-json";

/** The tags of an article, without values that are no text. */
export function readStoredTags(json: string): string[] {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter((tag) => typeof tag === "string") : [];
}

/** The texts of an article by language; malformed citations read as null. */
export function readStoredTexts(json: string): ArticleTexts {
  const texts: ArticleTexts = JSON.parse(json);
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      text.citations === null || areCitations(text.citations) ? text : { ...text, citations: null },
    ]),
  );
}

/** Citations of a row; null where there are none or they are malformed. */
export function readStoredCitations(json: unknown): Citation[] | null {
  const value = typeof json === "string" ? parseJson(json) : null;
  return areCitations(value) ? value : null;
}

function areCitations(value: unknown): value is Citation[] {
  return Array.isArray(value) && value.every(isCitation);
}

function isCitation(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { sentence, from }: { sentence?: unknown; from?: unknown } = value;
  return (
    typeof sentence === "string" && Array.isArray(from) && from.every((text) => typeof text === "string")
  );
}
