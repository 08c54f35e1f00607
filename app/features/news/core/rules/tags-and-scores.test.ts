import { expect, test } from "vitest";
import { scoreArticle } from "./score";
import { tagsOf } from "./tagging";

function words(title: string, text = "", categories: string[] = []) {
  return { title, text, categories };
}

test.each([
  ["OpenAI launches ChatGPT for Teachers", ["ai", "education", "openai"]],
  ["Google e Microsoft disputam as escolas brasileiras", ["education", "google", "microsoft"]],
  ["Ética e vieses da IA em sala de aula", ["ai", "education", "ethics"]],
  ["Fei-Fei Li speaks at NeurIPS", ["influential-expert", "international-event"]],
  ["Pesquisadores avaliam modelos de linguagem", ["ai", "research"]],
  ["Ele ia à feira e disse: ai, que calor", []],
  ["Maintain the main chain of paid trains", []],
])("%s earns its tags", (title, tags) => {
  expect(tagsOf(words(title))).toEqual(tags);
});

test("categories and the beginning of the text earn tags too", () => {
  expect(tagsOf(words("New plans", "A talk about copyright.", ["Sala de Aula"]))).toEqual([
    "education",
    "ethics",
  ]);
  expect(tagsOf(words("New plans", `${"x ".repeat(2000)} copyright`))).toEqual([]);
});

test("a launch for teachers by a large laboratory earns both badges", () => {
  const article = words(
    "OpenAI launches ChatGPT for teachers worldwide",
    "Teachers and students in every school and university get lesson plans.",
  );
  const scores = scoreArticle(article, tagsOf(article), "lab");
  expect(scores.influenceScore).toBeGreaterThan(50);
  expect(scores.educationRelevance).toBeGreaterThan(70);
  expect(scores.reasons).toContain("launch in title +18");
});

test("a technical note earns neither", () => {
  const article = words("A note on tokenisers", "Byte pairs are merged by frequency.");
  const scores = scoreArticle(article, tagsOf(article), "research");
  expect(scores.influenceScore).toBeLessThanOrEqual(50);
  expect(scores.educationRelevance).toBe(0);
});

test("scores stay within 0 and 100 however many words match", () => {
  const all =
    "OpenAI Google Microsoft launches law billion risk breakthrough teacher school student curriculum lesson ";
  const article = words(all, all.repeat(20));
  const scores = scoreArticle(article, tagsOf(article), "education");
  expect(scores.influenceScore).toBeLessThanOrEqual(100);
  expect(scores.educationRelevance).toBeLessThanOrEqual(100);
});
