import { expect, test } from "vitest";
import { htmlToText } from "~/lib/html-to-text";
import { extractSummary, type SummarisableArticle } from "./extract-summary";

const LEAD = "The ministry gave every state school in the country access to one AI tutor on Monday.";
const DETAIL =
  "The AI tutor answers pupils in Portuguese, and teachers see every question that a pupil asks the tutor.";
const COST = "Schools pay nothing in the first year, the ministry said.";

const ARTICLE: SummarisableArticle = {
  title: "Ministry gives schools an AI tutor",
  text: `Photo: Agency\n${LEAD} It rained. ${DETAIL} ${COST} Mr. Silva, who teaches history in Recife, was not convinced by what he saw there. Some parents had brought umbrellas to the square in front of the building.\nRead also`,
  excerptHtml: "<p>Short.</p>",
  language: "en",
};

test("whole sentences of the article are chosen, in their order", () => {
  const summary = extractSummary(ARTICLE);
  const text = htmlToText(summary.texts.en?.summaryHtml ?? "");
  expect(text.startsWith(LEAD)).toBe(true);
  expect(text).toContain(DETAIL);
  expect(text).not.toMatch(/Photo|umbrellas|Read also/);
  expect(text.length).toBeLessThanOrEqual(420);
});

test("a sentence loses what ties it to one that is not shown, and tails that are too long for a card", () => {
  const tail =
    ", raising hopes among parents of pupils in all grades who had waited for years for a tutor of their own that speaks their language well and never sleeps";
  const long = `However, ${DETAIL.slice(0, -1)}${tail}.`;
  const summary = extractSummary({ ...ARTICLE, text: `${LEAD} It rained. ${long}` });
  expect(summary.texts.en?.citations?.[1]).toEqual({ sentence: DETAIL, from: [long] });
  expect(summary.texts.en?.summaryHtml).toContain(` ${DETAIL}<`);
});

test("a sentence that stays too long for a card is chosen only where no other is", () => {
  const long = `The AI tutor for schools ${"that the ministry of the country pays for ".repeat(6)}answers pupils.`;
  const show = (text: string) => extractSummary({ ...ARTICLE, text }).texts.en?.summaryHtml;
  expect(show(`${long} It rained. ${DETAIL} ${COST} ${LEAD}`)).not.toContain(long);
  expect(show(`${long} It rained. So it went.`)).toContain(long);
});

test("a short text is shown as it is", () => {
  const short = {
    ...ARTICLE,
    text: "Two lines. Nothing more.",
    excerptHtml: "<p>Two lines. Nothing <em>more</em>.</p>",
  };
  expect(extractSummary(short).texts.en?.summaryHtml).toBe(short.excerptHtml);
});

test("only the article's own language gets a text, and no model is named", () => {
  const summary = extractSummary({ ...ARTICLE, language: "pt" });
  expect(Object.keys(summary.texts)).toEqual(["pt-br"]);
  expect(summary.summarisedBy).toBe("extract");
});

test("a long text without a single whole sentence falls back to the excerpt", () => {
  expect(extractSummary({ ...ARTICLE, text: "word ".repeat(200) }).texts.en?.summaryHtml).toBe(
    "<p>Short.</p>",
  );
});

test.each([
  ["leans on one that is not chosen", "Its tutor gives schools reports about homework and marks."],
  ["speaks of us", "We’re told that the tutor gives schools reports about homework and marks."],
  ["opens a quotation", "“The tutor gives schools reports about homework and marks."],
  ["asks", "Will the tutor give schools reports about homework and marks?"],
  ["tells its readers to explore", "Explore how the tutor gives schools reports about homework and marks."],
  ["opens one with a single mark", "'The tutor gives schools reports about homework and marks."],
])("a sentence that %s is not chosen", (_, sentence) => {
  const text = `${LEAD} It rained. ${sentence} ${COST} Some parents had brought umbrellas to the square in front of the building.`;
  const summary = extractSummary({ ...ARTICLE, text });
  expect(summary.texts.en?.summaryHtml).toContain(LEAD);
  expect(htmlToText(summary.texts.en?.summaryHtml ?? "")).not.toContain(sentence.slice(6));
});

test.each(["://", "word, ", "a.", "(A "])(
  "a sentence without end, made of %j, costs little time",
  (piece) => {
    const started = performance.now();
    extractSummary({
      ...ARTICLE,
      text: `${LEAD} Of ${piece.repeat(20_000 / piece.length)} it ended. ${COST}`,
    });
    expect(performance.now() - started).toBeLessThan(1000);
  },
);
