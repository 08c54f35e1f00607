// The library of prompts, and prompts that are opened in an assistant.
import { expect, type Page, test } from "@playwright/test";
import { WHATSAPP_MAX } from "../../app/lib/whatsapp-text";
import { LONG } from "../release-files";
import { openedBy, readClipboard, withoutAssistants } from "./assistants";
import { openHydrated } from "./open-hydrated";

/** The whole text of a prompt of the list, however much of it is shown. */
const toText = (page: Page, id: string) => page.locator(`#${id} [data-prompt] p`).first().textContent();

test("the list is narrowed in place, its address is shared, and Back brings the rest", async ({ page }) => {
  await openHydrated(page, "/prompts");
  const shown = page.locator('#prompt-cards > li:not([hidden=""])');
  const all = await shown.count();
  await page.getByLabel("Task", { exact: true }).selectOption({ label: "Write to families" });
  await expect(page).toHaveURL(/\/prompts\?task=families$/);
  await expect(page.getByText(`Showing 4 of ${all} prompts`)).toBeVisible();
  await expect(shown).toHaveCount(4);
  await page.getByLabel("Search prompts").fill("letter");
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole("heading")).toHaveText("A letter to families about AI");
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: "History" });
  await page.reload();
  await expect(shown).toHaveCount(1);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(shown).toHaveCount(all);
  await expect(page).toHaveURL(/\/prompts$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=letter/);
  await expect(shown).toHaveCount(1);
});

test("a prompt of the list is copied, and opened in an assistant", async ({ page, context }) => {
  await withoutAssistants(context);
  await openHydrated(page, "/pt-br/prompts");
  await page.getByText("Ver tudo", { exact: true }).click();
  const card = page.locator("#chapter3-ex5");
  const prompt = await toText(page, "chapter3-ex5");
  // Thirty buttons have the same words: a screen reader and a voice tell them apart by the title.
  await expect(page.getByRole("group", { name: /^Exemplo 5/ })).toBeVisible();
  await page.getByRole("button", { name: /^Copiar prompt: Exemplo 5/ }).click();
  await expect(card.getByRole("status").first()).toHaveText("Copiado");
  expect(await readClipboard(page)).toBe(prompt);

  // A chat gets a title in bold, no more than it shows unfolded, and the short link last.
  await card.getByRole("button", { name: "Copiar para o WhatsApp" }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^\*Exemplo 5: [^*]+\*\n\n/);
  const message = await readClipboard(page);
  expect(message.length).toBeLessThanOrEqual(WHATSAPP_MAX);
  expect(message).toContain((prompt ?? "").slice(0, 100));
  expect(message.match(/https?:\S+/g)).toEqual([new URL("/pt-br/r/chapter3-ex5", page.url()).href]);
  expect(message).toMatch(/[.?!]\n\nO prompt inteiro:\nhttp\S+$/);

  await page.locator("#kit-letter").getByText("Abrir em").click();
  const chatgpt = page.locator("#kit-letter").getByRole("link", { name: "ChatGPT" });
  const address = await openedBy(page, () => chatgpt.click());
  const letter = await toText(page, "kit-letter");
  expect([address.host, address.searchParams.get("q")]).toEqual(["chatgpt.com", letter]);
  expect(await readClipboard(page)).toBe(letter);
  // The link keeps nothing of the prompt.
  await expect(chatgpt).toHaveAttribute("href", "https://chatgpt.com/");

  await card.getByText("Abrir em").click();
  const gemini = await openedBy(page, () => card.getByRole("link", { name: "Gemini" }).click());
  expect(gemini.href).toBe("https://gemini.google.com/app");
  await expect(card.getByText("Copiado. Agora cole em Gemini.")).toBeVisible();
  expect(await readClipboard(page)).toBe(prompt);
});

test("what a teacher filled in goes along from a landing, and a text too long for an address is pasted", async ({
  page,
  context,
}) => {
  await withoutAssistants(context);
  await openHydrated(page, "/pt-br/chapter3-ex1");
  await page.getByLabel("Número de alunos", { exact: true }).fill("28");
  const landing = page.locator("#landing");
  await landing.getByText("Abrir em", { exact: true }).click();
  // The links of a landing hydrate soon after their first touch; until then they lead to the assistant alone.
  const openClaude = () => openedBy(page, () => landing.getByRole("link", { name: "Claude" }).click());
  await expect(async () => {
    const claude = await openClaude();
    expect([claude.host, claude.pathname]).toEqual(["claude.ai", "/new"]);
    expect(claude.searchParams.get("q")).toContain(", 28 alunos,");
  }).toPass();

  await page.getByLabel("Materiais e aparelhos disponíveis").fill("papel ".repeat(3000));
  const pasted = await openClaude();
  expect(pasted.href).toBe("https://claude.ai/new");
  await expect(landing.getByText("Copiado. Agora cole em Claude.")).toBeVisible();
  expect((await readClipboard(page)).length).toBeGreaterThan(18_000);
});

test("on paper the library has its prompts and short links, and no controls", LONG, async ({ page }) => {
  await openHydrated(page, "/prompts?task=test");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#chapter3-ex5 [data-prompt] p").first()).toBeVisible();
  await expect(page.locator("#chapter3-ex5")).toContainText("/r/chapter3-ex5");
  await expect(page.locator("#chapter3-ex5 button:visible")).toHaveCount(0);
  await expect(page.locator("#chapter3-ex5").getByText("Open in")).toBeHidden();
  await expect(page.getByLabel("Task", { exact: true })).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script the form narrows the library, and a link leads to the assistant alone", async ({
    page,
  }) => {
    await page.goto("/pt-br/prompts");
    await page.getByLabel("Tarefa", { exact: true }).selectOption({ label: "Dar devolutivas" });
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page).toHaveURL(/\/pt-br\/prompts\?.*task=feedback/);
    const shown = page.locator('#prompt-cards > li:not([hidden=""])');
    await expect(shown).toHaveCount(1);
    await shown.getByText("Ler o prompt").click();
    await expect(shown.locator("[data-prompt] p").first()).toBeVisible();
    await shown.getByText("Abrir em").click();
    await expect(shown.getByRole("link", { name: "Maritaca" })).toHaveAttribute(
      "href",
      "https://chat.maritaca.ai/",
    );
    await expect(shown.getByRole("button", { name: "Copiar prompt" })).toBeHidden();
  });
});
