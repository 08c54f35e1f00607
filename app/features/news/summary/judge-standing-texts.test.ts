import { expect, test } from "vitest";
import type { SummaryText } from "~/features/news/core/article";
import { judgeStandingTexts } from "./judge-standing-texts";

const ARTICLE = { title: "Board ends trial", language: "en" } as const;
const SOURCE = "The board, led by Ana Lima, ended the trial in 12 schools.";

/** A text whose sentences each rest on one sentence of the source. */
function text(...sentences: readonly (readonly [sentence: string, from?: string])[]): SummaryText {
  return {
    title: "Title",
    summaryHtml: `<p>${sentences.map(([sentence]) => sentence).join(" ")}</p>`,
    classNote: null,
    writtenBy: "Model",
    citations: sentences.map(([sentence, from = SOURCE]) => ({ sentence, from: [from] })),
  };
}

function toShown(standing: SummaryText | undefined) {
  return standing?.citations?.map(({ sentence, origin }) => [sentence, origin]);
}

test("a cut stays, a sentence that is none is replaced, one that is like nothing goes", () => {
  const cut = "The board ended the trial in 12 schools.";
  const en = text(
    [cut],
    ["Ana Lima ended the trial in 12 schools alone."],
    ["Robots mark essays.", "It rained."],
  );
  const judged = judgeStandingTexts({ en }, ARTICLE);
  expect(toShown(judged?.en)).toEqual([
    [cut, "cut"],
    ["The board, led by Ana Lima, ended the trial in 12 schools.", "source"],
  ]);
  expect(judged?.en?.summaryHtml).toBe(`<p>${cut} ${SOURCE}</p>`);
});

test("a translation is compared with what is shown, and without one that passes it goes", () => {
  const en = text(["The board ended the trial in 12 schools."], ["It rained all day.", "It rained all day."]);
  const right = "O conselho encerrou o teste em 12 escolas.";
  const pt = text([right], ["Choveu em 40 cidades o dia todo.", "It rained all day."]);
  const judged = judgeStandingTexts({ en, "pt-br": pt }, ARTICLE);
  expect(toShown(judged?.["pt-br"])).toEqual([
    [right, "translation"],
    ["It rained all day.", "original"],
  ]);
  const wrong = text(["O conselho encerrou o teste em 40 escolas."]);
  expect(judgeStandingTexts({ en, "pt-br": wrong }, ARTICLE)).not.toHaveProperty("pt-br");
});

test("what was judged, an extract, and a text without receipts are left alone", () => {
  const judged = judgeStandingTexts({ en: text(["The board ended the trial in 12 schools."]) }, ARTICLE);
  expect(judgeStandingTexts(judged ?? {}, ARTICLE)).toBeNull();
  const own = { ...text(["Robots mark essays."]), writtenBy: "extract" };
  expect(judgeStandingTexts({ en: own }, ARTICLE)).toBeNull();
  expect(judgeStandingTexts({ en: { ...text(), citations: null } }, ARTICLE)).toBeNull();
});
