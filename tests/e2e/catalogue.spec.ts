import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { isOtherEdition } from "../../app/features/catalogue/core/resource";
import {
  listCourses,
  listLearnTools,
  listResources,
  listToolGroups,
} from "../../app/features/catalogue/io/catalogue.server";
import { learnMessages } from "../../app/i18n/messages/learn";
import { alsoIn, LONG } from "../release-files";
import { toChecker } from "./checker-of";
import { expectHydrated, openHydrated } from "./open-hydrated";

/** Counted from the catalogue, so that it may grow. */
const RESOURCES = listResources("en");
const LIBRARY_SIZE = RESOURCES.filter(
  (resource) => ["books", "sites"].includes(resource.collection) && !isOtherEdition(resource, "en"),
).length;
const TOOLS = RESOURCES.filter(({ collection }) => collection === "tools");
const toSize = (group: string) => TOOLS.filter((tool) => tool.group === group).length;
const GENERAL_AI = toSize("general-ai");
const RESEARCH = toSize("research-tools");

const KEPT = ':not([hidden=""]) > article';

/** The cards that a filter leaves, folded or not; the page has the others, too. */
function cards(page: Page): Locator {
  return page.locator(`main ${KEPT}`);
}

function cardTitles(page: Page): Locator {
  return page.locator(`main ${KEPT} h3`);
}

/** Adds a second tab, of a reader whose browser runs no script. */
const test = base.extend<{ readonly plain: Page }>({
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test("a filtered list is its address: shared, reloaded, without script, in the other language", async ({
  page,
  plain,
  baseURL,
}) => {
  await page.goto("/pt-br/library");
  await page.getByRole("link", { name: /^Sites/ }).click();
  await page.getByText(/^Filtros \d+ de \d+$/).click();
  await page.getByRole("link", { name: /^Currículo/ }).click();
  await page.getByRole("searchbox", { name: "Buscar recursos" }).fill("CIEB");
  await expect(page).toHaveURL(/\?q=CIEB&category=site&tag=[^&]+$/);
  await expect(page.getByText("Filtrado", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  const titles = await cardTitles(page).allTextContents();

  await page.reload();
  await expect(cardTitles(page)).toHaveText(titles);

  await plain.goto(new URL(page.url(), baseURL).href);
  await expect(cardTitles(plain)).toHaveText(titles);
  // The form keeps what the chips have chosen.
  await plain.getByRole("searchbox", { name: "Buscar recursos" }).fill("");
  await plain.getByRole("button", { name: "Buscar" }).last().click();
  await expect(plain).toHaveURL(/category=site/);
  await expect(cards(plain)).toHaveCount(3);

  await page.getByRole("button", { name: /Idioma/ }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/library\?.*category=site&tag=/);
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(page.getByText("Filtered", { exact: true })).toBeVisible();

  await page.goBack();
  await page.getByRole("link", { name: "Limpar Todos os Filtros" }).first().click();
  await expect(cards(page)).toHaveCount(LIBRARY_SIZE);
  await page.goBack();
  await expect(cardTitles(page)).toHaveText(titles);
});

test("typing filters at once and asks the server for nothing", async ({ page }) => {
  await openHydrated(page, "/tools?group=general-ai");
  await expect(cards(page)).toHaveCount(GENERAL_AI);
  const box = page.getByRole("searchbox", { name: "Search resources" });
  const asked: string[] = [];
  page.on("request", (request) => {
    // The browser asks for the icon of the site with every address.
    if (!request.url().endsWith("/favicon.svg")) asked.push(request.url());
  });
  await box.fill("claude");
  await expect(cards(page)).not.toHaveCount(GENERAL_AI);
  await expect(page).toHaveURL(/\?q=claude&group=general-ai$/);
  await page.getByLabel("Pupils may use it").selectOption("13");
  await expect(page).toHaveURL(/age=13/);
  expect(asked).toEqual([]);

  // The text is cleared before it has reached the address, and the focus has somewhere to go.
  await box.fill("gemini");
  await page.getByRole("link", { name: "Clear All Filters" }).first().click();
  await expect(page).toHaveURL(/\?group=general-ai$/);
  await expect(cards(page)).toHaveCount(GENERAL_AI);
  await expect(page.getByText(`Showing ${GENERAL_AI} of ${GENERAL_AI} resources`)).toBeFocused();
});

test(
  "a list is folded after the twelfth, and opens for a reader, a filter, the browser's search and paper",
  LONG,
  async ({ page, plain }) => {
    const visible = (of: Page) => of.locator("#resource-cards > li:visible");
    const open = (of: Page) => of.getByText("View All", { exact: true });
    await plain.goto("/tools");
    await expect(visible(plain)).toHaveCount(12);
    await open(plain).click();
    await expect(visible(plain)).toHaveCount(TOOLS.length);
    await plain.getByText("View fewer", { exact: true }).click();
    await expect(visible(plain)).toHaveCount(12);
    await plain.emulateMedia({ media: "print" });
    await expect(visible(plain)).toHaveCount(TOOLS.length);

    await openHydrated(page, "/tools");
    await expect(visible(page)).toHaveCount(12);
    const last = page.locator("#resource-cards > li").last();
    await expect(last).toBeHidden();
    await expect(last).toHaveAttribute("hidden", "until-found");
    const title = (await last.locator("h3").textContent()) ?? "";
    await page.getByRole("searchbox", { name: "Search resources" }).fill(title);
    await expect(last.or(visible(page)).getByRole("link", { name: title, exact: true })).toBeVisible();
    await expect(open(page)).toBeHidden();
    await page.getByRole("searchbox", { name: "Search resources" }).fill("");
    await expect(visible(page)).toHaveCount(12);
    await page
      .locator("#resource-cards > [data-folded]")
      .last()
      .evaluate((item) => item.dispatchEvent(new Event("beforematch", { bubbles: true })));
    await expect(visible(page)).toHaveCount(TOOLS.length);

    // A link leads to what is folded, too.
    await plain.emulateMedia({ media: "screen" });
    await plain.goto("/prompts");
    const folded = plain.locator("#prompt-cards > [data-folded]").last();
    await expect(folded).toBeHidden();
    await plain.goto(`/prompts#${await folded.getAttribute("id")}`);
    await expect(folded).toBeVisible();
  },
);

test(
  "the number on a chip is what a tap on it leaves, and on a phone the first tool stands on the first screen",
  LONG,
  async ({ page }) => {
    await openHydrated(page, "/pt-br/tools");
    for (const name of [/^Gratuito/, /^Em português/]) {
      const chip = page.getByRole("link", { name });
      const number = (await chip.locator("small").textContent()) ?? "";
      await chip.click();
      await expect(page.getByText(`Filtros ${number} de ${TOOLS.length}`)).toBeVisible();
      await expect(cards(page)).toHaveCount(Number(number));
    }
    for (const path of ["/tools", "/pt-br/tools", "/library"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const first = await page.locator("#resource-cards h3").first().boundingBox();
      expect((first?.y ?? 844) + (first?.height ?? 0), path).toBeLessThan(844);
    }
  },
);

test("any query answers 200: without accents, with markup, of 10 kB", async ({ request }) => {
  const accents = await (await request.get("/pt-br/tools?q=educacao")).text();
  expect(accents).toContain("educação");
  expect(accents).not.toContain("Nenhum recurso encontrado");
  const markup = await request.get(`/tools?q=${encodeURIComponent("<script>alert(1)</script>")}`);
  expect(markup.status()).toBe(200);
  const text = await markup.text();
  expect(text).toContain("No resources found");
  expect(text).not.toContain("<script>alert(1)");
  const long = await request.get(`/library?q=${"x".repeat(10_000)}&tag=${"%25".repeat(500)}`);
  expect(long.status()).toBe(200);
  expect(await long.text()).toContain("No resources found");
});

test("the drawer has the address of the resource; Back, Escape and backdrop give the list back", async ({
  page,
}) => {
  await openHydrated(page, "/tools?free=1");
  const card = page.getByRole("link", { name: "Canva AI", exact: true });
  // Scrolls as the click would.
  await card.hover();
  const name = (await card.textContent()) ?? "";
  const href = (await card.getAttribute("href")) ?? "";
  // The position on the screen counts. The value of the scroll bar may change when cards above get their real height.
  const placeOnScreen = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await placeOnScreen();
  const drawer = page.getByRole("dialog", { name });

  await card.click();
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(href);
  await expect(drawer.getByText("What we know, and where it comes from")).toBeVisible();
  const report = drawer.getByRole("link", { name: "Report a mistake" });
  await expect(report).toHaveAttribute("href", `/report?${new URLSearchParams({ about: href })}`);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/tools\?free=1$/);
  await expect(card).toBeFocused();
  expect(Math.abs((await placeOnScreen()) - place)).toBeLessThanOrEqual(1);
  await expect(page.getByText("Filtered", { exact: true })).toBeVisible();

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools\?free=1$/);
  await expect(page.getByText("Filtered", { exact: true })).toBeVisible();
  await expectHydrated(page);

  await card.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/tools\?free=1$/);

  await card.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(drawer).toBeHidden();

  await card.click();
  await drawer.getByRole("link", { name: "Slides", exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/tools\?tag=Slides$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tools\?free=1$/);
  // The list of the tag was a document of its own: until it hydrates, a card is a link to the resource's page.
  await expectHydrated(page);

  await card.click();
  await drawer.getByRole("link", { name: "Open the full page" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools\?free=1$/);
});

test("the details of a drawer may fail to arrive, and the card's own facts are still there", async ({
  page,
}) => {
  await openHydrated(page, "/pt-br/videos");
  await page.route("**/*.json", (route) => route.abort());
  await page.locator("main article:visible h3 a").first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("alert")).toContainText("Não foi possível carregar os detalhes");
  await expect(drawer.getByRole("heading", { level: 2 })).toBeVisible();
  // The card does not know where the thing is; its page does.
  await expect(drawer.getByRole("link", { name: "Abrir a página completa" })).toBeVisible();
});

test("the page of a resource stands alone, in both languages and without script", async ({
  plain,
  request,
}) => {
  for (const [path, visit, related] of [
    ["/resources/chatgpt", /Visit Resource.*opens in a new tab/, "Related"],
    ["/pt-br/resources/chatgpt", /Visitar Recurso.*abre em nova aba/, "Relacionados"],
  ] as const) {
    await plain.goto(path);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("ChatGPT");
    await expect(plain.getByRole("link", { name: visit })).toHaveAttribute("rel", "noopener noreferrer");
    await expect(plain.getByRole("heading", { name: related })).toBeVisible();
    await expect(plain.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
    // Controls that need a script are not offered.
    await expect(plain.getByRole("button", { name: /Copy Link|Copiar link/ })).toBeHidden();
    const data = await plain.locator('script[type="application/ld+json"]').last().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "SoftwareApplication", name: "ChatGPT" });
  }
  for (const path of [
    "/resources/no-such-thing",
    "/pt-br/resources/no-such-thing",
    "/resources/x.json",
    "/qr/x.svg",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test(
  "what a tool is and the way to it stand on the first screen, its facts in one row of a wide one",
  LONG,
  async ({ plain }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 768],
    ] as const) {
      await plain.setViewportSize({ width, height });
      for (const path of ["/resources/chatgpt", "/pt-br/resources/teachy"]) {
        await plain.goto(path);
        const visit = await plain.getByRole("link", { name: /^Visit/ }).boundingBox();
        expect((visit?.y ?? height) + (visit?.height ?? 0), `${path} at ${width} px`).toBeLessThan(height);
        const tops = await plain
          .locator("[data-lead]")
          .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
        expect(tops.length).toBeGreaterThan(1);
        if (width === 1280) expect(new Set(tops).size, path).toBe(1);
      }
    }
  },
);

test(
  "the table of a tool is closed on a phone until it is opened, and open on a wide screen and on paper",
  LONG,
  async ({ plain }) => {
    await plain.setViewportSize({ width: 390, height: 844 });
    await plain.goto("/resources/chatgpt");
    const table = plain.locator("main table");
    await expect(table).toBeHidden();
    await plain.emulateMedia({ media: "print" });
    await expect(table).toBeVisible();
    await plain.emulateMedia({ media: "screen" });
    await plain.getByText(/^Show the \d+ answers$/).click();
    await expect(table).toBeVisible();
    await plain.setViewportSize({ width: 768, height: 1024 });
    await plain.reload();
    await expect(table).toBeVisible();
    await expect(plain.getByText(/^Show the \d+ answers$/)).toBeHidden();
  },
);

test("the tools page counts, names the chosen category, and keeps it with the filters", async ({ page }) => {
  await page.goto("/pt-br/tools");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferramentas de IA para Professores");
  await expect(
    page.getByText(`${TOOLS.length} ferramentas em ${listToolGroups("pt-br").length} categorias`),
  ).toBeVisible();
  await page.getByRole("link", { name: `Pesquisa ${RESEARCH}` }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Pesquisa" })).toBeVisible();
  await expect(cards(page)).toHaveCount(RESEARCH);
});

const LEARN_PAGES = [
  {
    path: "/learn",
    locale: "en",
    typed: "teach",
    level: "Beginner",
    featuredApart: true,
    further: listLearnTools("en").length,
  },
  {
    path: "/pt-br/learn",
    locale: "pt-br",
    typed: "inteligencia",
    level: "Iniciante",
    featuredApart: false,
    further: 0,
  },
] as const;

for (const { path, locale, typed, level, featuredApart, further } of LEARN_PAGES) {
  test(
    `${path} shows its lists, the search above them, and is searched by text and level`,
    alsoIn("/pt-br/learn", path),
    async ({ page, plain }) => {
      const text = learnMessages[locale];
      const courses = listCourses(locale);
      await page.goto(path);
      const featured = page.getByRole("heading", { name: text.featured });
      const field = page.getByPlaceholder(text.all.searchPlaceholder);
      const all = page.locator("#course-cards");
      await expect(featured).toBeVisible();
      expect((await field.boundingBox())?.y).toBeLessThan((await featured.boundingBox())?.y ?? 0);
      const featuredCourses = courses.filter((course) => course.featured).length;
      const listed = courses.length - (featuredApart ? featuredCourses : 0);
      await expect(all.locator(KEPT)).toHaveCount(listed);
      await expect(cards(page)).toHaveCount(listed + featuredCourses + further);
      await expect(page.getByText(text.all.showing(courses.length, courses.length))).toBeVisible();
      await field.fill(typed);
      await page.getByLabel(text.all.levelLabel, { exact: true }).selectOption(level);
      await expect(page).toHaveURL(new RegExp(`\\?q=${typed}&level=Beginner$`));
      await expect(page.getByText(text.all.showing(courses.length, courses.length))).toHaveCount(0);
      await expect(featured).toBeHidden();
      const titles = await all.locator(`${KEPT} h3`).allTextContents();
      expect(titles.length).toBeGreaterThan(0);
      await plain.goto(page.url());
      await expect(plain.locator(`#course-cards ${KEPT} h3`)).toHaveText(titles);
      await expect(plain.getByRole("heading", { name: text.featured })).toBeHidden();
    },
  );
}

test("drawer and QR modal have no accessibility fault that a machine can find", async ({ page }) => {
  await openHydrated(page, "/pt-br/tools");
  await page.getByRole("link", { name: "Claude", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("O que sabemos e qual é a fonte")).toBeVisible();
  const drawer = await toChecker(page).include("dialog[open]").analyze();
  expect(drawer.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // Every control that the keyboard reaches stands clear of the head and of the buttons, which stay while the rest scrolls.
  const stops = await page.locator("dialog[open]").locator("a[href], button").count();
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const [line] = focused?.getClientRects() ?? [];
      if (focused === null || line === undefined || focused.closest("dialog") === null) return null;
      const seen = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return focused.contains(seen) ? null : focused.textContent;
    });
    if (name !== null) covered.push(name);
  }
  expect(stops).toBeGreaterThan(20);
  expect(covered).toEqual([]);

  await page
    .getByRole("dialog")
    .getByRole("link", { name: /QR Code/ })
    .click();
  await expect(page.getByRole("dialog").getByLabel("Link curto")).toBeVisible();
  const modal = await toChecker(page).include("dialog[open]").analyze();
  expect(modal.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("a fact that has grown old says so, and the copyright line has the year, on the day of the reader", async ({
  page,
}) => {
  for (const [path, fresh, old] of [
    ["/resources/teachy", "unofficial source, Oct", "may be out of date: unofficial"],
    ["/pt-br/resources/teachy", "fonte não oficial, out", "pode estar desatualizado: fonte"],
  ] as const) {
    const main = page.getByRole("main");
    await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
    await page.goto(path);
    await expect(main.getByText(new RegExp(`^${fresh}`)).first()).toBeVisible();
    await expect(main.getByText(new RegExp(`^${old}`)).first()).toBeHidden();
    await page.clock.setFixedTime(new Date("2031-03-01T12:00:00Z"));
    await page.goto(path);
    await expect(main.getByText(new RegExp(`^${old}`)).first()).toBeVisible();
    await expect(main.getByText(new RegExp(`^${fresh}`)).first()).toBeHidden();
    await expect(page.getByText("© 2025–2031 AI Teacher Pro")).toBeVisible();
  }
});

test("a list that is filtered and shown again has its facts as old as before", LONG, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00Z"));
  await openHydrated(page, "/tools");
  const shown = cards(page);
  const fresh = shown
    .getByText(/^(?:checked: )?(?:official page|unofficial source), .*\d{4}$/)
    .filter({ visible: true });
  const old = shown.getByText(/^may be out of date: .*\d{4}$/).filter({ visible: true });
  const all = await shown.count();
  const aged = await old.count();
  expect(aged).toBeGreaterThan(0);
  await expect(fresh).toHaveCount(0);
  const box = page.getByRole("searchbox", { name: "Search resources" });
  await box.fill("canva");
  await expect(shown).not.toHaveCount(all);
  await box.fill("");
  await expect(shown).toHaveCount(all);
  await expect(old).toHaveCount(aged);
  await expect(fresh).toHaveCount(0);
});
