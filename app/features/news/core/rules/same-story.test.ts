import fc from "fast-check";
import { expect, test } from "vitest";
import { earlierCandidates, groupStories, type StoryArticle, titleFacts } from "./same-story";

let made = 0;

function article(title: string, changes: Partial<StoryArticle> = {}): StoryArticle {
  made += 1;
  return {
    id: `id-${made}`,
    sourceName: `Source ${made}`,
    title,
    language: "en",
    titles: {},
    publishedAt: "2026-11-18T10:00:00.000Z",
    ...changes,
  };
}

function listGroups(articles: StoryArticle[]): string[][] {
  return groupStories(articles).map(({ lead, others }) => [lead, ...others].map(({ title }) => title));
}

test("one story told by several sources is one card, led by the first of the list", () => {
  const a = "OpenAI opens ChatGPT Edu to 1,200 Brazilian schools";
  const b = "ChatGPT Edu opens to 1200 schools in Brazil, OpenAI says";
  const c = "Google adds quizzes to Classroom";
  expect(listGroups([article(b), article(c), article(a)])).toEqual([[b, a], [c]]);
});

test.each([
  ["OpenAI releases GPT-5 for all users today", "OpenAI releases GPT-6 for all users today"],
  ["Five prompts for history lessons", "Five prompts for chemistry lessons"],
  ["New AI tools for teachers", "AI tools for nurses"],
  ["California bans chatbots in primary schools", "Texas bans chatbots in primary schools"],
  ["Senate votes on AI rules for public schools", "Chamber votes on AI rules for public schools"],
  ["New York bans ChatGPT in its public schools", "New York lifts ban on ChatGPT in its public schools"],
  ["AI tutor improves maths marks, study finds", "AI tutor does not improve maths marks, study finds"],
  ["OpenAI opens GPT-5 to every school in Brazil", "OpenAI opens GPT-5 mini to every school in Brazil"],
  ["Free AI course for 300 pupils in Porto Alegre", "Free AI course for 300 teachers in Porto Alegre"],
  ["Finland trains two thousand teachers in AI", "Finland trains five thousand teachers in AI"],
  ["France gives all its schools an AI tutor", "Greece gives every school an AI tutor for free"],
  ["Japan gives all its schools an AI tutor", "Finland gives every school an AI tutor for free"],
  ["França dá tutor de IA a todas as escolas", "Grécia dá tutor de IA grátis a cada escola"],
  ["Japão dá tutor de IA a todas as escolas", "Finlândia dá tutor de IA grátis a cada escola"],
  ["Brasil dá tutor de IA a todas as escolas", "Chile e Peru dão tutor de IA grátis a cada escola"],
  ["Denmark and Google agree on AI for schools", "Norway and Microsoft agree on AI for schools"],
])("%s and %s are two stories", (one, other) => {
  expect(listGroups([article(one), article(other)])).toHaveLength(2);
});

test.each([
  ["Senate approves AI bill for schools", "Senate passes AI bill for schools on Tuesday"],
  ["Google launches Gemini for teachers in Brazil", "Google's Gemini for Brazilian teachers launched"],
  [
    "UNESCO warns of AI gap between rich and poor schools",
    "AI gap between rich and poor schools grows, warns UNESCO",
  ],
])("%s and %s are one story", (one, other) => {
  expect(listGroups([article(one), article(other)])).toHaveLength(1);
});

test("artificial intelligence spelled out brings no two titles together", () => {
  const titles = [
    "Educação: escolas públicas adotam inteligência artificial",
    "MEC publica regras para o uso de inteligência artificial nas escolas públicas",
  ];
  expect(listGroups(titles.map((title) => article(title, { language: "pt" })))).toHaveLength(2);
});

test("a title with the abbreviation meets one that spells it out", () => {
  const titles = [
    "Senado aprova regras de IA para escolas",
    "Senado aprova regras de inteligência artificial para escolas",
  ];
  expect(listGroups(titles.map((title) => article(title, { language: "pt" })))).toHaveLength(1);
});

test("two titles that part in one language are two stories on every page", () => {
  const english = article("Ministry publishes guidance on AI in schools", {
    titles: { "pt-br": "Ministério publica diretrizes sobre IA nas escolas" },
  });
  const portuguese = article("Ministério não publica diretrizes sobre IA nas escolas", {
    language: "pt",
    titles: { en: "Ministry publishes guidance on AI in schools" },
  });
  expect(groupStories([english, portuguese])).toHaveLength(2);
});

test("comparisons grow with the list and not with its square", () => {
  const listPairs = (count: number) => {
    const told = Array.from({ length: count }, (_, index) =>
      article(`AI in schools: teachers and pupils ask about case ${index} of ${(index * 7919) % 10_007}`, {
        // A month, however many there are.
        publishedAt: new Date(Date.parse("2026-11-01") + (index / count) * 30 * 86_400_000).toISOString(),
      }),
    ).map((one) => ({ article: one, titles: titleFacts(one) }));
    return earlierCandidates(told).flat().length;
  };
  expect(listPairs(4000)).toBeLessThan(2.5 * listPairs(2000));
});

test("one source never tells a story twice, and stories older than 72 hours are others", () => {
  const title = "Ministry publishes guidance on AI in schools";
  expect(listGroups([article(title, { sourceName: "S" }), article(title, { sourceName: "S" })])).toHaveLength(
    2,
  );
  expect(
    listGroups([article(title), article(title, { publishedAt: "2026-11-21T10:00:00.001Z" })]),
  ).toHaveLength(2);
  expect(
    listGroups([article(title), article(title, { publishedAt: "2026-11-21T10:00:00.000Z" })]),
  ).toHaveLength(1);
});

test("sources of both languages meet where a translated title exists", () => {
  const english = article("Ministry publishes guidance on AI in schools", {
    titles: { "pt-br": "Ministério publica diretrizes sobre IA nas escolas" },
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
