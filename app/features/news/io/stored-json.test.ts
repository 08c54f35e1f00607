import { expect, test } from "vitest";
import { readStoredTags, readStoredTexts } from "./stored-json";

const TEXT = { title: "Title", summaryHtml: "<p>Text.</p>", classNote: null, writtenBy: "Model" };

test("tags of another shape are no tags, and what is no text is none of them", () => {
  expect(readStoredTags('["ai","education"]')).toEqual(["ai", "education"]);
  expect(readStoredTags('["ai",7,null,{"a":1}]')).toEqual(["ai"]);
  for (const json of ["null", "7", '"ai"', '{"0":"ai"}', "not json", ""]) {
    expect(readStoredTags(json), json).toEqual([]);
  }
});

test("a text whose receipts have another shape has none, and keeps the rest", () => {
  const citations = [{ sentence: "Ours.", from: ["Theirs."] }];
  const good = { en: { ...TEXT, citations } };
  expect(readStoredTexts(JSON.stringify(good))).toEqual(good);
  for (const wrong of [[{ sentence: "Ours." }], [{ sentence: 1, from: [] }], [null], ["x"], {}, "x", 7]) {
    const stored = JSON.stringify({
      en: { ...TEXT, citations: wrong },
      "pt-br": { ...TEXT, citations: null },
    });
    const expected = { ...TEXT, citations: null };
    expect(readStoredTexts(stored), stored).toEqual({ en: expected, "pt-br": expected });
  }
});
