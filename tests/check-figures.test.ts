// The pipeline's page publishes how well the check of summaries does: its figures are those of the check as it is now.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CHECK_FIGURES } from "~/content/check-figures.server";
import { judgeSamples, measureCheck, readSamples, type SampleFile } from "../scripts/bench/measure-check";

const FOLDER = fileURLToPath(new URL("fixtures/summaries", import.meta.url));

const SAMPLE: SampleFile = {
  writtenOn: "2026-11-20",
  writers: { articles: "A", true: "B", false: "C" },
  articles: [
    {
      id: "en-1",
      language: "en",
      title: "Board ends trial",
      text: "The board, led by Ana Lima, ended the trial.",
      true: [{ text: "The board ended the trial." }, { text: "The trial is over." }],
      false: [{ kind: "turned", text: "The board did not end the trial." }],
      translations: {
        true: [{ original: "The board ended the trial.", text: "O conselho encerrou o teste." }],
        false: [
          {
            kind: "certainty",
            original: "The board ended the trial.",
            text: "O conselho não encerrou o teste.",
          },
          { kind: "word", original: "The board ended the trial.", text: "O conselho começou o teste." },
        ],
      },
    },
  ],
};

test("the published figures are those of today's check", () => {
  // After a change of the rules: new articles, then npm run bench:check.
  const measuredOn = CHECK_FIGURES?.measuredOn ?? "";
  expect(measureCheck(readSamples(FOLDER), measuredOn)).toEqual(CHECK_FIGURES);
});

test("sentences are counted by language and truth, and what is refused of each", () => {
  const none = { sentences: 0, refused: 0 };
  expect(measureCheck([SAMPLE], "2026-11-21")).toEqual({
    writtenOn: "2026-11-20",
    measuredOn: "2026-11-21",
    writers: [SAMPLE.writers],
    articles: 1,
    counts: {
      "en-en": { true: { sentences: 2, refused: 1 }, false: { sentences: 1, refused: 1 } },
      "en-pt": { true: { sentences: 1, refused: 0 }, false: { sentences: 2, refused: 1 } },
      "pt-pt": { true: none, false: none },
      "pt-en": { true: none, false: none },
    },
  });
  expect(SAMPLE.articles.flatMap(judgeSamples).flatMap(({ fault }) => fault ?? [])).toEqual([
    "turned",
    "certainty",
    "word",
  ]);
});

test("without articles there are no figures", () => {
  expect(measureCheck([], "2026-11-21")).toBeNull();
});
