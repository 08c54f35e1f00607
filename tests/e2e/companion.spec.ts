import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { companionMessages } from "../../app/i18n/messages/companion";
import { readyPromptMessages } from "../../app/i18n/messages/ready-prompt";
import { readDocx } from "../read-docx";
import { alsoIn, LONG } from "../release-files";
import { countScreens, PHONE } from "./lesson-screens";
import { expectHydrated, openHydrated } from "./open-hydrated";
import { readQrCode } from "./read-qr-code";

/** A printed code, scanned in its other spelling, in each language. */
const SCANS = [
  {
    lang: "en",
    scanned: "/chapter3-ex1",
    canonical: "/chapter3_ex1",
    heading: "Example 1: lesson plan from one curriculum skill",
    blanks: [
      ["Curriculum statement, in full", "EF05MA03: fractions"],
      ["Number of pupils", "28"],
    ],
    copy: "Copy prompt",
    example: "e.g. mathematics",
    open: "4 blanks still open",
    filled:
      "statement: EF05MA03: fractions. Class: [year group], 28 pupils, [lesson length in minutes] minutes, with",
  },
  {
    lang: "pt-BR",
    scanned: "/pt-br/chapter3_ex1",
    canonical: "/pt-br/chapter3-ex1",
    heading: "Exemplo 1: plano de aula a partir de uma habilidade",
    blanks: [
      ["Código e texto da habilidade da BNCC", "EF05MA03: frações"],
      ["Número de alunos", "28"],
    ],
    copy: "Copiar prompt",
    example: "ex.: Matemática",
    open: "Faltam 4 lacunas",
    filled:
      "BNCC: EF05MA03: frações. Turma: [ano/série], 28 alunos, aula de [duração da aula em minutos] minutos,",
  },
] as const;

async function readClipboard(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const scan of SCANS) {
  test(`${scan.scanned}: scan, fill the blanks, copy, and the clipboard has the filled prompt`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(scan.scanned);
    await expect(page).toHaveURL(new RegExp(`${scan.canonical}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(scan.heading);
    await expect(page.getByPlaceholder(scan.example)).toBeVisible();
    for (const [label, value] of scan.blanks) await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByText(scan.open)).toBeVisible();
    await page.getByRole("button", { name: scan.copy }).click();
    await expect(async () => expect(await readClipboard(page, context)).toContain(scan.filled)).toPass();
  });
}

const A4_AT_96_DPI = { width: 794, height: 1123 };

for (const path of ["/chapter5_ex1", "/pt-br/chapter3-ex7", "/pt-br/ethics-resources"]) {
  test(
    `${path} prints on two sheets of A4, the example on the second, with a code that decodes`,
    alsoIn("/chapter5_ex1", path),
    async ({ page }) => {
      await page.goto(path);
      const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

      await page.setViewportSize(A4_AT_96_DPI);
      await page.emulateMedia({ media: "print" });
      const label = page.locator("#landing figure");
      const typed = (await label.locator("figcaption").textContent()) ?? "";
      expect(typed).toMatch(/\/r\/[a-z\d-]+$/);
      expect((await readQrCode(label))?.replace(/^https?:\/\//, "")).toBe(typed);
      // Paper shows the folded parts whole, the flaw last, and no way to assistants.
      for (const part of await page.locator("#landing details[data-print=whole] > :last-child").all())
        await expect(part).toBeVisible();
      for (const folded of await page.locator("#landing details[data-print=hide]").all())
        await expect(folded).toBeHidden();
      await expect(page.locator("#resources")).toBeHidden();
    },
  );
}

test("a filled blank survives a reload, is copied right after it, stays in its tab, and goes when the blanks are cleared", async ({
  page,
  context,
}) => {
  const words = readyPromptMessages["pt-br"];
  const path = "/pt-br/chapter3-ex1";
  const blank = (at: Page) => at.getByLabel("Número de alunos", { exact: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, path);
  await blank(page).fill("28 & meio");
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: words.copy, exact: true }).click();
  await expect(async () => expect(await readClipboard(page, context)).toContain("28 & meio alunos")).toPass();
  await expect(blank(page)).toHaveValue("28 & meio");

  const other = await context.newPage();
  await openHydrated(other, path);
  await expect(blank(other)).toHaveValue("");
  expect(await other.evaluate(() => Object.entries(localStorage).join())).not.toContain("28");
  await other.close();

  await page.getByRole("button", { name: words.clear }).click();
  await expect(page.locator("main [data-prompt] mark[data-filled]")).toHaveCount(0);
  await page.reload();
  await expectHydrated(page);
  await expect(blank(page)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test(
    "the copy button is there within a screen and a half, and stays while the prompt is read",
    LONG,
    async ({ page }) => {
      await page.goto("/pt-br/chapter3-ex1");
      const button = page.getByRole("button", { name: "Copiar prompt" });
      await page.evaluate((half) => scrollTo({ top: half, behavior: "instant" }), PHONE.height / 2);
      await expect(button).toBeInViewport({ ratio: 1 });
      const firstBlank = page.locator("[data-prompt] textarea").first();
      await firstBlank.evaluate((field) => field.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nor does it lie over the field that somebody reaches by the keyboard.
      for (const field of await page.locator("main [data-prompt] textarea").all()) {
        await field.focus();
        const [below, top] = await Promise.all([field.boundingBox(), button.boundingBox()]);
        expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
      }
      await page.getByRole("navigation").last().scrollIntoViewIfNeeded();
      await expect(button).not.toBeInViewport();
    },
  );

  // Every one of them: lessons.release.spec.ts.
  for (const path of ["/chapter3_ex7", "/pt-br/chapter3-ex4", "/pt-br/education-discounts"]) {
    test(`${path}: a long lesson is at most nine screens`, LONG, async ({ page }) => {
      await page.goto(path);
      expect(await countScreens(page)).toBeLessThanOrEqual(9);
    });
  }
});

test("the list narrows while one types, says how many there are, and keeps its filters in the address", async ({
  page,
}) => {
  await page.goto("/book-resources");
  await expect(page.getByText("Showing 27 of 27 resources")).toBeVisible();
  await page.getByLabel("Search by title or description").fill("Rúbric");
  await expect(page.getByText("Showing 1 of 27 resources")).toBeVisible();
  await expect(page.locator('#resources li:not([hidden=""]) > article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/book-resources\?q=R%C3%BAbric$/);
  await page.getByLabel("Category").selectOption("hubs");
  await expect(page.getByRole("heading", { name: "No resources found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page.getByText("Showing 27 of 27 resources")).toBeVisible();
  await expect(page.locator('#resources li:not([hidden=""]) > article')).toHaveCount(27);
  await expect(page.getByLabel("Search by title or description")).toHaveValue("");
  await page.goBack();
  await expect(page.getByLabel("Search by title or description")).toHaveValue("Rúbric");
  await expect(page.getByRole("heading", { name: "No resources found" })).toBeVisible();
});

test(
  "the list of a landing narrows and is cleared in its place, and its address stays as it was printed",
  LONG,
  async ({ page }) => {
    await page.goto("/chapter3_ex1");
    await expect(page.getByText("Showing 27 of 27 resources")).toBeHidden();
    await page.locator("#resources summary").first().click();
    await expect(page.getByText("Showing 27 of 27 resources")).toBeVisible();
    // The list below a landing has titles alone; what a lesson needs is asked on the page of the list.
    await expect(
      page.getByRole("link", { name: "Filter by stage, subject, time and equipment" }),
    ).toHaveAttribute("href", "/book-resources#resources");
    await expect(page.locator("#resources [data-description]")).toHaveCount(0);
    await page.getByLabel("Search by title", { exact: true }).fill("Rúbric");
    await expect(page.getByText("Showing 1 of 27 resources")).toBeVisible();
    await expect(page.locator('#resources li:not([hidden=""]) > article')).toHaveCount(1);
    await page.getByRole("button", { name: "Clear All Filters" }).click();
    await expect(page.getByText("Showing 27 of 27 resources")).toBeVisible();
    await expect(page.locator('#resources li:not([hidden=""]) > article')).toHaveCount(27);
    await expect(page.getByLabel("Search by title", { exact: true })).toHaveValue("");
    await expect(page).toHaveURL(/\/chapter3_ex1$/);
  },
);

test("the calculator gives the figures of a calculation by hand and a link that brings them back, and ticks of the checklist survive a reload, are counted, and can be taken back", async ({
  page,
}) => {
  // By hand: 3 x 18 = 54 USD a month, x 12 = 648, x 10 = 540; x 5.40 x 1.035 (IOF) = 301.81, 3,621.67, 3,018.06.
  const figures = ["US$ 54,00", "R$ 301,81", "US$ 648,00", "R$ 3.621,67", "US$ 540,00", "R$ 3.018,06"];
  // An old link to the calculator, which stood on the page of the platforms, leads on with its fields.
  await page.goto("/pt-br/platforms?seats=7#calculator");
  await page.locator("#calculator").getByRole("link").click();
  await expect(page).toHaveURL(/\/pt-br\/platforms\/costs\?seats=7#calculator$/);
  await expect(page.getByLabel("Pessoas")).toHaveValue("7");
  await expect(page.locator("#prices").getByRole("link").first()).toHaveAttribute("href", /^https:/);
  await page.getByLabel("Plataforma", { exact: true }).selectOption("microsoft-copilot");
  await page.getByLabel("Pessoas").fill("3");
  await page.getByLabel("Meses").fill("10");
  await page.getByLabel("Câmbio").fill("5,40");
  const table = page.locator("#calculator table");
  for (const figure of figures) await expect(table).toContainText(figure);
  await expect(page).toHaveURL(/platform=microsoft-copilot&seats=3&months=10&rate=5%2C40/);
  await page.reload();
  for (const figure of figures) await expect(table).toContainText(figure);
  await expect(page.getByLabel("Pessoas")).toHaveValue("3");

  // By hand: 3 x 34.90 = 104.70 in reais; a year at once 3 x 289.90 = 869.70.
  await page.getByLabel("Plataforma", { exact: true }).selectOption("canva-ai");
  for (const figure of ["R$ 104,70", "R$ 869,70"]) await expect(table).toContainText(figure);
  await expect(table).not.toContainText("US$");

  await page.getByLabel("Pessoas").fill("três");
  await page.getByLabel("Meses").focus();
  await expect(page.getByText("Escreva um número inteiro, como 3.")).toBeVisible();
  await expect(page.getByLabel("Pessoas")).toHaveValue("três");

  await page.goto("/pt-br/platforms/checklist");
  const checklist = page.locator("#checklist");
  await checklist.getByRole("checkbox").nth(0).check();
  await checklist.getByRole("checkbox").nth(6).check();
  await expect(checklist.getByRole("status")).toHaveText("2 de 16 feitos");
  await page.reload();
  await expect(checklist.getByRole("status")).toHaveText("2 de 16 feitos");
  await expect(checklist.getByRole("checkbox").nth(6)).toBeChecked();
  await checklist.getByRole("button", { name: "Desmarcar tudo" }).click();
  await expect(checklist.getByRole("status")).toHaveText("0 de 16 feitos");
  await checklist.getByRole("button", { name: "Desfazer" }).click();
  await expect(checklist.getByRole("checkbox").nth(0)).toBeChecked();
});

test("an unknown code is a 404 with the nearest codes, the chapter and the search box", async ({ page }) => {
  const answer = await page.goto("/pt-br/cap3_ex8");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("Página não encontrada · AI Teacher Pro");
  const main = page.getByRole("main");
  await expect(main.getByRole("searchbox", { name: "Buscar no site" })).toBeVisible();
  await main.getByText("Capítulo 5", { exact: true }).click();
  await expect(
    main.getByRole("link", { name: "Redesenhe uma tarefa que a IA responderia sozinha" }),
  ).toBeVisible();
  await main
    .getByRole("link", { name: /^Exemplo 1: plano de aula/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pt-br\/chapter3-ex1$/);
});

for (const { home, list, locale, typed, path } of [
  { home: "/", list: "/book-resources", locale: "en", typed: "Chapter 3, example 1", path: "/chapter3_ex1" },
  {
    home: "/pt-br",
    list: "/pt-br/book-resources",
    locale: "pt-br",
    typed: "3.1",
    path: "/pt-br/chapter3-ex1",
  },
] as const) {
  test(`${home}: a typed code leads to its landing, a chapter to all of its own, and one nobody printed to the nearest, without a script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const text = companionMessages[locale].typedCode;
    for (const start of [home, list]) {
      await page.goto(start);
      await page.getByLabel(text.label).fill(typed);
      await page.getByRole("button", { name: text.open, exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
    }
    await page.goto(list);
    await page.getByLabel(text.label).fill("3");
    await page.getByRole("button", { name: text.open, exact: true }).click();
    await expect(page).toHaveURL(`${list}?chapter=chapter-3#resources`);
    await page.getByLabel(text.label).fill("chapter3_ex8");
    await page.getByRole("button", { name: text.open, exact: true }).click();
    // Where something can be offered, there is no error.
    await expect(page.getByLabel(text.label)).toHaveAccessibleDescription(text.example);
    await page
      .locator("section")
      .filter({ hasText: companionMessages[locale].picker.heading })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await context.close();
  });
}

test("both documents of the toolkit download in both languages", async ({ request }) => {
  for (const [path, name, lang] of [
    ["/downloads/planning-kit.en.html", "ai-teacher-pro-planning-kit.html", "en"],
    ["/downloads/planning-checklist.en.html", "ai-teacher-pro-planning-checklist.html", "en"],
    ["/downloads/planning-kit.pt-br.html", "ai-teacher-pro-kit-de-planejamento.html", "pt-BR"],
    ["/downloads/planning-checklist.pt-br.html", "ai-teacher-pro-checklist-de-planejamento.html", "pt-BR"],
  ]) {
    const answer = await request.get(path ?? "");
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain(`<html lang="${lang}">`);
  }
  expect((await request.get("/downloads/planning-kit.fr.html")).status()).toBe(404);
});

for (const [path, name, file, heading] of [
  [
    "/planning-toolkit",
    "Download the planning pack (Word)",
    "ai-teacher-pro-planning-kit",
    "Planning pack for",
  ],
  [
    "/pt-br/planning-toolkit",
    "Baixar o pacote de planejamento (Word)",
    "ai-teacher-pro-kit-de-planejamento",
    "Pacote de planejamento",
  ],
  [
    "/pt-br/platforms/checklist",
    "Arquivo do Word (.docx)",
    "checklist-de-implementacao",
    "Checklist de implementação",
  ],
  ["/chapter3_ex1", "Word file (.docx)", "example-1", "Example 1"],
] as const) {
  test(
    `${path}: ${name} saves a Word file under the name of its title`,
    alsoIn("/chapter3_ex1", path),
    async ({ page }) => {
      await page.goto(path);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name }).first().click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}[a-z0-9-]*\\.docx$`));
      const html = await readDocx(Uint8Array.from(await readFile(await saved.path())).buffer);
      expect(html).toContain(`<h1>${heading}`);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a landing can be read whole, and its filters lead to the list", async ({ page }) => {
    await page.goto("/pt-br/chapter3-ex1");
    const landing = page.locator("#landing");
    await expect(landing.getByText("Habilidade da BNCC: [código e texto da habilidade].")).toBeVisible();
    await expect(landing.locator("[data-facts]")).toContainText("25 min para preparar · 50 min em aula");
    for (const heading of [
      ...["Prompt pronto", "Passos", "Antes da aula", "Depois", "O que conferir", "Adapte"],
      ...["Exemplo comentado", "O que pedir depois", "Se der errado, responda com isto"],
    ]) {
      await expect(landing.getByRole("heading", { name: heading }).first()).toBeVisible();
    }
    const contents = landing.getByRole("navigation", { name: "Nesta página" }).getByRole("link");
    expect(await contents.allTextContents()).toEqual([
      ...["Passos", "Prompt pronto", "Minuto a minuto", "O que conferir", "Exemplo comentado"],
    ]);
    for (const link of await contents.all())
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toBeVisible();
    await expect(landing.getByRole("button", { name: "Copiar prompt" })).toBeHidden();
    await expect(landing.getByRole("img", { name: /QR Code/ })).toBeVisible();
    await landing.getByText(/^Exemplo comentado:/).click();
    const example = landing.locator("#example");
    await expect(example.locator("mark", { hasText: "36" })).toBeVisible();
    const flaw = example.locator("details");
    await expect(flaw.getByText("Mostra presença, não a habilidade.")).toBeHidden();
    await flaw.getByText("Mostrar o erro").click();
    await expect(flaw.getByText("Mostra presença, não a habilidade.")).toBeVisible();
    await page.locator("#resources summary").first().click();
    await page.getByLabel("Capítulo", { exact: true }).selectOption("chapter-7");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page).toHaveURL(/\/pt-br\/book-resources\?q=&chapter=chapter-7&category=all#resources$/);
    await expect(page.getByText("Mostrando 1 de 19 recursos")).toBeVisible();
    await expect(page.locator('#resources li:not([hidden=""]) > article')).toHaveCount(1);
    await page.getByLabel("Capítulo", { exact: true }).selectOption("all");
    await page.getByLabel("Tempo de preparo").selectOption("15");
    await page.getByLabel("Na sala").selectOption("paper");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page.getByRole("link", { name: /^Exemplo 5: bilhetes de saída/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Exemplo 6: a IA como adversária/ })).toBeHidden();
  });

  test("the calculator computes, names the wrong field and keeps what was typed", LONG, async ({ page }) => {
    await page.goto("/pt-br/platforms");
    await page.getByRole("link", { name: "Calculadora de custos" }).first().click();
    await page.getByLabel("Pessoas").fill("20");
    await page.getByLabel("Plataforma", { exact: true }).selectOption("microsoft-copilot");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/pt-br\/platforms\/costs\?platform=microsoft-copilot&seats=20&/);
    // By hand: 20 x 18 = 360 USD a month, 4,320 a year.
    await expect(page.locator("#calculator table")).toContainText("US$ 360,00");
    await expect(page.locator("#calculator table")).toContainText("US$ 4.320,00");
    await page.getByLabel("Meses").fill("99");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page.getByText("No máximo 60 meses.")).toBeVisible();
    await expect(page.getByLabel("Meses")).toHaveValue("99");
    await expect(page.getByLabel("Pessoas")).toHaveValue("20");
    await page.getByRole("link", { name: "Plataformas de IA" }).first().click();
    await page.getByRole("link", { name: "Checklist de implementação" }).last().click();
    await expect(page.locator("#checklist").getByRole("checkbox").first()).toBeVisible();
  });
});
