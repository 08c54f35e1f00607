import { expect, test } from "vitest";
import { ARTICLE_WORDS } from "~/content/words/article-words";
import type { SourceKind } from "~/features/news/core/article";
import { scoreArticle, toScoreRules } from "./score";
import { listTags, type TaggableText, toTagRules } from "./tagging";
import type { Tag } from "./tags";

const TAG_RULES = toTagRules(ARTICLE_WORDS.tags);
const SCORE_RULES = toScoreRules(ARTICLE_WORDS.scores);

function tagsIn(article: TaggableText, kind?: SourceKind): Tag[] {
  return listTags(article, TAG_RULES, kind);
}

function toScores(article: TaggableText, tags: readonly Tag[], kind: SourceKind) {
  return scoreArticle(article, SCORE_RULES, tags, kind);
}

function words(title: string, text = "", categories: string[] = []) {
  return { title, text, categories };
}

test.each([
  ["OpenAI launches ChatGPT for Teachers", ["ai", "education", "openai"]],
  ["Google e Microsoft disputam as escolas brasileiras", ["education", "google", "microsoft"]],
  ["Ética e vieses da IA em sala de aula", ["ai", "education", "ethics"]],
  ["Fei-Fei Li speaks at NeurIPS", ["influential-expert", "international-event"]],
  ["Pesquisadores avaliam modelos de linguagem", ["ai", "research"]],
  ["ChatGPT - o guia: escola - aula - prova", ["ai", "education", "openai"]],
  ["Ele ia à feira e disse: ai, que calor", []],
  ["Maintain the main chain of paid trains", []],
])("%s earns its tags", (title, tags) => {
  expect(tagsIn(words(title))).toEqual(tags);
});

test.each([
  "The Gemini telescope finds a galaxy",
  "Claude Lévi-Strauss e a antropologia",
  "Bing Crosby sings again",
  "A llama on the road",
  "Gemini - the twins - in the sky of May",
  "O professor do Flamengo escala o time",
  "Escola de samba desfila no Rio",
  "Paper mills are closing",
  "Enem: veja o calendário das provas",
  "Greve fecha escolas estaduais",
])("%s is not about AI", (title) => {
  const tags = tagsIn(words(title));
  expect(tags).not.toContain("ai");
  for (const tag of ["google", "microsoft", "openai"]) expect(tags).not.toContain(tag);
});

test.each([
  ["Gemini comes to Google Classroom", ["ai", "education", "google"]],
  ["Claude or Copilot: which one helps?", ["ai", "microsoft"]],
  ["Professores usam Gemini para planejar", ["ai", "education", "google"]],
  ["Curriculum learning with a student model speeds up LLMs", ["ai"]],
])("a word of many meanings counts beside a second one: %s", (title, tags) => {
  expect(tagsIn(words(title))).toEqual(tags);
});

test.each([
  ["Lessons learned from a student model and a student network", "education"],
  ["Lições aprendidas com a IA em hospitais", "education"],
  ["A Llama farm opens for pupils of the school", "ai"],
  ["Conferência de dados feita à mão na escola", "international-event"],
  ["Uma conferência sobre cada resumo, na escola", "international-event"],
] as const)("%s does not earn %s", (title, tag) => {
  expect(tagsIn(words(title))).not.toContain(tag);
});

test("a conference is one where it is called by what it is about or who holds it", () => {
  for (const title of ["Conferência internacional discute escolas", "Conferência sobre IA abre em Recife"])
    expect(tagsIn(words(title))).toContain("international-event");
});

test("a source that is about education or AI earns its own tag", () => {
  expect(tagsIn(words("Five ideas for Monday"), "education")).toEqual(["education"]);
  expect(tagsIn(words("Introducing our new voice"), "lab")).toEqual(["ai"]);
  expect(tagsIn(words("Exam calendar"), "press")).toEqual([]);
});

test.each([
  ["Senate passes a law on AI in schools", "Schools have a year to adapt.", "press", 51],
  ["Ministério publica diretrizes para IA nas escolas", "", "press", 51],
] as const)("a law or a ministry's guidance has impact: %s", (title, text, kind, least) => {
  const article = words(title, text);
  expect(toScores(article, tagsIn(article), kind).influenceScore).toBeGreaterThanOrEqual(least);
});

test("a vendor's launch alone has no high impact, and one sentence can be about education", () => {
  const launch = words("OpenAI launches a new voice", "It speaks.");
  expect(toScores(launch, tagsIn(launch, "lab"), "lab").influenceScore).toBeLessThanOrEqual(50);
  const short = words("An AI tutor", "Teachers and students of a school try it.");
  expect(toScores(short, tagsIn(short), "press").educationRelevance).toBeGreaterThan(70);
});

test("categories and the beginning of the text earn tags too", () => {
  expect(tagsIn(words("New plans", "A talk about copyright.", ["Sala de Aula"]))).toEqual([
    "education",
    "ethics",
  ]);
  expect(tagsIn(words("New plans", `${"x ".repeat(2000)} copyright`))).toEqual([]);
});

test("a launch for teachers by a large laboratory earns both badges", () => {
  const article = words(
    "OpenAI launches ChatGPT for teachers worldwide",
    "Teachers and students in every school and university get lesson plans.",
  );
  const scores = toScores(article, tagsIn(article), "lab");
  expect(scores.influenceScore).toBeGreaterThan(50);
  expect(scores.educationRelevance).toBeGreaterThan(70);
});

test("a word of impact earns a third of its points where it is only in the text", () => {
  const toScore = (title: string, text: string) => toScores(words(title, text), [], "press").influenceScore;
  const without = toScore("A tutor", "It speaks.");
  expect(toScore("A tutor launches", "It speaks.") - without).toBe(12);
  expect(toScore("A tutor", "It launches today.") - without).toBe(4);
});

test("a technical note earns neither", () => {
  const article = words("A note on tokenisers", "Byte pairs are merged by frequency.");
  const scores = toScores(article, tagsIn(article), "research");
  expect(scores.influenceScore).toBeLessThanOrEqual(50);
  expect(scores.educationRelevance).toBe(0);
});

test("scores stay within 0 and 100 however many words match", () => {
  const all =
    "OpenAI Google Microsoft launches law billion risk breakthrough teacher school student curriculum lesson ";
  const article = words(all, all.repeat(20));
  const scores = toScores(article, tagsIn(article), "education");
  expect(scores.influenceScore).toBeLessThanOrEqual(100);
  expect(scores.educationRelevance).toBeLessThanOrEqual(100);
});
