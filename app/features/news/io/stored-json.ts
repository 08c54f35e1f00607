// JSON of the database as pages read it. A row that an older version, a restored backup or a hand has written may have
// another shape; it loses that part, and the pages that it stands on stay.
import type { ArticleTexts, SummaryReceipt } from "~/features/news/core/article";
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
      text.receipts === null || areReceipts(text.receipts) ? text : { ...text, receipts: null },
    ]),
  );
}

/** Citations of a row; null where there are none or they are malformed. */
export function readStoredReceipts(json: unknown): SummaryReceipt[] | null {
  const value = typeof json === "string" ? parseJson(json) : null;
  return areReceipts(value) ? value : null;
}

function areReceipts(value: unknown): value is SummaryReceipt[] {
  return Array.isArray(value) && value.every(isReceipt);
}

function isReceipt(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { sentence, from }: { sentence?: unknown; from?: unknown } = value;
  return (
    typeof sentence === "string" && Array.isArray(from) && from.every((text) => typeof text === "string")
  );
}
