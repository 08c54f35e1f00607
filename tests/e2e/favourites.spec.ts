import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readDocx } from "../read-docx";
import { alsoIn, LONG } from "../release-files";
import { toChecker } from "./checker-of";
import { openHydrated } from "./open-hydrated";
import { readQrCode } from "./read-qr-code";

const EN = {
  save: "Save to Favourites: Claude",
  header: (count: number) => (count === 0 ? "Favourites" : `Favourites: ${count} saved`),
  one: "1 saved item",
  empty: "Nothing saved yet",
  compare: "Compare",
  list: "List",
};
const PT = {
  add: "Incluir nos meus favoritos",
  sheet: "Folha da aula",
  sheetTitle: "Título da folha",
  word: "Arquivo do Word (.docx)",
  remove: "Remover: Canva AI",
  addCode: "Incluir pelo código curto",
  addButton: "Incluir",
  needsScript: "Os favoritos ficam no seu navegador e precisam de JavaScript.",
};
const SHEETS = [
  {
    prefix: "",
    sheetTitle: "Title of the sheet",
    unknown: "1 item in this link is not in our catalogue: gone-thing.",
  },
  {
    prefix: "/pt-br",
    sheetTitle: PT.sheetTitle,
    unknown: "1 item deste link não está no nosso catálogo: gone-thing.",
  },
];

const titles = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });

async function store(page: Page, ids: readonly string[]) {
  await page.addInitScript((saved) => {
    if (sessionStorage.getItem("stored") !== null) return;
    sessionStorage.setItem("stored", "");
    localStorage.setItem("favourites", JSON.stringify(saved));
  }, ids);
}

test("/tools: a heart survives a reload and is heard by the other tab", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/favourites");
  await expect(other.getByRole("heading", { name: EN.empty })).toBeVisible();

  await page.goto("/tools");
  const heart = page.getByRole("main").getByRole("button", { name: EN.save, exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: EN.header(1), exact: true })).toBeVisible();
  await page.reload();
  await page.keyboard.press("Tab");
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await expect(titles(other)).toHaveText(["Claude"]);
  await expect(other.getByRole("heading", { name: EN.one })).toBeVisible();
  await heart.click();
  await expect(page.getByRole("link", { name: EN.header(0), exact: true })).toBeVisible();
  await expect(other.getByRole("heading", { name: EN.empty })).toBeVisible();
});

test("/pt-br/favourites: a link from another device adds only when asked, and becomes a sheet", async ({
  page,
}) => {
  await store(page, ["canva"]);
  await page.goto("/pt-br/favourites?ids=chatgpt,canva,chapter3-ex1,gone-thing");
  await expect(titles(page)).toHaveText(["Canva AI"]);
  await page.getByRole("button", { name: PT.add }).click();
  await expect(page).toHaveURL("/pt-br/favourites");
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: PT.add })).toHaveCount(0);
  await page.getByRole("link", { name: PT.sheet, exact: true }).click();
  await expect(page).toHaveURL("/pt-br/favourites?ids=canva,chatgpt,chapter3-ex1&view=sheet");
});

test(
  "what is saved opens in every view, also under the former addresses, and comes back as the list",
  LONG,
  async ({ page }) => {
    await store(page, ["canva", "chapter3-ex1", "chatgpt"]);
    await page.goto("/favourites");
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole("link", { name: EN.compare, exact: true }).click();
    await expect(page).toHaveURL("/favourites?ids=canva,chapter3-ex1,chatgpt&view=compare");
    await expect(page.locator("main thead th a:not([aria-label])")).toHaveText(["Canva AI", "ChatGPT"]);
    await page.goto("/kit");
    await expect(page).toHaveURL("/favourites?ids=canva,chapter3-ex1,chatgpt&view=sheet");
    await expect(page.getByRole("main").locator("figure")).toHaveCount(3);
    await page.getByRole("link", { name: EN.list, exact: true }).click();
    await expect(page).toHaveURL("/favourites");
    await expect(titles(page)).toHaveCount(3);
  },
);

test(
  "on a phone two tools are compared under names that stay in sight, and a swipe brings the third",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/favourites?ids=chatgpt,gemini,khanmigo&view=compare");
    const table = page.getByRole("main").locator("table");
    const names = table.locator("thead th:visible");
    const last = table.locator("tbody tr").last();
    await last.scrollIntoViewIfNeeded();
    for (const at of [0, 1]) await expect(names.nth(at)).toBeInViewport({ ratio: 1 });
    await expect(names.nth(2)).not.toBeInViewport({ ratio: 0.5 });
    await table.evaluate((box) => box.scrollBy(box.scrollWidth, 0));
    await expect(names.nth(2)).toBeInViewport({ ratio: 1 });
    await expect(last.getByRole("rowheader")).toBeInViewport();
  },
);

test("a Portuguese sheet is saved as a Word file that says what the sheet says", async ({ page }) => {
  await openHydrated(page, "/pt-br/favourites?ids=canva,chapter3-ex1&view=sheet&title=8%C2%BA+ano");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: PT.word }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("8-ano.docx");
  const bytes = await readFile(await saved.path());
  const html = await readDocx(Uint8Array.from(bytes).buffer);
  expect(html).toContain("<h1>8º ano</h1>");
  for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()) {
    expect(html).toContain(`<h2>${heading}</h2>`);
  }
  for (const id of ["canva", "chapter3-ex1"]) expect(html).toContain(`/pt-br/r/${id}</a>`);
});

test("a sheet is put together by codes, without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pt-br/favourites?ids=canva");
  // The browser under test keeps noscript hidden even where no script runs.
  expect(await page.locator("main noscript").innerHTML()).toContain(PT.needsScript);
  await expect(page.getByRole("button", { name: PT.add })).toBeHidden();
  await page.getByRole("link", { name: PT.sheet, exact: true }).click();
  await page.getByLabel(PT.addCode).fill("https://example.org/r/ChatGPT");
  await page.getByRole("button", { name: PT.addButton, exact: true }).click();
  const items = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(items).toHaveText(["Canva AI", "ChatGPT"]);
  await page.getByLabel(PT.sheetTitle).fill("Oficina");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oficina");
  await page.getByRole("link", { name: PT.remove }).click();
  await expect(items).toHaveText(["ChatGPT"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oficina");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await context.close();
});

for (const text of SHEETS) {
  test(
    `a sheet of ${text.prefix || "/"} prints on A4 with a code per item that leads to its short link`,
    alsoIn(SHEETS[0], text),
    async ({ page, request }) => {
      await page.goto(`${text.prefix}/kit?ids=canva,chatgpt,chapter3-ex1,gone-thing`);
      await expect(page.getByText(text.unknown)).toBeVisible();
      await page.getByLabel(text.sheetTitle).pressSequentially("8º ano: IA & nós");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("8º ano: IA & nós");
      await page.getByLabel(text.sheetTitle).blur();
      await expect(page).toHaveURL(/ids=canva%2Cchatgpt%2Cchapter3-ex1%2Cgone-thing&view=sheet&title=8/);
      expect((await toChecker(page).include("main").analyze()).violations).toEqual([]);

      const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: "print" });
      const labels = page.getByRole("main").locator("figure");
      await expect(labels).toHaveCount(3);
      for (const [index, id] of ["canva", "chatgpt", "chapter3-ex1"].entries()) {
        const code = await readQrCode(labels.nth(index));
        expect(code).toMatch(new RegExp(`^https?://[^/]+${text.prefix}/r/${id}$`));
        // A Portuguese sheet leads to Portuguese even when a pupil's phone speaks English.
        const answer = await request.get(code ?? "", { headers: { "Accept-Language": "en" } });
        expect(new URL(answer.url()).pathname.startsWith("/pt-br/"), answer.url()).toBe(text.prefix !== "");
        await expect(labels.nth(index).locator("figcaption")).toHaveText(
          code?.replace(/^https?:\/\//, "") ?? "",
        );
      }
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByLabel(text.sheetTitle)).toBeHidden();
    },
  );
}

test("the list is put in order, thinned out and cleared with the keyboard", async ({ page }) => {
  await store(page, ["canva", "gone-thing", "chatgpt", "gamma"]);
  await page.goto("/favourites");
  await expect(titles(page)).toHaveText(["Canva AI", "ChatGPT", "Gamma"]);
  expect((await toChecker(page).include("main").analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Remove from the list" }).click();
  await page.getByRole("button", { name: "Move up: Gamma" }).focus();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Canva AI", "Gamma", "ChatGPT"]);
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Gamma", "Canva AI", "ChatGPT"]);
  await expect(page.getByRole("button", { name: "Move up: Gamma" })).toBeFocused();
  await page.getByRole("button", { name: "Remove: Gamma" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove: Canva AI" })).toBeFocused();
  await page.reload();
  await expect(titles(page)).toHaveText(["Canva AI", "ChatGPT"]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "0 saved items" })).toBeFocused();
});

test("favourites travel by file, and another file is refused in words", async ({ page, browser }) => {
  await store(page, ["canva", "chatgpt"]);
  await page.goto("/favourites");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await readFile(await (await download).path());

  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto("/pt-br/favourites");
  const choose = elsewhere.getByLabel("Importar um arquivo");
  await expect(elsewhere.getByRole("heading", { name: "Nada salvo ainda" })).toBeVisible();
  const mimeType = "application/json";
  await choose.setInputFiles({ name: "notes.json", mimeType, buffer: Buffer.from("{}") });
  await expect(elsewhere.getByText("Este arquivo não traz favoritos deste site.")).toBeVisible();
  const withIds = (ids: readonly string[]) =>
    Buffer.from(JSON.stringify({ format: "ai-teacher-pro-favourites", version: 1, ids }));
  await choose.setInputFiles({ name: "odd.json", mimeType, buffer: withIds(["<b>", "gone-thing"]) });
  await expect(elsewhere.getByText(/Nada ali está no nosso catálogo/)).toBeVisible();
  await expect(elsewhere.getByText("Tudo já estava salvo")).toHaveCount(0);
  await choose.setInputFiles({ name: "mixed.json", mimeType, buffer: withIds(["canva", "gone-thing", "?"]) });
  await expect(elsewhere.getByText(/1 item incluído \(mais 2 não estão/)).toBeVisible();
  await expect(titles(elsewhere)).toHaveText(["Canva AI"]);
  await choose.setInputFiles({ name: "favourites.json", mimeType, buffer: file });
  await expect(titles(elsewhere)).toHaveText(["Canva AI", "ChatGPT"]);
  await device.close();
});
