// A teacher describes a class once; every prompt begins with it. It stays in the browser.
import { expect, type Page, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { CLASS_CARDS_KEY } from "../../app/features/class-card/core/class-cards-key";
import { OFFLINE_STORE_PREFIX } from "../../app/features/offline/core/offline-page";
import { classCardMessages } from "../../app/i18n/messages/class-card";
import { companionMessages } from "../../app/i18n/messages/companion";
import { legalMessages } from "../../app/i18n/messages/legal";
import { privacyGuardMessages } from "../../app/i18n/messages/privacy-guard";
import { promptToolsMessages } from "../../app/i18n/messages/prompt-tools";
import { shareMessages } from "../../app/i18n/messages/share";
import { COPIED_FEEDBACK_MS } from "../../app/ui/clipboard";
import { alsoIn } from "../release-files";
import { openedBy, readClipboard, withoutAssistants } from "./assistants";
import { openHydrated } from "./open-hydrated";

const CLASSES = {
  en: { first: "/chapter3_ex1", second: "/chapter3_ex4", stage: "Year 8", pupils: "28", tools: "My class" },
  "pt-br": {
    first: "/pt-br/chapter3-ex1",
    second: "/pt-br/chapter3-ex4",
    stage: "8º ano",
    pupils: "34",
    tools: "Minha turma",
  },
} as const;

function readStorage(page: Page) {
  return page.evaluate(
    (key) => ({ tab: sessionStorage.getItem(key), device: localStorage.getItem(key) }),
    CLASS_CARDS_KEY,
  );
}

/** Fields of the prompt on the page. */
function readBlanks(page: Page) {
  return page.locator("main [data-prompt] fieldset");
}

for (const locale of LOCALES) {
  const { first, second, stage, pupils, tools } = CLASSES[locale];
  const text = classCardMessages[locale];
  const { fromClass } = promptToolsMessages[locale];

  test(
    `a class is written once and fills the blanks of every prompt (${locale})`,
    alsoIn("pt-br", locale),
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(encodeURIComponent(stage)) || request.postData()?.includes(stage))
          sent.push(request.url());
      });
      await openHydrated(page, first);
      await readBlanks(page).locator("textarea").nth(1).fill("EF07MA08");
      await page.getByRole("button", { name: tools }).click();
      const dialog = page.getByRole("dialog", { name: text.heading });
      await dialog.getByLabel(text.fields.stage.label).fill(stage);
      await dialog.getByLabel(text.fields.pupils.label).fill(pupils);
      await dialog.getByLabel(text.name).fill("7B");
      await dialog.getByRole("button", { name: text.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text.held)).toBeVisible();
      await expect(readBlanks(page).getByText(fromClass)).toHaveCount(2);
      await expect(page.locator("main [data-prompt] mark[data-from-card]")).toHaveText([stage, pupils]);
      await expect(readBlanks(page).locator("textarea").nth(1)).toHaveValue("EF07MA08");
      expect(await readStorage(page)).toMatchObject({ device: null });

      // A value of the card can be changed, and is then the teacher's own.
      const filled = readBlanks(page).locator("textarea").filter({ hasText: pupils });
      await readBlanks(page).locator("textarea").nth(3).fill("12");
      await expect(readBlanks(page).getByText(fromClass)).toHaveCount(1);
      await expect(filled).toHaveCount(0);

      // Another prompt of the site begins with it; another browser does not, and the name of the class is nowhere.
      await openHydrated(page, second);
      await readBlanks(page).first().scrollIntoViewIfNeeded();
      await expect(readBlanks(page).getByText(fromClass)).toHaveCount(1);
      await expect(page.locator("main [data-prompt] p").first()).toContainText(stage);
      await expect(page.locator("main")).not.toContainText("7B");
      expect(
        await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      ).not.toContainEqual(expect.stringContaining(encodeURIComponent(stage)));
      const other = await context.newPage();
      await openHydrated(other, second);
      await expect(other.locator("main [data-prompt] p").first()).not.toContainText(stage);

      // The prompts of the library have it, too; what is pressed before it has come waits for it.
      let letCome = () => {};
      const isWanted = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route(/class-card-dialog/, async (route) => {
        await isWanted;
        await route.continue();
      });
      await openHydrated(page, toPath("prompts", locale));
      const listed = page.locator("#chapter3-ex1");
      await listed.getByRole("button", { name: companionMessages[locale].landing.copy }).click();
      letCome();
      await expect(listed.locator("[data-prompt] mark[data-filled]")).toHaveText([stage, pupils]);
      await expect.poll(() => readClipboard(page)).toContain(stage);
      await expect(page.getByText(promptToolsMessages[locale].classFills)).toBeVisible();
      await page.getByRole("button", { name: tools }).click();
      await dialog.getByLabel(text.fields.pupils.label).fill("31");
      await dialog.getByRole("button", { name: text.save }).click();
      await expect(listed.locator("[data-prompt] mark[data-filled]")).toHaveText([stage, "31"]);
      expect(sent).toEqual([]);
    },
  );

  test(
    `several classes are kept on the device where the teacher says so, and erased with all the rest on the cookie page (${locale})`,
    alsoIn("en", locale),
    async ({ page, context }) => {
      const { list } = { list: page.getByRole("dialog", { name: text.heading }) };
      await openHydrated(page, second);
      const write = async (name: string, year: string) => {
        await list.getByLabel(text.fields.stage.label).fill(year);
        await list.getByLabel(text.name).fill(name);
        await list.getByLabel(text.keep).check();
        await list.getByRole("button", { name: text.save }).click();
        await expect(list).toBeHidden();
      };
      await page.getByRole("button", { name: tools }).click();
      await write("7B", stage);
      await page.getByRole("button", { name: tools }).click();
      await list.getByLabel(text.choose, { exact: true }).selectOption(text.another);
      await expect(list.getByLabel(text.fields.stage.label)).toHaveValue("");
      await write("8A", `${stage} B`);
      await expect(page.locator("main [data-prompt] mark[data-from-card]")).toHaveText([`${stage} B`]);
      await page.getByRole("button", { name: tools }).click();
      await list.getByLabel(text.choose, { exact: true }).selectOption("7B");
      await write("7B", stage);
      await expect(page.locator("main [data-prompt] mark[data-from-card]")).toHaveText([stage]);
      expect(await readStorage(page)).toMatchObject({ tab: null });

      const other = await context.newPage();
      await openHydrated(other, first);
      await other.locator("main [data-prompt]").first().scrollIntoViewIfNeeded();
      await expect(other.locator("main [data-prompt] p").first()).toContainText(stage);
      await openHydrated(other, toPath("cookies", locale));
      await expect(
        other.getByRole("cell", { name: text.heading }).or(other.getByText(CLASS_CARDS_KEY)),
      ).toBeVisible();
      await other.getByRole("button", { name: text.clear }).click();
      await expect(other.getByText(text.cleared)).toBeVisible();
      expect(await readStorage(other)).toEqual({ tab: null, device: null });

      // So is all the rest, once the reader has opened what says that it does not come back.
      const legal = legalMessages[locale];
      await other.evaluate(async (name) => {
        localStorage.setItem("theme", "dark");
        localStorage.setItem("favourites", '["chatgpt"]');
        await (await caches.open(name)).put("/kit", new Response("kept"));
      }, `${OFFLINE_STORE_PREFIX}test`);
      await other.getByText(legal.eraseAll, { exact: true }).click();
      await other.getByRole("button", { name: legal.eraseNow }).click();
      await expect(other.getByText(legal.erased)).toBeVisible();
      expect(
        await other.evaluate(async () => [localStorage.length, sessionStorage.length, await caches.keys()]),
      ).toEqual([0, 0, []]);
      await openHydrated(other, first);
      await expect(other.locator("main [data-prompt] p").first()).not.toContainText(stage);
    },
  );
}

test("what looks personal in a class is said at once, and once more before a prompt of the library is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const text = classCardMessages["pt-br"];
  const guard = privacyGuardMessages["pt-br"];
  const { landing } = companionMessages["pt-br"];
  await page.clock.install();
  await openHydrated(page, "/pt-br/prompts");
  await page.getByRole("button", { name: CLASSES["pt-br"].tools }).click();
  const dialog = page.getByRole("dialog", { name: text.heading });
  await dialog.getByLabel(text.fields.needs.label).fill("O aluno João tem laudo");
  await dialog.getByLabel(text.fields.stage.label).fill("8º ano");
  await expect(dialog.getByRole("alert")).toContainText(guard.kinds.name.title);
  await dialog.getByRole("button", { name: text.save }).click();
  await expect(dialog).toBeHidden();

  const card = page.locator("#chapter3-ex7");
  const copy = card.getByRole("button", { name: landing.copy });
  await copy.click();
  const review = page.getByRole("dialog", { name: guard.heading });
  await expect(review.locator("mark")).toHaveText(["aluno João", "laudo"]);
  await review.getByRole("button", { name: guard.replaceAll }).click();
  await review.getByRole("button", { name: landing.copy, exact: true }).click();
  await expect.poll(() => readClipboard(page)).toContain("O aluno A tem [dado de saúde retirado]");
  // The prompt has it, too, so that nothing is found a second time.
  await expect(card.locator("mark", { hasText: "O aluno A tem [dado de saúde retirado]" })).toHaveCount(1);
  await page.clock.fastForward(COPIED_FEEDBACK_MS);
  await copy.click();
  await expect(card.getByRole("status").first()).toHaveText(landing.copied);
  await expect(review).toBeHidden();

  // A chat has many readers: it gets the blanks open, and nothing of the class.
  await card.getByRole("button", { name: shareMessages["pt-br"].copyForWhatsApp }).click();
  await expect.poll(() => readClipboard(page)).toContain("/r/chapter3-ex7");
  expect(await readClipboard(page)).not.toMatch(/O aluno A|8º ano/);
  expect(await readClipboard(page)).toContain("[");
});

test("a teacher in Brazil scans a code with a phone: class, guard, copy, open in an assistant", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: "pt-BR",
  });
  await withoutAssistants(context);
  const page = await context.newPage();
  const text = classCardMessages["pt-br"];
  const guard = privacyGuardMessages["pt-br"];
  const copyLabel = companionMessages["pt-br"].landing.copy;
  const removed = guard.replacements.number.cpf;
  await openHydrated(page, "/r/chapter3-ex4");
  await expect(page).toHaveURL("/pt-br/chapter3-ex4");
  await page.getByRole("button", { name: CLASSES["pt-br"].tools }).tap();
  const dialog = page.getByRole("dialog", { name: text.heading });
  await dialog.getByLabel(text.fields.stage.label).fill("8º ano");
  await dialog.getByRole("button", { name: text.save }).tap();
  await expect(page.locator("main [data-prompt] p").first()).toContainText("8º ano");

  const blank = readBlanks(page).locator("textarea").last();
  await blank.fill("Resumo do aluno de CPF 529.982.247-25");
  await page.getByRole("main").getByRole("button", { name: copyLabel, exact: true }).tap();
  const review = page.getByRole("dialog", { name: guard.heading });
  await expect(review.locator("mark")).toHaveText("529.982.247-25");
  await review.getByRole("button", { name: guard.replaceBy(removed) }).tap();
  await review.getByRole("button", { name: copyLabel, exact: true }).tap();
  await expect(review).toBeHidden();
  await expect.poll(() => readClipboard(page)).toContain("8º ano");
  expect(await readClipboard(page)).toContain(`de CPF ${removed}`);

  // The links of a landing hydrate soon after their first touch; until then they lead to the assistant alone.
  const landing = page.locator("#landing");
  await landing.getByText("Abrir em", { exact: true }).tap();
  const claude = landing.getByRole("link", { name: "Claude" });
  await expect(async () => {
    const opened = await openedBy(page, () => claude.tap());
    expect([opened.host, opened.pathname]).toEqual(["claude.ai", "/new"]);
    expect(opened.searchParams.get("q")).toContain(`de CPF ${removed}`);
    expect(opened.searchParams.get("q")).toContain("8º ano");
  }).toPass();

  // It is looked at on this way out, too; the script opens the assistant then, from the button of the review.
  await blank.fill("7B, CPF 529.982.247-25");
  await claude.tap();
  await expect(review.locator("mark")).toHaveText("529.982.247-25");
  await review.getByRole("button", { name: guard.replaceAll }).tap();
  const opened = await openedBy(page, () => review.getByRole("button", { name: "Abrir em Claude" }).tap());
  expect(opened.searchParams.get("q")).toContain(`7B, CPF ${removed}`);
  expect(opened.href).not.toContain("529");
  expect(await readClipboard(page)).toBe(opened.searchParams.get("q"));
  await expect(review).toBeHidden();
  await expect(blank).toHaveValue(`7B, CPF ${removed}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});
