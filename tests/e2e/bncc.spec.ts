// Real, invented, cut and misspelt codes of a plan: on the device, without a network and without script.
import { expect, type Page, test } from "@playwright/test";
import { expectHydrated, expectLive, openHydrated } from "./open-hydrated";

const PLAN = "Plano: EF05MA03, EF05MA77, ef05ma07, EF05C101 e EF05LP.";

/** The entry of a code in the list. */
function entry(page: Page, written: string) {
  return page
    .locator("#bncc-result li[data-status]")
    .filter({ has: page.getByText(written, { exact: true }) })
    .first();
}

async function expectJudged(page: Page) {
  await expect(entry(page, "EF05MA03")).toContainText("Existe");
  await expect(entry(page, "EF05MA03")).toContainText("Ensino Fundamental · 5º ano · Matemática");
  await expect(entry(page, "EF05MA03").getByRole("link")).toHaveAttribute("href", /\.pdf#page=297$/);
  await expect(entry(page, "EF05MA77")).toContainText("Não está na BNCC");
  await expect(entry(page, "EF05MA77")).toContainText("do seu estado ou município");
  await expect(entry(page, "EF05MA77")).toContainText("EF05MA25");
  await expect(entry(page, "ef05ma07")).toContainText("EF05MA07");
  await expect(entry(page, "EF05C101")).toContainText("EF05CI01");
  await expect(entry(page, "EF05LP")).toContainText("Cortado");
  await expect(page.locator("#bncc-result mark")).toHaveCount(5);
}

async function check(page: Page, plan: string) {
  await page.getByLabel("Seu plano ou a resposta de uma IA").fill(plan);
  await page.getByRole("button", { name: "Conferir os códigos" }).click();
}

/** On paper the checked list stands alone, under the heading that says what it is. */
async function expectPrinted(page: Page) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Imprimir a lista conferida" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "O que encontramos" })).toBeVisible();
  await expect(entry(page, "EF05MA77")).toContainText("EF05MA25");
  await expect(entry(page, "EF05MA77")).toBeVisible();
  await expect(page.locator("main :is(form, fieldset):visible, [data-group]:visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

test("a code is looked up by stage, year and subject", async ({ page }) => {
  await openHydrated(page, "/pt-br/bncc");
  await expectLive(page.locator("[data-island=code-lookup] [data-kept-html]"));
  await page.getByLabel("Etapa").selectOption({ label: "Ensino Fundamental" });
  await page.getByLabel("Ano", { exact: true }).selectOption({ label: "5º ano" });
  await page
    .getByLabel("Componente, área ou campo de experiência")
    .selectOption({ label: "Língua Portuguesa" });
  const groups = page.locator("[data-group]:visible strong");
  await expect(groups).toHaveText(["EF05LP", "EF15LP", "EF35LP"]);
  await expect(page.getByText("3 grupos de códigos")).toBeVisible();
  await page.getByLabel("Etapa").selectOption({ label: "Ensino Médio" });
  await expect(page.locator("[data-group]:visible strong").first()).toHaveText(/^EM13/);
});

test("a code in a blank of a landing is checked in its place, and the one that was meant is put there", async ({
  page,
}) => {
  await openHydrated(page, "/pt-br/chapter3-ex1");
  const blank = page.getByLabel("Código e texto da habilidade da BNCC");
  const told = page.locator("main [data-prompt] li[data-status]");
  await blank.fill("EF05MA03 e ef05ma07: frações. EF05MA77");
  await expect(told).toHaveCount(3);
  await expect(told.nth(0)).toContainText("Existe");
  await expect(told.nth(0).getByRole("link")).toHaveAttribute("href", /\.pdf#page=297$/);
  await expect(told.nth(2)).toContainText("do seu estado ou município");
  await told.nth(1).getByRole("button", { name: "Usar EF05MA07" }).press("Enter");
  await expect(blank).toHaveValue("EF05MA03 e EF05MA07: frações. EF05MA77");
  await expect(blank).toBeFocused();
  await expect(told.nth(1)).toContainText("Existe");
  await expect(page.locator("main [data-prompt] p").first()).toContainText("EF05MA07: frações");
  await blank.fill("frações");
  await expect(told).toHaveCount(0);
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a pasted plan is checked on the device, also without a network", async ({ page, context }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await openHydrated(page, "/pt-br/bncc");
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The list is kept with the page, though nobody has asked for it yet.
    const isListKept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("kept-"));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const paths = kept.flat().map(({ url }) => new URL(url).pathname);
        return paths.includes("/pt-br/bncc") && paths.some((path) => /\/codes-.*\.json$/.test(path));
      });
    await expect.poll(isListKept).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await expectHydrated(page);
    await check(page, PLAN);
    await expectJudged(page);
    await expect(page.getByRole("heading", { name: "O que encontramos" })).toBeFocused();
    await expectPrinted(page);
    expect(posts).toEqual([]);
    await check(page, "Nenhum código aqui.");
    await expect(page.getByText("Não há neste texto nada que pareça um código da BNCC.")).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("without script a plan is posted, and one that is too large is still in its field", async ({
    page,
  }) => {
    await page.goto("/pt-br/bncc");
    await check(page, PLAN);
    await expect(page).toHaveURL(/\/pt-br\/bncc\/check$/);
    await expectJudged(page);
    await page.goto("/pt-br/bncc");
    await check(page, `${PLAN} ${"a".repeat(70_000)}`);
    await expect(page.getByRole("alert")).toContainText("O texto passa de 64 KB");
    await expect(page.getByLabel("Seu plano ou a resposta de uma IA")).toHaveValue(/^Plano: EF05MA03.*aaa$/);
    await check(page, "a".repeat(300_000));
    await expect(page.getByRole("alert")).toContainText("grande demais para ser lido");
  });
});
