// Sizes and moments that are promised. What happens at them is the matter of the tests of each part.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODEL_DEADLINE_MS } from "~/ai/core/checked-model";
import { TAGS_BEFORE_EXPANSION } from "~/features/catalogue/core/facets";
import { CARD_AMOUNTS } from "~/features/donations/core/amount";
import { REDIRECT_LABEL_MS } from "~/features/donations/core/redirect-label";
import { FEATURED_TOOLS } from "~/features/home/core/featured-tools";
import { CARD_TAGS, FEATURED_CARD_TAGS } from "~/features/news/core/page/badges";
import { HOME_STORIES } from "~/features/news/core/page/news-section";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { DEFAULT_RUN_COOLDOWN_SECONDS, DEFAULT_RUN_LEASE_SECONDS } from "~/features/news/core/run/run-policy";
import { NEWS_LIMIT } from "~/features/news/io/news-reader.server";
import { QR_IMAGE_PX } from "~/features/qr/core/qr-svg";
import { OVERLAY_RESULTS_MAX } from "~/features/search/core/search";
import { COMPACT_HEADER_PX } from "~/features/shell/core/compact-header";
import { THEME_STORAGE_KEY } from "~/features/shell/core/theme";

function readText(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
}

test.each([
  ["results in the search overlay", OVERLAY_RESULTS_MAX, 8],
  ["tags before all are shown", TAGS_BEFORE_EXPANSION, 12],
  ["tags on a card of the news", CARD_TAGS, 3],
  ["tags on the featured news", FEATURED_CARD_TAGS, 6],
  ["articles read for the home page", NEWS_LIMIT, 12],
  ["stories below the featured one", HOME_STORIES, 8],
  ["featured tools", FEATURED_TOOLS, 3],
  ["pixels of a QR code's side", QR_IMAGE_PX, 200],
  ["pixels until the header is compact", COMPACT_HEADER_PX, 50],
])("%s are as many as promised", (_, actual, promised) => {
  expect(actual).toBe(promised);
});

test.each([
  ["from a fetch to the list anew", RUN_KINDS.fetch.reloadAfterMs, 3000],
  ["from summaries to the list anew", RUN_KINDS.summaries.reloadAfterMs, 5000],
  ["for the word that a payment page opens", REDIRECT_LABEL_MS, 2000],
  ["between two runs, in seconds", DEFAULT_RUN_COOLDOWN_SECONDS, 600],
  ["for the whole answer of a model", MODEL_DEADLINE_MS, 30_000],
  ["a run may hold its lease, in seconds", DEFAULT_RUN_LEASE_SECONDS, 900],
])("the time %s is the promised one", (_, actual, promised) => {
  expect(actual).toBe(promised);
});

test("the donation cards have the nine promised amounts", () => {
  expect(CARD_AMOUNTS).toEqual([100, 200, 500, 1000, 5000, 10_000, 25_000, 50_000, 100_000]);
});

test("the theme is kept under the promised key", () => {
  expect(THEME_STORAGE_KEY).toBe("theme");
});

test("pages change in 0.4 s and cards follow each other by 0.1 s, for those who want motion only", () => {
  const [, moving = ""] =
    /prefers-reduced-motion: no-preference\) \{\s*@view-transition \{([\s\S]*?)\n {2}\}/.exec(
      readText("app/styles/base.css"),
    ) ?? [];
  expect(moving).toMatch(/animation: 0\.4s ease both page-in/);
  const cards = readText("app/features/book-resources/ui/book-resource-list.module.css");
  const [, staggered = ""] = /prefers-reduced-motion: no-preference\) \{([\s\S]*)/.exec(cards) ?? [];
  expect(staggered).toMatch(/animation-delay: calc\(\(sibling-index\(\) - 1\) \* 0\.1s\)/);
});
