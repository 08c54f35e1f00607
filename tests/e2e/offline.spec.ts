import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("a visited page of the book can be read offline, and the others say what is kept", async ({
  page,
  context,
}) => {
  await page.goto("/pt-br/chapter3-ex1");
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: /Mudar para o modo/ }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goto("/pt-br/news");
  await expect(page.getByRole("heading", { name: "Você está sem internet" })).toBeVisible();
  await page
    .getByRole("link", { name: title ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await context.setOffline(false);
  await page.goto("/pt-br/news");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Você está sem internet")).toHaveCount(0);
});

test("the very first page from a printed code can be read offline afterwards, with its neighbours", async ({
  page,
  context,
}) => {
  await page.goto("/pt-br/chapter3-ex2");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const neighbours = await page
    .locator("a[rel=prev], a[rel=next]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(neighbours).toEqual(["/pt-br/chapter3-ex1", "/pt-br/chapter3-ex3"]);
  // Kept without another click or load: the reader has done nothing but open it.
  for (const address of ["/pt-br/chapter3-ex2", ...neighbours]) {
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, address))
      .toBe(true);
  }
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.getByRole("button", { name: "Copiar prompt" }).first().click();
  await expect(page.getByText("Copiado").first()).toBeVisible();
  await page.goto(neighbours[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
  await expect(page.getByText("Você está sem internet")).toHaveCount(0);
});
