import { expect, test } from "@playwright/test";
import { alsoIn, LONG } from "../release-files";
import { openHydrated } from "./open-hydrated";

const HOMES = [
  {
    path: "/",
    prefix: "",
    donate: "Donate",
    getBook: "Get the Book",
    explore: "Explore AI Tools",
    chips: ["AI Tool Directory", "Expert Courses", "Practical Guides", "QR Code Sharing"],
    leftOff: "Where you left off",
    saved: "1 saved item",
    doors: ["I have a printed code", "I have a lesson tomorrow", "I must decide for the school"],
    doorLinks: ["prompts", "book-resources", "bncc", "may-we-use-it", "rules", "school-kit"],
    benefits: ["prompts", "book-resources#resources", "book-resources", "rules", "school-kit", "tools"],
    sections: [
      "AI news for teachers",
      "Featured AI Tools",
      "What you will find here",
      "Two minutes a week",
      "The week in AI, for teachers",
      "Support Our Educational Mission",
    ],
    exploreAll: "Explore All Tools",
    readBook: "Read the Book",
    weekly: "Get Weekly Updates",
    cover: "Cover of the book",
  },
  {
    path: "/pt-br",
    prefix: "/pt-br",
    donate: "Doar",
    getBook: "Adquirir o Livro",
    explore: "Explorar Ferramentas de IA",
    chips: [
      "Diretório de Ferramentas de IA",
      "Cursos de Especialistas",
      "Guias Práticos",
      "Compartilhar por QR Code",
    ],
    leftOff: "De onde você parou",
    saved: "1 item salvo",
    doors: ["Tenho um código impresso", "Tenho aula amanhã", "Preciso decidir pela escola"],
    doorLinks: ["prompts", "book-resources", "bncc", "podemos-usar", "regras", "kit-escola"],
    benefits: ["prompts", "book-resources#resources", "bncc", "regras", "kit-escola", "tools"],
    sections: [
      "Notícias de IA para professores",
      "Ferramentas de IA em Destaque",
      "O que você encontra aqui",
      "Dois minutos por semana",
      "A semana da IA para professores",
      "Apoie Nossa Missão Educacional",
    ],
    exploreAll: "Explorar Todas as Ferramentas",
    readBook: "Leia o Livro",
    weekly: "Receba Atualizações Semanais",
    cover: "Capa do livro",
  },
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const home of HOMES) {
    test(`${home.path} shows its sections in order, and every link of it leads somewhere`, async ({
      page,
    }) => {
      await page.goto(home.path);
      const main = page.getByRole("main");
      const link = (name: string) => main.getByRole("link", { name, exact: true });
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("AI Teacher Pro");
      await expect(main.getByRole("img", { name: home.cover })).toBeVisible();
      const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
      expect(headings).toEqual([...home.doors, ...home.sections]);
      const door = (name = "") => main.getByRole("region", { name, exact: true });
      await expect(door(home.doors[0]).getByRole("textbox")).toBeVisible();
      const doorLinks = home.doors.slice(1).map((name) => door(name).getByRole("link"));
      const targets = await Promise.all(
        doorLinks.map((links) => links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))),
      );
      expect(targets.flat()).toEqual(home.doorLinks.map((path) => `${home.prefix}/${path}`));

      await expect(link(home.donate)).toHaveAttribute("href", "#donate");
      await expect(page.locator("#donate")).toContainText(home.sections[5] ?? "");
      await expect(main.getByRole("link", { name: home.getBook })).toHaveAttribute(
        "href",
        new RegExp(`^(https://.+|${home.prefix}/about#buy)$`),
      );
      await expect(link(home.explore)).toHaveAttribute("href", `${home.prefix}/tools`);
      for (const [index, target] of ["tools", "learn", "library", "videos"].entries()) {
        await expect(link(home.chips[index] ?? "")).toHaveAttribute("href", `${home.prefix}/${target}`);
      }
      await expect(link(home.exploreAll)).toHaveAttribute("href", `${home.prefix}/tools`);
      await expect(link(home.readBook)).toHaveAttribute("href", `${home.prefix}/about`);
      await expect(main.getByText(home.weekly, { exact: true })).toBeVisible();

      const section = (name = "") =>
        page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });
      const tools = section(home.sections[1]);
      await expect(tools.getByRole("article")).toHaveCount(6);
      await expect(tools.getByRole("heading", { level: 3 }).first()).toHaveText("ChatGPT");
      const benefits = section(home.sections[2]).getByRole("article").getByRole("link");
      expect(await benefits.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
        home.benefits.map((path) => `${home.prefix}/${path}`),
      );
      // Six amounts of nine wait behind one line; nothing leads to costs that are not filled in.
      const amounts = page.locator("#donate article");
      await expect(amounts).toHaveCount(9);
      await expect(amounts.filter({ visible: true })).toHaveCount(3);
      await expect(page.locator('a[href$="/costs"]')).toHaveCount(0);
    });
  }

  test("/pt-br/about has its anchors and leads to the other edition", async ({ page }) => {
    await page.goto("/pt-br/about#buy");
    await expect(page.locator("#buy").getByRole("listitem")).toHaveCount(4);
    await expect(page.locator("#buy")).toBeInViewport();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(7);
    await page.getByRole("link", { name: "Assinar a newsletter" }).click();
    await expect(page.locator("#newsletter")).toBeInViewport();
    await page.getByRole("link", { name: "Ver a edição em inglês" }).click();
    await expect(page).toHaveURL(/:\d+\/about#buy$/);
    await expect(page.locator("#buy")).toBeInViewport();
  });

  test("/hub offers three picks for each task", async ({ page }) => {
    await page.goto("/hub");
    const anchors = page.getByRole("main").getByRole("navigation").getByRole("link");
    await expect(anchors.first()).toBeVisible();
    for (const anchor of await anchors.all()) {
      const target = (await anchor.getAttribute("href")) ?? "";
      await expect(page.locator(target).getByRole("article").getByRole("link")).toHaveCount(3);
    }
  });
});

test(
  "the chalk of the Portuguese home moves, can be held still, and is not there for who asked for rest",
  LONG,
  async ({ browser }) => {
    const moving = await browser.newPage({ reducedMotion: "no-preference", deviceScaleFactor: 2 });
    await moving.goto("/pt-br");
    const pause = moving.getByRole("button", { name: "Pausar a animação" });
    await expect(pause).toBeVisible();
    const board = moving.locator("canvas");
    // More pixels than those of the style sheet would cost a slow phone its main thread.
    await expect
      .poll(() => board.evaluate((canvas: HTMLCanvasElement) => canvas.width === canvas.clientWidth))
      .toBe(true);
    const picture = () => board.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const first = await picture();
    await expect.poll(picture).not.toBe(first);
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    const held = await picture();
    await moving.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 0;
          const count = () => (++frames === 10 ? resolve() : requestAnimationFrame(count));
          requestAnimationFrame(count);
        }),
    );
    expect(await picture()).toBe(held);
    await moving.close();

    const still = await browser.newPage({ reducedMotion: "reduce" });
    await still.goto("/pt-br", { waitUntil: "networkidle" });
    await still.getByRole("button", { name: /Idioma/ }).focus();
    await expect(still.locator("canvas")).toHaveCount(0);
    await still.close();
  },
);

for (const home of HOMES) {
  test(
    `${home.path} is at most eight screens of a phone, the field for a code on the first, and its news are one screen of a desk`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(home.path);
      const field = page.getByRole("main").getByRole("textbox").first();
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(8);
      // Three stories of nine stand open.
      const news = page.locator("#news");
      await expect(news.getByRole("article")).toHaveCount(3);
      await expect(news.locator("article")).toHaveCount(9);
      await page.setViewportSize({ width: 1280, height: 800 });
      const shown = await news.evaluate((section) => {
        const parts = [section.firstElementChild, section.lastElementChild];
        const [first, last] = parts.map((part) => part?.getBoundingClientRect());
        return (last?.bottom ?? 0) - (first?.top ?? 0);
      });
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThanOrEqual(800);
    },
  );

  test(
    `${home.path} leads back to the lessons that were opened and to what was saved`,
    alsoIn(HOMES[0], home),
    async ({ page }) => {
      await openHydrated(page, home.path);
      await page.evaluate(() => {
        const lesson = { path: "/chapter3_ex1", title: "A lesson of mine" };
        localStorage.setItem("opened-lessons", JSON.stringify([lesson]));
        localStorage.setItem("favourites", JSON.stringify(["chatgpt"]));
      });
      await openHydrated(page, home.path);
      const own = page.getByRole("navigation", { name: home.leftOff });
      await expect(own.getByRole("link")).toHaveText(["A lesson of mine", home.saved]);
    },
  );
}

for (const { path, donate, viewport } of [
  { path: "/pt-br", donate: "Doar", viewport: { width: 360, height: 640 } },
  { path: "/", donate: "Donate", viewport: { width: 1280, height: 800 } },
]) {
  test(
    `${path}: the floating button hides nothing that has the focus at ${viewport.width} px`,
    alsoIn("/pt-br", path),
    async ({ browser }) => {
      const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
      await openHydrated(page, path);
      // Fonts that come in between would move the control that has the focus.
      await page.waitForFunction(() =>
        ["Fraunces", "Atkinson"].every((name) => [...document.fonts].some(({ family }) => family === name)),
      );
      const stops = await page
        .locator("a[href], button, input, textarea, summary")
        .filter({ visible: true })
        .count();
      const hidden: string[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate((label) => {
          const button = [...document.querySelectorAll("a[href='#donate']")].find(
            (link) => getComputedStyle(link).position === "fixed",
          );
          const focused = document.activeElement;
          if (button === undefined || focused === null || focused === button || focused === document.body)
            return null;
          const [over, under] = [button.getBoundingClientRect(), focused.getBoundingClientRect()];
          const isApart =
            over.right <= under.left ||
            under.right <= over.left ||
            over.bottom <= under.top ||
            under.bottom <= over.top;
          return isApart
            ? null
            : `${focused.localName} ${focused.textContent || focused.ariaLabel} under ${label}`;
        }, donate);
        if (name !== null) hidden.push(name);
      }
      expect(stops).toBeGreaterThan(40);
      expect(hidden).toEqual([]);
      // Words that scroll past it are seen or unseen as whole lines.
      const cut = await page.evaluate(() => {
        const button = [...document.querySelectorAll("a[href='#donate']")].find(
          (link) => getComputedStyle(link).position === "fixed",
        );
        if (button === undefined) return ["no floating button"];
        const { left } = button.getBoundingClientRect();
        if (left === 0) return [];
        return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, label)")]
          .filter((words) => words !== button && words.getBoundingClientRect().right > left)
          .map((words) => words.textContent);
      });
      expect(cut).toEqual([]);
      await page.close();
    },
  );
}
