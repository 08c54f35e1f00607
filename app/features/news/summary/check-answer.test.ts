import { expect, test } from "vitest";
import { type CheckedArticle, completeSummary, createAnswerCheck } from "./check-answer";
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
    "OpenAI opens ChatGPT Edu to 1,200 state schools in Brazil. Teachers decide what their pupils see in class.",
  classNote: "You can plan your lessons with it at no cost.",
};
const PT = {
  title: "ChatGPT Edu gratuito nas escolas",
  summary:
    "A OpenAI abre o ChatGPT Edu a 1.200 escolas públicas do Brasil. Os professores decidem o que seus alunos veem em aula.",
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
    detail: expect.stringMatching(/^not in the source: 1\.300/),
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

const REPORT = "The school council of Recife rejected the plan by nine votes to four on Tuesday.";
const QUOTED = "“A machine does not know my class,” said the teacher Ana Prado after the meeting.";
const LONG: CheckedArticle = {
  ...ARTICLE,
  title: "Recife rejects a plan for AI marking",
  text: `${REPORT} ${QUOTED} The council may look at the plan again next year. Parents were not asked.`,
};
const OPEN_EN = {
  title: "x",
  summary:
    "The school council of Recife rejected the plan by nine votes to four. It may look at it again next year.",
  classNote: "You can talk about the vote with your class.",
};
const OPEN_PT = {
  title: "Recife rejeita plano de correção com IA",
  summary:
    "O conselho escolar do Recife rejeitou o plano por nove votos a quatro. Ele pode voltar a olhar o plano no próximo ano.",
  classNote: "Você pode conversar com a turma sobre a votação.",
};

test("every sentence is kept with the sentences of the source that it rests on", () => {
  const result = check({ en: OPEN_EN, pt: OPEN_PT }, LONG);
  const texts = result.ok ? result.value.texts : {};
  expect(texts.en?.receipts).toEqual([
    { sentence: "The school council of Recife rejected the plan by nine votes to four.", from: [REPORT] },
    {
      sentence: "It may look at it again next year.",
      from: ["The council may look at the plan again next year."],
    },
  ]);
  expect(texts["pt-br"]?.receipts?.[0]?.from[0]).toBe(REPORT);
  expect(texts["pt-br"]?.writtenBy).toBe("a model");
});

test("a receipt of two sentences tells them in the order of the source", () => {
  const [named, quoted] = [
    "Grace Hart, the deputy head, said schools were not being asked to drop the chatbots.",
    '"A report that begins with a machine has to end with a teacher who has read every word of it," she said.',
  ];
  const text = `Primary teachers must not enter the names of children into chatbots. ${named} ${quoted} Schools have until 31 January to write down their rules.`;
  const told =
    '"A report that begins with a machine has to end with a teacher who has read every word of it," said Grace Hart, the deputy head.';
  const result = check(
    { en: { ...EN, summary: `${told} Schools have until 31 January to write down their rules.` } },
    { ...ARTICLE, text },
  );
  const partial = result.ok ? result.value : result.partial;
  expect(partial?.texts.en?.receipts?.[0]).toEqual({ sentence: told, from: [named, quoted] });
});

test("a sentence that rests on nothing is left out, and a text that is mostly such sentences with its translation", () => {
  const loose = "It was wet on the hills and the trains were late.";
  const one = check({ en: { ...OPEN_EN, summary: `${OPEN_EN.summary} ${loose}` }, pt: OPEN_PT }, LONG);
  expect(one.ok && one.value.texts.en?.summaryHtml).toBe(`<p>${OPEN_EN.summary}</p>`);
  const two = check(
    { en: { ...OPEN_EN, summary: `${loose} The shops were shut for the day.` }, pt: OPEN_PT },
    LONG,
  );
  expect(two).toMatchObject({
    ok: false,
    reason: "ungrounded",
    detail: "too few sentences rest on the source in: en, pt",
    partial: null,
  });
});

test("a sentence in other words than the article's is left out, and its translation with it", () => {
  const reworded = "Councillors in the city threw out the scheme by nine votes to four.";
  const [, second = ""] = OPEN_EN.summary.split(/(?<=four\.) /);
  const result = check({ en: { ...OPEN_EN, summary: `${reworded} ${second}` }, pt: OPEN_PT }, LONG);
  expect(result.ok && result.value.texts.en?.summaryHtml).toBe(`<p>${second}</p>`);
  expect(result.ok && result.value.texts["pt-br"]?.receipts).toHaveLength(1);
});

test("a translation that says something else than its sentence is left out", () => {
  const summary = OPEN_PT.summary.replace("pode voltar", "não pode voltar");
  const result = check({ en: OPEN_EN, pt: { ...OPEN_PT, summary } }, LONG);
  expect(result.ok && result.value.texts.en?.receipts).toHaveLength(2);
  expect(result.ok && result.value.texts["pt-br"]?.summaryHtml).toBe(
    "<p>O conselho escolar do Recife rejeitou o plano por nove votos a quatro.</p>",
  );
});

test("a translated quotation is marked as ours and sits on a quoted passage; an invented one refuses", () => {
  const quoting = (words: string) => ({
    ...OPEN_PT,
    summary: `${OPEN_PT.summary} A professora Ana Prado disse: “${words}”.`,
  });
  const result = check({ en: OPEN_EN, pt: quoting("uma máquina não conhece a minha turma") }, LONG);
  expect(result.ok && result.value.texts["pt-br"]?.summaryHtml).toContain("turma” (tradução nossa).");
  expect(check({ en: OPEN_EN, pt: quoting("o conselho vai pagar tudo") }, LONG)).toMatchObject({
    reason: "ungrounded",
  });
  const turned = `${OPEN_EN.summary} Ana Prado said: “A machine knows my class.”`;
  const without = check({ en: { ...OPEN_EN, summary: turned }, pt: OPEN_PT }, LONG);
  expect(without.ok && without.value.texts.en?.summaryHtml).toBe(`<p>${OPEN_EN.summary}</p>`);
});

test.each([
  ["a negation dropped", "Parents were asked."],
  ["a hedge made a fact", "The council will look at the plan again next year."],
  ["numbers exchanged", "The council of Recife rejected the plan by four votes to nine."],
])("%s leaves its sentence out, and a title with it leaves its language out", (_, sentence) => {
  const added = check({ en: { ...OPEN_EN, summary: `${OPEN_EN.summary} ${sentence}` }, pt: OPEN_PT }, LONG);
  expect(added.ok && added.value.texts.en?.summaryHtml).toBe(`<p>${OPEN_EN.summary}</p>`);
  const portuguese: CheckedArticle = { ...LONG, language: "pt" };
  const titled = check({ en: { ...OPEN_EN, title: sentence }, pt: OPEN_PT }, portuguese);
  expect(titled.ok ? null : (titled.partial?.texts.en ?? null)).toBeNull();
});

test.each([
  ["an address", "The council of Recife rejected the plan at recife.example/plan."],
  ["a request", "Click here to see the plan of the council of Recife."],
])("%s refuses the answer", (_, sentence) => {
  const en = { ...OPEN_EN, summary: `${OPEN_EN.summary} ${sentence}` };
  expect(check({ en, pt: OPEN_PT }, LONG)).toMatchObject({ ok: false, reason: "ungrounded", partial: null });
});

test.each([
  ["an English summary under a Portuguese title", { ...OPEN_PT, summary: OPEN_EN.summary }],
  ["no sentence", { ...OPEN_PT, summary: "Resumo." }],
  ["signs", { ...OPEN_PT, summary: "&quot;&gt;" }],
  [
    "Dutch",
    {
      ...OPEN_PT,
      summary: "De schoolraad van Recife verwierp het plan met negen stemmen tegen vier op dinsdag.",
    },
  ],
  [
    "French",
    {
      ...OPEN_PT,
      summary: "Le conseil scolaire de Recife a rejeté le plan par neuf voix contre quatre mardi dernier.",
    },
  ],
])("a Portuguese field with %s is refused", (_, pt) => {
  const result = check({ en: OPEN_EN, pt }, LONG);
  expect(result).toMatchObject({ ok: false, detail: "no text in: pt" });
  expect(!result.ok && Object.keys(result.partial?.texts ?? {})).toEqual(["en"]);
});

test("a text of the source's own words names no model", () => {
  const short = {
    ...ARTICLE,
    text: "ChatGPT Edu is free for schools in Brazil.",
    excerptHtml: "<p>ChatGPT Edu is free for schools in Brazil.</p>",
  };
  const pt = { ...PT, summary: "O ChatGPT Edu é gratuito para as escolas do Brasil." };
  const result = check({ en: EN, pt }, short);
  const texts = result.ok ? result.value.texts : {};
  expect([texts.en?.writtenBy, texts["pt-br"]?.writtenBy]).toEqual(["extract", "a model"]);
});

test("of two answers each language keeps the first text that passed, with its author", () => {
  const halfOf = (answer: object) => {
    const result = check(answer, LONG);
    if (result.ok || result.partial === null) throw new Error("not a half");
    return result.partial;
  };
  const { value, isWhole } = completeSummary(halfOf({ en: OPEN_EN }), halfOf({ pt: OPEN_PT }));
  expect(isWhole).toBe(true);
  expect(Object.keys(value.texts).sort()).toEqual(["en", "pt-br"]);
});
