import { expect, test } from "vitest";
import { type CheckedArticle, createAnswerCheck } from "./check-answer";
import { articlePrompt } from "./prompt";

const ARTICLE: CheckedArticle = {
  title: "OpenAI opens ChatGPT Edu to 1,200 schools",
  text: "OpenAI opens ChatGPT Edu to 1,200 state schools in Brazil from Monday. Teachers can use it without paying for two years, and they decide what their pupils see in class.",
  excerptHtml: "<p>Excerpt.</p>",
  language: "en",
  sourceName: "Agency",
  publishedAt: "2026-11-18T10:00:00.000Z",
};

const EN = {
  title: "Free ChatGPT Edu for schools",
  summary:
    "OpenAI gives 1,200 schools in Brazil free access to ChatGPT Edu, and the teachers decide what is seen in class.",
  classNote: "You can plan your lessons with it at no cost.",
};
const PT = {
  title: "ChatGPT Edu gratuito nas escolas",
  summary:
    "A OpenAI dá a 1.200 escolas do Brasil acesso gratuito ao ChatGPT Edu, e são os professores que decidem o que se vê na aula.",
  classNote: "Você pode planejar suas aulas com ele sem pagar.",
};

function check(answer: object, article = ARTICLE) {
  return createAnswerCheck(
    article,
    articlePrompt(article),
    "a model",
  )(JSON.stringify({ tags: ["ai"], influence: 60, education: 80, ...answer }));
}

test("a good answer gives both languages, and the source's own headline stays", () => {
  const result = check({ en: EN, pt: PT });
  expect(result).toMatchObject({
    ok: true,
    value: {
      texts: {
        en: { title: ARTICLE.title, summaryHtml: `<p>${EN.summary}</p>` },
        "pt-br": { title: PT.title, classNote: PT.classNote },
      },
      influenceScore: 60,
    },
  });
});

test("an invented number refuses the whole answer and is named", () => {
  const result = check({ en: EN, pt: { ...PT, summary: PT.summary.replace("1.200", "1.300") } });
  expect(result).toMatchObject({
    ok: false,
    reason: "ungrounded",
    detail: "not in the source: 1.300",
    partial: null,
  });
});

test("a text in the wrong language is not published, the right one may be", () => {
  const result = check({ en: EN, pt: EN });
  expect(result).toMatchObject({ ok: false, reason: "wrong-language", detail: "no text in: pt" });
  expect(!result.ok && Object.keys(result.partial?.texts ?? {})).toEqual(["en"]);
});

test("a missing language can be asked for again and the other kept", () => {
  const result = check({ en: EN });
  expect(result).toMatchObject({ ok: false, reason: "invalid", detail: "no text in: pt" });
  expect(!result.ok && Object.keys(result.partial?.texts ?? {})).toEqual(["en"]);
});

test("an answer that repeats the instructions is refused", () => {
  const leak = articlePrompt(ARTICLE).system.slice(30, 130);
  expect(check({ en: { ...EN, summary: `It says: ${leak}` }, pt: PT })).toMatchObject({
    reason: "prompt-leak",
  });
});

test("an answer that is no JSON is refused", () => {
  expect(createAnswerCheck(ARTICLE, articlePrompt(ARTICLE), "a model")("Sure! Here is")).toMatchObject({
    reason: "invalid",
  });
});

test("an obeyed injection cannot bring an address or a name of its own", () => {
  const injected = {
    ...EN,
    summary: "Buy now at https://evil.example/win, says the famous Mallory, for teachers who want it.",
  };
  expect(check({ en: injected, pt: PT })).toMatchObject({ ok: false, reason: "ungrounded" });
});

test("a short text is shown as it is in its language, and its translation may not grow", () => {
  const short = {
    ...ARTICLE,
    text: "ChatGPT Edu is free for schools in Brazil.",
    excerptHtml: "<p>ChatGPT Edu is free for schools in Brazil.</p>",
  };
  const en = { ...EN, summary: "ChatGPT Edu is free for schools in Brazil." };
  const pt = { ...PT, summary: "O ChatGPT Edu é gratuito para as escolas do Brasil." };
  expect(check({ en, pt }, short)).toMatchObject({
    ok: true,
    value: {
      texts: { en: { summaryHtml: short.excerptHtml }, "pt-br": { summaryHtml: `<p>${pt.summary}</p>` } },
    },
  });
  const grown = {
    ...pt,
    summary: `${pt.summary} ${"Os professores do Brasil podem usar o ChatGPT Edu nas escolas. ".repeat(3)}`,
  };
  expect(check({ en, pt: grown }, short)).toMatchObject({ ok: false, reason: "inflated" });
});
