// The documents of a school: made on the device from twelve answers, and without script by a posted form.
import { expect, type Page, test } from "@playwright/test";
import { documentMessages } from "../../app/i18n/messages/documents";
import { schoolKitMessages } from "../../app/i18n/messages/school-kit";
import { LIST_LAYOUT_FAULTS } from "./faults-of-layout";
import { openHydrated } from "./open-hydrated";

/** An invented school whose pupils up to year 5 would use AI themselves, which strains a rule. */
const ANSWERS = [
  ["stage", "primary"],
  ["stage", "lower-secondary"],
  ["place", "br-public"],
  ["tools", "school-suite"],
  ["login", "school-account"],
  ["data", "pupil-work"],
  ["homework", "by-task"],
  ["assessment", "process"],
  ["marking", "teacher-only"],
  ["responsible", "head"],
  ["parents", "letter"],
  ["phones", "none"],
  ["review", "school-year"],
] as const;

async function answer(page: Page, answers: readonly (readonly [string, string])[] = ANSWERS) {
  for (const [name, value] of answers) await page.locator(`input[name="${name}"][value="${value}"]`).check();
}

function make(page: Page) {
  return page.getByRole("button", { name: "Gerar os documentos" }).click();
}

function clause(page: Page, id: string) {
  return page.locator(`[data-clause="${id}"]`);
}

test("documents are made on the device, follow the answers and are there again after a reload", async ({
  page,
}) => {
  const { form, result } = schoolKitMessages["pt-br"];
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.addInitScript(() =>
    localStorage.setItem("favourites", JSON.stringify(["gemini", "no-such-thing"])),
  );
  await openHydrated(page, "/pt-br/kit-escola");
  await answer(page, ANSWERS.slice(0, 3));
  await make(page);
  await expect(page.getByRole("alert")).toContainText("A IA participa da correção?");
  // The header folds within a fifth of a second.
  await expect.poll(() => page.evaluate(LIST_LAYOUT_FAULTS)).toEqual([]);
  await answer(page);
  await page.getByLabel("Nome da escola").fill("EMEF Exemplo");
  await page.getByRole("button", { name: "Usar as ferramentas dos meus favoritos" }).click();
  await expect(page.getByText("No inventário: Google Gemini.")).toBeVisible();
  await make(page);
  // The questions are folded, and the documents begin at the top of the screen.
  const heading = page.getByRole("heading", { name: "Os documentos da sua escola" });
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-question="stage"]')).toBeHidden();
  expect((await heading.boundingBox())?.y).toBeLessThan(160);
  await expect(page.locator('[data-warning="warn-young-login"]')).toBeVisible();
  await expect(page.locator('[data-document="policy"] h3')).toHaveText(
    "Política de uso de inteligência artificial: EMEF Exemplo",
  );
  await expect(page.locator('[data-document="inventory"] caption')).toHaveText("Google Gemini");
  await expect(page.locator('[data-document="inventory"]')).toContainText("Idade mínima");
  const saved = page.waitForEvent("download");
  await page
    .locator('[data-document="policy"]')
    .getByRole("button", { name: documentMessages["pt-br"].word })
    .click();
  expect((await saved).suggestedFilename()).toBe(
    "politica-de-uso-de-inteligencia-artificial-emef-exemplo.docx",
  );
  const why = clause(page, "pol-homework-task").locator("details");
  await why.locator("summary").click();
  await expect(why).toContainText("Uma regra visível por tarefa evita surpresa e injustiça.");
  // The blanks that nobody filled can be seen.
  await expect(clause(page, "pol-responsible")).toContainText("e-mail ou setor");
  // On paper the documents stand without the questions and the grounds of single clauses.
  await page.emulateMedia({ media: "print" });
  await expect(clause(page, "pol-homework-task")).toBeVisible();
  await expect(page.locator('[data-document="policy"] footer')).toContainText("Normas consultadas");
  await expect(page.locator('[data-document="policy"] footer')).toBeVisible();
  await expect(page.locator('[data-question="stage"]')).toBeHidden();
  await expect(why).toBeHidden();
  await page.emulateMedia({ media: null });
  // The documents follow the answers, and a question that other answers settle is not put.
  await page.getByRole("heading", { name: result.change }).click();
  await answer(page, [["homework", "none"]]);
  await expect(clause(page, "pol-homework-none")).toBeVisible();
  await expect(clause(page, "pol-homework-task")).toHaveCount(0);
  await answer(page, [["login", "teacher-screen"]]);
  await expect(page.locator('[data-question="homework"]')).toBeHidden();
  await expect(page.locator("#kit-login").getByText(form.falls(2, "6 e 7"))).toBeVisible();
  await expect(page.locator('[data-warning="warn-young-login"]')).toHaveCount(0);
  await page.getByLabel("Idioma dos documentos").selectOption({ label: "English" });
  await expect(page.locator('[data-document="policy"] h3')).toHaveText(
    "Policy on artificial intelligence: EMEF Exemplo",
  );
  await openHydrated(page, "/pt-br/kit-escola");
  await expect(page.getByLabel("Nome da escola")).toHaveValue("EMEF Exemplo");
  await expect(page.locator('input[name="stage"][value="primary"]')).toBeChecked();
  await page.getByRole("button", { name: "Apagar minhas respostas" }).click();
  await expect(page.locator('input[name="stage"][value="primary"]')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("school-kit"))).toBeNull();
  expect(posts).toEqual([]);
});

test("a link has the answers after its # sign and shows them on another device", async ({ page }) => {
  const answers = new URLSearchParams(ANSWERS.map((pair) => [...pair]));
  await openHydrated(page, `/school-kit#${answers}`);
  await expect(page.locator('input[name="assessment"][value="process"]')).toBeChecked();
  await page.getByRole("button", { name: "Make the documents" }).click();
  await expect(clause(page, "pol-assess-process")).toContainText("From 13");
});

test("a link never changes the answers that a school keeps: they are offered, and what was typed stays", async ({
  page,
}) => {
  const { linked, form } = schoolKitMessages["pt-br"];
  const path = "/pt-br/kit-escola";
  const link = `${path}#stage=adult&homework=none&phones=none`;
  const checked = (name: string) =>
    page
      .locator(`input[name="${name}"]:checked`)
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));
  const kept = () => page.evaluate(() => localStorage.getItem("school-kit"));
  await openHydrated(page, path);
  await answer(page, [
    ["stage", "primary"],
    ["place", "br-public"],
  ]);
  await page.getByLabel(form.school).fill("EMEF Exemplo");
  await page.getByLabel(form.school).blur();
  const own = await kept();
  expect(own).toContain("EMEF");

  // Another page is opened in between, because an address that differs in its # alone opens nothing.
  const follow = async () => {
    await page.goto("/robots.txt");
    await openHydrated(page, link);
  };
  await follow();
  await expect(page.getByRole("heading", { name: linked.heading })).toBeVisible();
  expect(await page.evaluate(LIST_LAYOUT_FAULTS)).toEqual([]);
  expect([await checked("stage"), await checked("phones"), await kept()]).toEqual([["primary"], [], own]);
  await page.locator("summary", { hasText: form.heading }).click();
  await page.getByRole("button", { name: linked.refuse }).click();
  await expect(page.locator("#kit-stage input").first()).toBeFocused();
  await expect(page.getByText(linked.refused)).toBeVisible();
  await expect(page).toHaveURL(path);
  expect([await checked("stage"), await kept()]).toEqual([["primary"], own]);

  await follow();
  await page.getByRole("button", { name: linked.use }).click();
  await expect(page.getByText(linked.used)).toBeVisible();
  expect([await checked("stage"), await checked("place"), await checked("phones")]).toEqual([
    ["adult"],
    ["br-public"],
    ["none"],
  ]);
  await expect(page.getByLabel(form.school)).toHaveValue("EMEF Exemplo");
  await follow();
  await expect(page.locator('input[value="adult"]')).toBeChecked();
  await expect(page.getByRole("heading", { name: linked.heading })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script the answers are posted, and the page says that they are not kept", async ({
    page,
  }) => {
    await page.goto("/pt-br/kit-escola");
    await answer(page);
    await make(page);
    await expect(page).toHaveURL(/\/pt-br\/kit-escola\/documentos#kit-result-heading$/);
    await expect(page.getByText("Não foram guardadas nem registradas.")).toBeVisible();
    await expect(clause(page, "pol-homework-task")).toBeVisible();
    await expect(page.locator('input[name="stage"][value="primary"]')).toBeChecked();
  });
});

test("a language that comes late takes nothing back from the one chosen after it", async ({ page }) => {
  await openHydrated(page, "/pt-br/kit-escola");
  await answer(page);
  await make(page);
  const title = page.locator('[data-document="policy"] h3');
  await expect(title).toContainText("Política de uso");
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/school-kit.en.json", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.locator("summary", { hasText: schoolKitMessages["pt-br"].result.change }).click();
  const language = page.locator('select[name="language"]');
  await language.selectOption("en");
  await language.selectOption("pt-br");
  const answered = page.waitForResponse("**/school-kit.en.json");
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(title).toContainText("Política de uso");
});
