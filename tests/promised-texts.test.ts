// Words of the site that are promised as they stand: labels, errors, headings. English is typed out here; what
// Portuguese has to say in one way only, too. That every message exists in every language is the matter of
// messages.test.ts.
import { expect, test } from "vitest";
import { LANGUAGES } from "~/addresses/languages";
import { ABOUT_TEXT } from "~/content/about.server";
import { TUTORIAL_OUTLINES } from "~/content/planning-tutorials.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import { TAG_FILTERS } from "~/features/news/core/rules/tags";
import { TUTORIAL_LEVEL_COLOURS } from "~/features/planning-toolkit/core/planning-toolkit";
import { QUICK_ACTIONS } from "~/features/search/core/quick-actions";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { companionMessages } from "~/i18n/messages/companion";
import { donationsMessages } from "~/i18n/messages/donations";
import { learnMessages } from "~/i18n/messages/learn";
import { levelMessages } from "~/i18n/messages/levels";
import { newsMessages } from "~/i18n/messages/news";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { pagesMessages } from "~/i18n/messages/pages";
import { paymentMessages } from "~/i18n/messages/payment";
import { qrMessages } from "~/i18n/messages/qr";
import { savingMessages } from "~/i18n/messages/saving";
import { searchMessages } from "~/i18n/messages/search";
import { shareMessages } from "~/i18n/messages/share";
import { shellMessages } from "~/i18n/messages/shell";

test("the site, its tagline and its languages have their names", () => {
  expect([shellMessages.en.siteTitle, shellMessages.en.tagline]).toEqual([
    "AI Teacher Pro",
    "Generative AI for Teachers",
  ]);
  expect(shellMessages["pt-br"].tagline).toBe("IA Generativa para Professores");
  expect([LANGUAGES.en.flag, LANGUAGES["pt-br"].flag, LANGUAGES["pt-br"].name]).toEqual([
    "GB",
    "BR",
    "Português",
  ]);
});

test("navigation, common words and theme toggle are labelled as promised", () => {
  const { nav, common, theme } = shellMessages.en;
  expect(nav).toMatchObject({
    home: "Home",
    tools: "AI Tools",
    exploreTools: "Explore AI Tools",
    learn: "Learn AI Tools",
    library: "Library",
    videos: "Videos",
    about: "About",
    bookResources: "Book Resources",
  });
  expect(common).toMatchObject({
    readMore: "Read more",
    getStarted: "Get Started",
    learnMore: "Learn More",
    viewAll: "View All",
    loading: "Loading...",
    error: "Error",
    search: "Search",
    filter: "Filter",
    close: "Close",
    back: "Back",
  });
  expect(theme).toEqual({ toLight: "Switch to light mode", toDark: "Switch to dark mode" });
});

test("the card of an unexpected error says what happened and offers both ways on", () => {
  expect(shellMessages.en.error).toEqual({
    title: "Oops! Something went wrong",
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    refresh: "Refresh Page",
    retry: "Try Again",
  });
});

test("the empty search offers four quick actions, the one without a match a hint", () => {
  const { actions, quickActions, noResults, noResultsHint } = searchMessages.en;
  expect(quickActions).toBe("Quick Actions");
  expect(QUICK_ACTIONS.map((id) => actions[id])).toEqual([
    "View All AI Tools",
    "Browse Courses",
    "Check Library",
    "Watch Videos",
  ]);
  expect([noResults, noResultsHint]).toEqual([
    "No results found",
    "Try searching for different keywords or browse our categories.",
  ]);
});

test("categories are called one way on a card and another on a filter", () => {
  const { categories, categoryFilters } = catalogueMessages.en;
  expect(categories).toEqual({
    ai_tool: "AI Tool",
    course: "Course",
    certification: "Certification",
    book: "Book",
    site: "Website",
    youtube: "Video",
  });
  expect(categoryFilters).toEqual({
    ai_tool: "AI Tools",
    course: "Courses",
    certification: "Certifications",
    book: "Books",
    site: "Websites",
    youtube: "Videos",
  });
});

test("lists, drawer and QR modal name their controls as promised", () => {
  const { list, details, tools } = catalogueMessages.en;
  expect(list).toMatchObject({
    searchPlaceholder: "Search resources...",
    showAllTags: "Show all tags",
    showLessTags: "Show less",
    filtered: "Filtered",
    clear: "Clear All Filters",
  });
  expect(details).toMatchObject({
    description: "Description",
    tags: "Tags",
    details: "Details",
    visit: "Visit Resource",
  });
  expect(tools.allTools).toBe("All Tools");
  expect([shareMessages.en.share, shareMessages.en.copyLink, savingMessages.en.save]).toEqual([
    "Share",
    "Copy Link",
    "Save to Favourites",
  ]);
  expect(qrMessages.en.hints.length).toBeGreaterThan(0);
});

test("the learn pages name their lists, groups and levels in either language", () => {
  const { featured, essentialTools, groups, catalogue, startLearning, tryTool } = learnMessages.en;
  expect([featured, essentialTools, catalogue, startLearning, tryTool]).toEqual([
    "Featured Programmes",
    "Essential AI Tools for Teachers",
    "Comprehensive Course Catalogue",
    "Start Learning",
    "Try Tool",
  ]);
  expect(Object.values(groups)).toEqual([
    "Planning & Productivity",
    "Research & Analysis",
    "Assessment & Feedback",
    "STEM & Coding",
    "Professional Development Hubs",
  ]);
  const portuguese = learnMessages["pt-br"];
  expect([portuguese.featured, portuguese.all.searchPlaceholder, portuguese.all.allLevels]).toEqual([
    "Cursos em Destaque",
    "Buscar por título ou tag...",
    "Todos os Níveis",
  ]);
  expect(Object.values(levelMessages.en)).toEqual(["Beginner", "Intermediate", "Advanced", "All Levels"]);
  expect(Object.values(levelMessages["pt-br"])).toEqual([
    "Iniciante",
    "Intermediário",
    "Avançado",
    "Todos os Níveis",
  ]);
});

test("the pages are called by their promised titles", () => {
  const { en, "pt-br": portuguese } = pagesMessages;
  expect([en.library.title, en.videos.title, en["book-resources"].title]).toEqual([
    "AI Education Library",
    "AI Education Videos",
    "Exclusive Book Resources",
  ]);
  expect([portuguese.learn.title, portuguese.tools.title]).toEqual([
    "Aprenda IA em Português",
    "Ferramentas de IA para Professores",
  ]);
});

test("the about page has its pillars, values, claims about the book and note", () => {
  const { pillars, values, book } = ABOUT_TEXT.en;
  expect(pillars.points.map(({ title }) => title)).toEqual(["Practical Focus", "Excellence", "Community"]);
  expect(values.points.map(({ title }) => title)).toEqual([
    "Transparency",
    "Ethics",
    "Innovation",
    "Education First",
  ]);
  const claims = book.bullets.join("\n");
  for (const claim of [/320\+ pages/, /50\+ classroom examples/, /step-by-step guides/i, /ethics/i])
    expect(claims).toMatch(claim);
  for (const untrue of [/templates/i, /10\+ videos/i, /updated monthly/i]) expect(claims).not.toMatch(untrue);
  expect(book.note).toBe("Available in paperback and Kindle editions. International shipping available.");
});

test("the resources of the book name chapters, kinds, counts and the empty list", () => {
  const chapters = (words: Readonly<Record<string, string>>) => BOOK_CHAPTERS.map((id) => words[id]);
  const numbers = [2, 3, 4, 5, 6, 7, 8];
  expect(chapters(bookLabelMessages.en.chapters)).toEqual([
    ...numbers.map((number) => `Chapter ${number}`),
    "Hub",
    "Companion",
    "About",
  ]);
  expect(chapters(bookLabelMessages["pt-br"].chapters)).toEqual([
    ...numbers.map((number) => `Capítulo ${number}`),
    "Por onde começar",
    "Material de apoio",
    "Sobre",
  ]);
  expect(BOOK_CATEGORIES).toEqual(["platforms", "examples", "toolkits", "guides", "hubs", "implementations"]);
  const [english, portuguese] = [companionMessages.en.list, companionMessages["pt-br"].list];
  expect([english.showing(3, 27), portuguese.showing(3, 19)]).toEqual([
    "Showing 3 of 27 resources",
    "Mostrando 3 de 19 recursos",
  ]);
  expect([english.emptyTitle, english.emptyText, english.clear]).toEqual([
    "No resources found",
    "Try adjusting your search or filter criteria.",
    "Clear All Filters",
  ]);
  expect([portuguese.emptyTitle, portuguese.emptyText, portuguese.clear]).toEqual([
    "Nenhum recurso encontrado",
    "Tente ajustar sua pesquisa ou critérios de filtro.",
    "Limpar Todos os Filtros",
  ]);
});

test("the platforms, and the levels of the tutorials with their colours, are the promised ones", () => {
  expect(PLATFORM_CARDS.map(({ name }) => name)).toEqual([
    "OpenAI",
    "Google AI",
    "Microsoft Copilot",
    "Anthropic Claude",
    "Canva AI",
    "Grammarly",
  ]);
  expect(TUTORIAL_OUTLINES.map(({ level }) => level)).toEqual([
    "beginner",
    "intermediate",
    "advanced",
    "expert",
  ]);
  expect(TUTORIAL_LEVEL_COLOURS).toMatchObject({
    beginner: "green",
    intermediate: "yellow",
    advanced: "red",
  });
});

test("the news have their chips in order, their buttons, badges and busy words", () => {
  expect(TAG_FILTERS).toEqual([
    "all",
    "ai",
    "education",
    "openai",
    "google",
    "microsoft",
    "research",
    "ethics",
    "influential-expert",
    "international-event",
  ]);
  const { fetch, fetching, summarise, summarising, refresh, badges } = newsMessages.en;
  expect([fetch, fetching, summarise, summarising, refresh]).toEqual([
    "Fetch Latest News",
    "Fetching News...",
    "Process AI Summaries",
    "Processing with AI...",
    "Refresh",
  ]);
  expect(badges).toEqual({ "high-impact": "High Impact", "education-focus": "Education Focus" });
  expect(newsMessages.en.footer).toMatch(/main AI model, with fallbacks to several others/);
});

test("the newsletter's forms say what is missing and what failed in the promised words", () => {
  const { errors, popup } = newsletterMessages.en;
  expect([errors.empty, errors.failed, popup.failure]).toEqual([
    "Please enter your email address.",
    "Something went wrong. Please try again later.",
    "Failed to subscribe. Please try again.",
  ]);
});

test("the donation block says what a card and a transfer promise", () => {
  const { bank, secured } = donationsMessages.en;
  expect(paymentMessages.en.redirecting).toBe("Redirecting...");
  expect(bank.text).toContain("Instant, no fees, any amount.");
  expect(secured).toBe("Secured by a card payment provider");
  expect(donationsMessages["pt-br"].title).toBe("Apoie Nossa Missão Educacional");
});
