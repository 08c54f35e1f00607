import fc from "fast-check";
import { expect, test } from "vitest";
import { ANSWER_SUMMARY_LIMIT, parseModelAnswer } from "./model-answer";

const TEXT = { title: "Título", summary: "Resumo do artigo.", classNote: "Uma nota." };

function answer(changes: object): string {
  return JSON.stringify({ en: TEXT, pt: TEXT, tags: ["ai"], influence: 40, education: 60, ...changes });
}

function parsed(reply: string) {
  const result = parseModelAnswer(reply);
  return result.ok ? result.answer : null;
}

test("a fenced answer is read like a bare one", () => {
  expect(parsed(`Here it is:\n\`\`\`json\n${answer({})}\n\`\`\``)).toEqual(parsed(answer({})));
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "I am sorry, I cannot help with that.",
  "<html>502</html>",
  answer({}).slice(0, -30),
  answer({ en: {}, pt: { title: "", summary: "x" } }),
])("%j is refused", (reply) => {
  expect(parseModelAnswer(reply).ok).toBe(false);
});

test("a language without a title or summary is left out", () => {
  expect(Object.keys(parsed(answer({ pt: { title: "T", summary: "<p></p>" } }))?.texts ?? {})).toEqual([
    "en",
  ]);
});

test("markup is cleaned, links lose their address, titles are plain text", () => {
  const summary =
    '<script>alert(1)</script><p onclick="x()">Safe <b>text</b> with <a href="https://evil.example/">a link</a><svg onload=x></svg></p><iframe srcdoc="x"></iframe>';
  expect(
    parsed(answer({ en: { title: "<b>Bold</b> &amp; plain\n", summary, classNote: "" } }))?.texts.en,
  ).toEqual({
    title: "Bold & plain",
    summaryHtml: "<p>Safe <b>text</b> with a link</p>",
    classNote: null,
  });
});

test("long texts are cut at a word", () => {
  const text = parsed(answer({ en: { ...TEXT, title: "word ".repeat(100), summary: "word ".repeat(500) } }))
    ?.texts.en;
  expect(text?.title).toMatch(/^(?:word )+word…$/);
  expect(text?.summaryHtml.length).toBeLessThanOrEqual(ANSWER_SUMMARY_LIMIT + "<p></p>".length);
});

test.each([
  [9999, 100],
  [-5, 0],
  [49.6, 50],
  ["85", 85],
  [null, null],
  ["high", null],
  [[1], null],
  [undefined, null],
])("an influence of %j becomes %j", (influence, expected) => {
  expect(parsed(answer({ influence }))?.influenceScore).toBe(expected);
});

test("a score that is no JSON number is no score", () => {
  expect(parsed(answer({ influence: "@" }).replace('"@"', "NaN"))).toMatchObject({
    influenceScore: null,
    educationRelevance: 60,
  });
});

test("only tags of the list are taken, each once", () => {
  expect(parsed(answer({ tags: ["ethics", "ai", "ai", "casino", 5] }))?.tags).toEqual(["ai", "ethics"]);
  expect(parsed(answer({ tags: "ai" }))?.tags).toEqual([]);
});

test("whatever JSON comes, nothing but the known fields goes out", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const result = parseModelAnswer(json);
      return (
        !result.ok ||
        Object.keys(result.answer).every((key) =>
          ["texts", "tags", "influenceScore", "educationRelevance"].includes(key),
        )
      );
    }),
  );
});
