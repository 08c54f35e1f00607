import fc from "fast-check";
import { expect, test } from "vitest";
import { groupStories, type StoryArticle } from "./same-story";

let made = 0;

function article(title: string, changes: Partial<StoryArticle> = {}): StoryArticle {
  made += 1;
  return {
    id: `id-${made}`,
    sourceName: `Source ${made}`,
    title,
    language: "en",
    texts: {},
    publishedAt: "2026-11-18T10:00:00.000Z",
    ...changes,
  };
}

function groupsOf(articles: StoryArticle[]): string[][] {
  return groupStories(articles).map(({ lead, others }) => [lead, ...others].map(({ title }) => title));
}

test("one story told by several sources is one card, led by the first of the list", () => {
  const a = "OpenAI opens ChatGPT Edu to 1,200 Brazilian schools";
  const b = "ChatGPT Edu opens to 1200 schools in Brazil, OpenAI says";
  const c = "Google adds quizzes to Classroom";
  expect(groupsOf([article(b), article(c), article(a)])).toEqual([[b, a], [c]]);
});

test.each([
  ["OpenAI releases GPT-5 for all users today", "OpenAI releases GPT-6 for all users today"],
  ["Five prompts for history lessons", "Five prompts for chemistry lessons"],
  ["New AI tools for teachers", "AI tools for nurses"],
])("%s and %s are two stories", (one, other) => {
  expect(groupsOf([article(one), article(other)])).toHaveLength(2);
});

test("one source never tells a story twice, and stories older than 72 hours are others", () => {
  const title = "Ministry publishes guidance on AI in schools";
  expect(groupsOf([article(title, { sourceName: "S" }), article(title, { sourceName: "S" })])).toHaveLength(
    2,
  );
  expect(
    groupsOf([article(title), article(title, { publishedAt: "2026-11-21T10:00:00.001Z" })]),
  ).toHaveLength(2);
  expect(
    groupsOf([article(title), article(title, { publishedAt: "2026-11-21T10:00:00.000Z" })]),
  ).toHaveLength(1);
});

test("sources of both languages meet where a translated title exists", () => {
  const english = article("Ministry publishes guidance on AI in schools", {
    texts: { "pt-br": { title: "Ministério publica diretrizes sobre IA nas escolas" } },
  });
  const portuguese = article("Ministério publica novas diretrizes sobre IA nas escolas", { language: "pt" });
  expect(groupStories([english, portuguese])).toHaveLength(1);
});

test("every article is in exactly one story, and the grouping does not depend on the order", () => {
  const words = ["openai", "school", "launch", "tutor", "brazil", "2026", "the"];
  const articles = fc.array(
    fc.record({
      title: fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
        .map((parts) => parts.join(" ")),
      hour: fc.integer({ min: 0, max: 200 }),
    }),
    { maxLength: 12 },
  );
  const partition = (list: readonly StoryArticle[]) =>
    groupStories(list)
      .map(({ lead, others }) =>
        [lead, ...others]
          .map(({ id }) => id)
          .sort()
          .join(),
      )
      .sort();
  fc.assert(
    fc.property(articles, (given) => {
      const list = given.map(({ title, hour }) =>
        article(title, { publishedAt: new Date(Date.parse("2026-11-01") + hour * 3_600_000).toISOString() }),
      );
      expect(partition([...list].reverse())).toEqual(partition(list));
      expect(partition(list).join().split(",").filter(Boolean).sort()).toEqual(
        list.map(({ id }) => id).sort(),
      );
    }),
  );
});
