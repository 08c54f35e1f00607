import fc from "fast-check";
import { expect, test } from "vitest";
import { parseModelAnswer } from "./model-answer";
import { ANSWER_SUMMARY_LIMIT } from "./tidy-answer";

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

test("a summary of too many sentences keeps whole ones, and as many in both languages", () => {
  const many = (word: string) => Array.from({ length: 8 }, (_, index) => `${word} ${index}.`).join(" ");
  const long = "Uma frase longa ".repeat(14).trim();
  const texts = parsed(
    answer({
      en: { ...TEXT, summary: many("Sentence") },
      pt: { ...TEXT, summary: many("Frase") },
    }),
  )?.texts;
  expect(texts?.en?.summaryHtml).toBe("<p>Sentence 0. Sentence 1. Sentence 2. Sentence 3.</p>");
  expect(texts?.pt?.summaryHtml).toBe("<p>Frase 0. Frase 1. Frase 2. Frase 3.</p>");
  const uneven = parsed(
    answer({
      en: { ...TEXT, summary: "One. Two. Three. Four." },
      pt: { ...TEXT, summary: [1, 2, 3, 4].map(() => `${long}.`).join(" ") },
    }),
  )?.texts;
  expect(uneven?.pt?.summaryHtml).toBe(`<p>${[1, 2, 3].map(() => `${long}.`).join(" ")}</p>`);
  expect(uneven?.en?.summaryHtml).toBe("<p>One. Two. Three.</p>");
});

test("marks of Markdown, labels and items are no words", () => {
  const text = parsed(
    answer({
      pt: {
        title: "**Robô de leitura** em 14 escolas",
        summary: "**Resumo:** Um robô ouve.\n\n- Os alunos leem.\n- O conselho paga.",
        classNote: "**Para sua turma:** sessões curtas.",
      },
    }),
  )?.texts.pt;
  expect(text?.title).toBe("Robô de leitura em 14 escolas");
  expect(text?.summaryHtml.replace(/\s+/g, " ")).toBe(
    "<p>Um robô ouve. Os alunos leem. O conselho paga.</p>",
  );
  expect(text?.classNote).toBe("Sessões curtas.");
});

test("a list of sentences, a line break within a text and a comma too many are read", () => {
  const listed = parsed(answer({ en: { ...TEXT, summary: ["One.", "Two."] } }));
  expect(listed?.texts.en?.summaryHtml).toBe("<p>One. Two.</p>");
  const loose = answer({ en: { ...TEXT, summary: "One. @Two." } })
    .replace("@", "\n")
    .replace(/}$/, ",}");
  expect(parsed(loose)?.texts.en?.summaryHtml).toBe("<p>One. Two.</p>");
});

test("a note that sells something is left out, and the summary stays", () => {
  const text = parsed(answer({ en: { ...TEXT, classNote: "Get it for your school today!" } }))?.texts.en;
  expect(text?.classNote).toBeNull();
  expect(text?.summaryHtml).toBe("<p>Resumo do artigo.</p>");
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
