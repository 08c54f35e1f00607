// Words that are promised as they stand, and that no other test looks at. Everything else about messages is the matter of
// messages.test.ts.
import { expect, test } from "vitest";
import { ABOUT_TEXT } from "~/content/about.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { companionMessages } from "~/i18n/messages/companion";
import { learnMessages } from "~/i18n/messages/learn";
import { newsMessages } from "~/i18n/messages/news";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { pagesMessages } from "~/i18n/messages/pages";
import { paymentMessages } from "~/i18n/messages/payment";
import { searchMessages } from "~/i18n/messages/search";
import { shellMessages } from "~/i18n/messages/shell";

/** Part of the messages of a topic, with the words that are promised. */
const PROMISED: Readonly<Record<string, readonly [messages: object, words: object]>> = {
  shell: [
    shellMessages.en,
    {
      tagline: "Generative AI for Teachers",
      nav: { learn: "Learn AI Tools", bookResources: "Book Resources" },
      common: {
        readMore: "Read more",
        getStarted: "Get Started",
        learnMore: "Learn More",
        loading: "Loading...",
      },
      theme: { toDark: "Switch to dark mode" },
      error: {
        title: "Oops! Something went wrong",
        text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
        refresh: "Refresh Page",
        retry: "Try Again",
      },
    },
  ],
  search: [searchMessages.en, { quickActions: "Quick Actions" }],
  catalogue: [
    catalogueMessages.en,
    {
      categories: { certification: "Certification" },
      categoryFilters: { certification: "Certifications" },
      list: {
        searchPlaceholder: "Search resources...",
        showAllTags: "Show all tags",
        showLessTags: "Show less",
      },
      details: { details: "Details" },
    },
  ],
  learn: [
    learnMessages.en,
    {
      featured: "Featured Programmes",
      essentialTools: "Essential AI Tools for Teachers",
      catalogue: "Comprehensive Course Catalogue",
      startLearning: "Start Learning",
      tryTool: "Try Tool",
    },
  ],
  "learn in Portuguese": [
    learnMessages["pt-br"],
    {
      featured: "Cursos em Destaque",
      all: { searchPlaceholder: "Buscar por título ou tag...", allLevels: "Todos os Níveis" },
    },
  ],
  pages: [
    pagesMessages.en,
    {
      library: { title: "AI Education Library" },
      videos: { title: "AI Education Videos" },
      "book-resources": { title: "Exclusive Book Resources" },
    },
  ],
  companion: [companionMessages.en, { list: { emptyText: "Try adjusting your search or filter criteria." } }],
  "companion in Portuguese": [
    companionMessages["pt-br"],
    { list: { emptyText: "Tente ajustar sua pesquisa ou critérios de filtro." } },
  ],
  news: [
    newsMessages.en,
    {
      fetch: "Fetch Latest News",
      fetching: "Fetching News...",
      summarise: "Process AI Summaries",
      summarising: "Processing with AI...",
      badges: { "high-impact": "High Impact", "education-focus": "Education Focus" },
    },
  ],
  newsletter: [
    newsletterMessages.en,
    {
      errors: { empty: "Please enter your email address." },
      popup: { failure: "Failed to subscribe. Please try again." },
    },
  ],
  payment: [paymentMessages.en, { redirecting: "Redirecting..." }],
};

test.each(Object.entries(PROMISED))("%s says what is promised, word for word", (_, [messages, words]) => {
  expect(messages).toMatchObject(words);
});

test("the groups of the learn page and the platforms have their names, in order", () => {
  expect(Object.values(learnMessages.en.groups)).toEqual([
    "Planning & Productivity",
    "Research & Analysis",
    "Assessment & Feedback",
    "STEM & Coding",
    "Professional Development Hubs",
  ]);
  expect(PLATFORM_CARDS.map(({ name }) => name)).toEqual([
    "OpenAI",
    "Google AI",
    "Microsoft Copilot",
    "Anthropic Claude",
    "Canva AI",
    "Grammarly",
  ]);
});

test("the about page has its pillars, values and note, and claims of the book what is true", () => {
  const { pillars, values, book } = ABOUT_TEXT.en;
  expect([...pillars.points, ...values.points].map(({ title }) => title)).toEqual([
    ...["Practical Focus", "Excellence", "Community"],
    ...["Transparency", "Ethics", "Innovation", "Education First"],
  ]);
  const claims = book.bullets.join("\n");
  for (const claim of [/320\+ pages/, /50\+ classroom examples/, /step-by-step guides/i, /ethics/i])
    expect(claims).toMatch(claim);
  for (const untrue of [/templates/i, /10\+ videos/i, /updated monthly/i]) expect(claims).not.toMatch(untrue);
  expect(book.note).toBe("Available in paperback and Kindle editions. International shipping available.");
});
