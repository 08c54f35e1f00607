import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSummaryAnswer, parseTranslationAnswer } from "./model-answer";

const ANSWER = {
  sentences: [{ from: [1], text: "The board ended the trial." }],
  classNote: "Ask your class about it.",
  tags: ["ai"],
  influence: 40,
  education: 60,
};

function findAnswer(changes: object) {
  return parseSummaryAnswer(JSON.stringify({ ...ANSWER, ...changes }));
}

test("an answer is read with words and a fence around it, a comma too many and a bare line break", () => {
  const broken = '```json\n{"sentences": [{"from": [1], "text": "The board\nended it."},],}\n``` Done.';
  expect(parseSummaryAnswer(broken)).toEqual({
    sentences: [{ text: "The board ended it.", from: [1] }],
    classNote: null,
    tags: [],
    influenceScore: null,
    educationRelevance: null,
  });
});

test("markup is cleaned, marks of Markdown go, and two sentences in one are two", () => {
  const text =
    "[3] <b>The **board**</b> met.<script>x</script> It <a href='https://evil.example'>ended</a> it.";
  expect(findAnswer({ sentences: [text] })?.sentences).toEqual([
    { text: "The board met.", from: [] },
    { text: "It ended it.", from: [] },
  ]);
});

test("no more than four sentences are read, and a note of some length", () => {
  const answer = findAnswer({
    sentences: Array(9).fill(ANSWER.sentences[0]),
    classNote: "word ".repeat(100),
  });
  expect(answer?.sentences).toHaveLength(4);
  expect(answer?.classNote?.length).toBeLessThanOrEqual(240);
});

test.each([
  [9999, 100],
  [-5, 0],
  ["61", 61],
  ["much", null],
  [null, null],
  [{}, null],
])("an influence of %j becomes %j", (influence, expected) => {
  expect(findAnswer({ influence })?.influenceScore).toBe(expected);
});

test("unknown tags are dropped, and a note that is no text", () => {
  expect(findAnswer({ tags: ["ai", "casino", 7], classNote: 7 })).toMatchObject({
    tags: ["ai"],
    classNote: null,
  });
});

test.each(["", "no", "{}", '{"sentences": []}', '{"sentences": 7}', "x".repeat(20_001), '{"sentences":["a'])(
  "%j is no answer",
  (reply) => {
    expect(parseSummaryAnswer(reply.slice(0, 20_001))).toBeNull();
    expect(parseTranslationAnswer(reply)).toBeNull();
  },
);

test("translations are read by their number, the first of each", () => {
  const translations = [
    { number: 1, text: "<i>Um</i>" },
    { number: 0, text: "Zero" },
    { number: 1, text: "Outro" },
  ];
  const parsed = parseTranslationAnswer(JSON.stringify({ translations }));
  expect([...(parsed ?? [])].sort()).toEqual([
    [0, "Zero"],
    [1, "Um"],
  ]);
});

test("whatever JSON comes, nothing but the known fields goes out", () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), (sentences, rest) => {
      const parsed = parseSummaryAnswer(`{"sentences": ${sentences}, "tags": ${rest}, "status": ${rest}}`);
      if (parsed === null) return;
      const known = ["sentences", "classNote", "tags", "influenceScore", "educationRelevance"];
      expect(Object.keys(parsed).sort()).toEqual(known.sort());
      for (const { text, from } of parsed.sentences)
        expect([typeof text, from.every(Number.isInteger)]).toEqual(["string", true]);
    }),
  );
});
