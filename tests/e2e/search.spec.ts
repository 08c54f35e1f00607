import { expect, type Page, test } from "@playwright/test";
import { LONG } from "../release-files";
import { toChecker } from "./checker-of";
import { openHydrated } from "./open-hydrated";

const EN = {
  field: "Search tools, courses, books, videos, prompts and pages",
  quickActions: [
    "View All AI Tools",
    "Browse Courses",
    "Check Library",
    "Watch Videos",
    "Ready prompts",
    "Curriculum codes of Brazil (BNCC)",
    "Rules on AI",
    "School kit",
    "Codes printed in the book",
  ],
  page: { query: "privacy", title: "Privacy", path: "/privacy" },
  slashKey: "Open the search with the / key",
};
const PT = {
  open: "Buscar",
  field: "Buscar ferramentas, cursos, livros, vídeos, prompts e páginas",
  noResults: "Nenhum resultado encontrado",
  hint: "Tente outras palavras ou navegue pelas nossas categorias.",
  tell: "Avisar o autor que não encontrei",
  submit: "Buscar",
  slip: { typed: "gemni", meant: "gemini", says: "Você quis dizer gemini?" },
  filter: {
    typed: "quiz grátis em português",
    label: /^Ferramentas de IA: gratuito \+ em português \(\d+\)$/,
    path: /\/pt-br\/tools\?free=1&lang=1$/,
  },
  last: { heading: "Suas últimas buscas", clear: "Apagar as últimas buscas deste aparelho" },
};

/** The client starts late, and the key is pressed before that. */
async function openWith(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
}

test("/: search with nothing but the keyboard", async ({ page, context }) => {
  const indexRequests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".json")) indexRequests.push(request.url());
  });
  await openHydrated(page, "/");
  expect(indexRequests).toEqual([]);

  await openWith(page, "/");
  const field = page.getByRole("combobox", { name: EN.field });
  await expect(page.getByRole("option")).toHaveText(EN.quickActions);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  await field.pressSequentially("prova");
  await expect(page.getByRole("option")).toHaveCount(8);
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^8 (?:of|de) \d+ result/);
  await expect(page.getByRole("option").nth(0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").nth(7)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");

  await field.fill(EN.page.query);
  await expect(page.getByRole("option").nth(0)).toContainText(EN.page.title);
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const tab = await opened;
  await expect(tab).toHaveURL(EN.page.path);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/");

  await openWith(page, "Control+k");
  await expect(field).toHaveValue("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tools$/);
  expect(indexRequests).toHaveLength(1);
});

test("/pt-br: the header opens the search, which says when nothing matches, gives the focus back, mends a slip, offers filtered lists and keeps the last searches on the device", async ({
  page,
}) => {
  await page.goto("/pt-br");
  const button = page.getByRole("banner").getByRole("link", { name: PT.open, exact: true });
  await button.click();
  const dialog = page.getByRole("dialog");
  await page.getByRole("combobox").fill("zzzxq");
  await expect(dialog.getByRole("heading", { name: PT.noResults })).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(PT.noResults);
  await expect(dialog.getByText(PT.hint, { exact: true })).toBeVisible();
  const tell = dialog.getByRole("link", { name: PT.tell });
  await expect(tell).toHaveAttribute("href", "/pt-br/search?q=zzzxq");
  expect((await toChecker(page).include("dialog[open]").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await openWith(page, "/");
  const field = dialog.getByRole("combobox");
  await field.fill(PT.slip.typed);
  await expect(page.getByRole("option").first()).toContainText("Gemini");
  await expect(dialog.getByRole("status").filter({ hasText: PT.slip.says })).toBeVisible();
  expect((await toChecker(page).include("dialog[open]").analyze()).violations).toEqual([]);
  await dialog.getByRole("link", { name: PT.slip.meant, exact: true }).press("Enter");
  await expect(field).toHaveValue(PT.slip.meant);
  await expect(field).toBeFocused();
  await expect(dialog.getByText(PT.slip.says)).toBeHidden();

  await field.fill(PT.filter.typed);
  await dialog.getByRole("link", { name: PT.filter.label }).press("Enter");
  await expect(page).toHaveURL(PT.filter.path);

  await openWith(page, "Control+k");
  const last = dialog.getByRole("group", { name: PT.last.heading }).getByRole("option");
  await expect(last).toHaveText([PT.filter.typed]);
  expect((await toChecker(page).include("dialog[open]").analyze()).violations).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(PT.filter.typed);
  await field.fill("");
  await dialog.getByRole("button", { name: PT.last.clear }).click();
  await expect(last).toHaveCount(0);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("last-searches"))).toBeNull();
});

test("/pt-br/search: the same search as a page, without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const firstResult = page.getByRole("article").first().getByRole("heading");
  await page.goto("/pt-br");
  await page.getByRole("banner").getByRole("link", { name: PT.open, exact: true }).click();
  await expect(page).toHaveURL("/pt-br/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByLabel(PT.field).fill("educacao");
  await page.getByRole("button", { name: PT.submit }).click();
  await expect(page).toHaveURL("/pt-br/search?q=educacao");
  await expect(firstResult).toHaveText(/educa/i);

  await page.goto(`/pt-br/search?q=${PT.slip.typed}`);
  await expect(firstResult).toContainText("Gemini");
  await expect(page.getByText(PT.slip.says)).toBeVisible();
  await page.getByRole("link", { name: PT.slip.meant, exact: true }).click();
  await expect(page).toHaveURL(`/pt-br/search?q=${PT.slip.meant}`);
  await page.goto(`/pt-br/search?q=${encodeURIComponent(PT.filter.typed)}`);
  await page.getByRole("link", { name: PT.filter.label }).click();
  await expect(page).toHaveURL(PT.filter.path);

  await page.goto("/pt-br/search?q=ia");
  await expect(page.getByRole("article")).toHaveCount(20);
  const first = await firstResult.textContent();
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/\?q=ia&page=2$/);
  await expect(firstResult).not.toHaveText(first ?? "");

  for (const query of ["<script>", "x".repeat(10_240), "%00%ff"]) {
    const answer = await page.goto(`/pt-br/search?q=${encodeURIComponent(query)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: PT.noResults })).toBeVisible();
    await expect(page.getByText(PT.hint, { exact: true })).toBeVisible();
  }

  await page.goto("/pt-br/search?q=zzzxq");
  await expect(page.getByText("“zzzxq”")).toBeVisible();
  await page.getByRole("button", { name: PT.tell }).click();
  await expect(page).toHaveURL("/pt-br/report");
  await expect(page.getByRole("status").filter({ hasText: "O autor vê o que os leitores" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar à página: “zzzxq”" }).click();
  await expect(page).toHaveURL("/pt-br/search?q=zzzxq");
  await context.close();
});

test("the / key is a character in a field, and can be turned off", async ({ page }) => {
  await page.goto("/search");
  await openWith(page, "Control+k");
  await page.getByLabel(EN.slashKey).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await openWith(page, "Control+k");
  await page.getByLabel(EN.slashKey).check();
  await page.keyboard.press("Escape");
  const field = page.getByRole("searchbox", { name: EN.field });
  await field.focus();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
});

for (const pressed of [{ key: "k", ctrlKey: true }, { key: "/" }]) {
  test(`the search key ${pressed.key} is heard while the client starts`, async ({ page }) => {
    await page.addInitScript((init) => {
      const { port1, port2 } = new MessageChannel();
      let isOver = false;
      addEventListener("client-ready", () => {
        isOver = true;
      });
      port1.onmessage = () => {
        if (isOver) return;
        // React has taken the first island and is not done with the page.
        const islands = [...document.querySelectorAll("[data-island]")];
        isOver = islands.some((island) =>
          Object.keys(island).some((name) => name.startsWith("__reactContainer")),
        );
        if (isOver) {
          const key = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
          document.documentElement.setAttribute("data-pressed", "");
          document.body.dispatchEvent(key);
        } else port2.postMessage(null);
      };
      addEventListener("load", () => {
        // Messages without a pause leave no idle time to start in. A touch starts the client, too.
        dispatchEvent(new PointerEvent("pointerdown"));
        port2.postMessage(null);
      });
    }, pressed);
    await page.goto("/about");
    await expect(page.getByRole("combobox")).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("data-pressed", "");
  });
}

test("a search that cannot load its index says so and leads to the search page", async ({ page }) => {
  await page.route("**/search-index.*", (route) => route.abort());
  await openHydrated(page, "/");
  await openWith(page, "/");
  await page.getByRole("combobox").fill("canva");
  await page.getByRole("dialog").getByRole("link", { name: "Use the search page instead" }).click();
  await expect(page).toHaveURL("/search?q=canva");
  await expect(page.getByRole("link", { name: "Canva AI", exact: true })).toBeVisible();
});

/** Events that make React 18 hydrate at once: `discreteReplayableEvents` of react-dom. */
const HYDRATING_EVENTS = [
  ...[
    "mousedown",
    "mouseup",
    "touchcancel",
    "touchend",
    "touchstart",
    "auxclick",
    "dblclick",
    "pointercancel",
  ],
  ...[
    "pointerdown",
    "pointerup",
    "dragend",
    "dragstart",
    "drop",
    "compositionend",
    "compositionstart",
    "keydown",
  ],
  ...["keypress", "keyup", "input", "textInput", "copy", "cut", "paste", "click", "change", "contextmenu"],
  ...["reset", "submit"],
];

test("keys, clicks and input in the very moment the client starts are kept and break nothing", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.addInitScript((types) => {
    // All of these events, as often as the browser lets us, from the first idle moment until the client is ready.
    const { port1, port2 } = new MessageChannel();
    let ready = false;
    addEventListener("client-ready", () => {
      ready = true;
    });
    port1.onmessage = () => {
      for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
      if (!ready) port2.postMessage(null);
    };
    addEventListener("load", () => port2.postMessage(null));
  }, HYDRATING_EVENTS);
  await page.goto("/search");
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
  expect(problems).toEqual([]);
});

test("the performance monitor is shown and loaded by ?perf=1 alone", LONG, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/search");
  await openWith(page, "Control+k");
  expect(scripts.filter((url) => url.includes("performance-monitor"))).toEqual([]);
  await page.goto("/pt-br/search?perf=1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("complementary", { name: "Monitor de desempenho" })).toContainText(
    /\d+ qps, (?:excelente|bom|regular|ruim)/,
  );
});

test("page views and searches go to the author's analytics function, when there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, analytics: (...event: unknown[]) => events.push(event) });
  });
  const seen = () => page.evaluate(() => Reflect.get(window, "events"));
  await page.goto("/search?q=canva");
  await page.keyboard.press("Tab");
  await expect.poll(seen).toContainEqual(["page_view", { path: "/search" }]);
  await expect.poll(seen).toContainEqual(["search", { query: "canva", results: expect.any(Number) }]);
  await page.getByRole("link", { name: "Canva AI", exact: true }).click();
  await expect.poll(seen).toContainEqual(["page_view", { path: "/resources/canva" }]);
});
