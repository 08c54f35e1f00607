// Measured results of the check of summaries. Written by `npm run bench:check`; do not edit.
import type { CheckFigures } from "~/features/news/core/run/check-figures";

export const CHECK_FIGURES: CheckFigures | null = {
  writtenOn: "2026-11-23",
  measuredOn: "2026-11-28",
  writers: [
    {
      articles: "a language model that saw the format alone",
      true: "another language model, given the two requests of the site and nothing else",
      false: "a third language model that saw the articles and the true sentences, not the rules",
    },
  ],
  articles: 60,
  counts: {
    "en-en": {
      true: {
        sentences: 90,
        refused: 13,
      },
      false: {
        sentences: 120,
        refused: 120,
      },
    },
    "pt-pt": {
      true: {
        sentences: 90,
        refused: 12,
      },
      false: {
        sentences: 120,
        refused: 120,
      },
    },
    "en-pt": {
      true: {
        sentences: 90,
        refused: 4,
      },
      false: {
        sentences: 90,
        refused: 49,
      },
    },
    "pt-en": {
      true: {
        sentences: 90,
        refused: 12,
      },
      false: {
        sentences: 90,
        refused: 51,
      },
    },
  },
};
